/// Names with what is chained to them.
extension TypeInference {
  func type(of chain: Chain) -> InferredType {
    type(of: chain, suffixCount: chain.suffixes.count)
  }

  /// The type of the beginning of a chain, with the first `suffixCount` suffixes.
  package func type(of chain: Chain, suffixCount: Int) -> InferredType {
    var position = 0
    guard var current = beginning(of: chain, limit: suffixCount, position: &position) else {
      return .unknown
    }
    while position < suffixCount {
      let suffix = chain.suffixes[position]
      position += 1
      switch suffix.kind {
      case .memberSuffix:
        let callee = position < suffixCount ? chain.suffixes[position] : nil
        if let callee, callee.kind == .callSuffix {
          current = result(ofCall: callee, of: suffix, on: current)
          position += 1
        } else {
          current = type(ofMember: suffix, of: current)
        }
      case .callSuffix: current = result(ofCallee: current.asCallee, call: suffix)
      case .subscriptSuffix: current = element(of: current, subscript: suffix)
      case .operatorSuffix: current = current.unwrapped
      case .ifConfigSuffix: break
      default: return .unknown
      }
    }
    return current
  }

  /// What the chain begins with, a call of it included.
  private func beginning(of chain: Chain, limit: Int, position: inout Int) -> InferredType? {
    let primary = chain.primary
    switch primary.kind {
    case .nameExpression: return named(primary, chain: chain, limit: limit, position: &position)
    case .implicitMember:
      let base = implicitType(of: chain.node).unwrapped
      guard !base.isUnknown else { return nil }
      if limit > 0, chain.suffixes[0].kind == .callSuffix {
        position = 1
        return result(ofCall: chain.suffixes[0], of: primary, on: .metatype(base))
      }
      return type(ofMember: primary, of: .metatype(base))
    default: return type(of: primary)
    }
  }

  private func named(
    _ primary: SyntaxNode, chain: Chain, limit: Int, position: inout Int
  ) -> InferredType? {
    let tree = primary.tree
    switch tree.tokens[primary.firstToken].kind {
    case .selfKeyword: return selfType(at: primary)
    case .selfTypeKeyword: return .metatype(selfType(at: primary))
    case .superKeyword: return superType(at: primary)
    case .dollarIdentifier: return projected(primary)
    default: break
    }
    guard let name = primary.referencedName else { return nil }
    let declarations = names.declarations(named: name, at: primary)
    if limit > 0, chain.suffixes[0].kind == .callSuffix {
      position = 1
      let call = chain.suffixes[0]
      if let target = CallTargets(self).targets(of: call).first { return target.result }
      return declarations.first.map { result(ofCallee: type(of: $0), call: call) }
        ?? frameworkResult(of: name, call: call, written: primary)
    }
    if let first = declarations.first { return type(of: first) }
    if let wrapped = wrapperStorage(name, at: primary) { return wrapped }
    if name == "newValue" || name == "oldValue", let value = accessedValue(at: primary) {
      return value
    }
    guard name.first?.isUppercase ?? false else { return nil }
    return .metatype(writtenType(primary, name: name))
  }

  /// The type that a `nameExpression` names, with its generic arguments.
  func writtenType(_ primary: SyntaxNode, name: String) -> InferredType {
    let clause = primary.firstChild(.genericArgumentClause)
    return references.type(
      named: [name], at: primary,
      arguments: clause?.children(.type).map { references.type($0) } ?? [])
  }

  /// The type of `self` at `node`.
  func selfType(at node: SyntaxNode) -> InferredType {
    if let type = project.enclosingType(of: node, file: file) {
      let arguments = type.genericParameters.map { InferredType.generic($0) }
      return .declared(type, arguments: arguments)
    }
    let path = project.enclosingPaths(of: node).first
    return .external(path?.last ?? "")
  }

  private func superType(at node: SyntaxNode) -> InferredType {
    guard let type = project.enclosingType(of: node, file: file),
      let base = type.inheritedTypes.first
    else { return .unknown }
    return project.type(named: base, at: type.node, of: type.file).map {
      .declared($0, arguments: [])
    } ?? .external(base)
  }

  /// What `newValue` and `oldValue` are values of.
  private func accessedValue(at node: SyntaxNode) -> InferredType? {
    guard let binding = node.firstAncestor(.accessor)?.parent?.parent,
      let declaration = binding.parent,
      let variable = VariableDeclaration(binding: binding, declaration: declaration, file: file)
    else { return nil }
    return type(of: .variable(variable))
  }

  /// `$name`: a binding to the variable; `$0`: a parameter of the closure around.
  private func projected(_ primary: SyntaxNode) -> InferredType? {
    guard let name = primary.referencedName?.dropFirst() else { return nil }
    if let index = Int(name) {
      guard let closure = primary.firstAncestor(.closureExpression) else { return nil }
      let parameters = parameters(ofClosure: closure)
      return parameters.indices.contains(index) ? parameters[index] : nil
    }
    let declarations = names.declarations(named: String(name), at: primary)
    return declarations.first.map { .wrapper(type(of: $0).wrappedValue) }
  }

  /// `_name`: the wrapper behind a variable.
  private func wrapperStorage(_ name: String, at node: SyntaxNode) -> InferredType? {
    guard name.hasPrefix("_"), name.count > 1 else { return nil }
    let found = names.declarations(named: String(name.dropFirst()), at: node).first
    guard case .variable(let variable) = found, !variable.attributes.isEmpty else { return nil }
    return .wrapper(type(of: .variable(variable)))
  }

  private func element(of base: InferredType, subscript suffix: SyntaxNode) -> InferredType {
    switch base.unwrapped {
    case .dictionary(_, let value):
      return ArgumentList(suffix)["default"] == nil ? .optional(value) : value
    case .sequence, .wrapper:
      let isRange = ArgumentList(suffix).all.first?.value.map { type(of: $0) }
      if case .sequence = isRange { return base }
      return base.element
    default: return .unknown
    }
  }
}

extension InferredType {
  /// `[Page]` and `[Page: Int]` in front of a call are types.
  fileprivate var asCallee: InferredType {
    switch self {
    case .sequence(.metatype(let element)): .metatype(.sequence(element))
    case .dictionary(.metatype(let key), .metatype(let value)):
      .metatype(.dictionary(key: key, value: value))
    default: self
    }
  }
}
