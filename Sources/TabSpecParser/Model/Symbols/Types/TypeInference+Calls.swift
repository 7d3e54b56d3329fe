/// What calls give.
extension TypeInference {
  /// The type of what stands before a `memberSuffix` in its chain.
  func baseType(of member: SyntaxNode) -> InferredType {
    guard let parent = member.parent, parent.kind == .postfixExpression else {
      // In `#if` between the modifiers of a view.
      return member.parent?.kind == .ifConfigClause ? .view : .unknown
    }
    let chain = Chain(parent)
    guard let count = chain.suffixes.firstIndex(of: member) else { return .unknown }
    return next()?.type(of: chain, suffixCount: count) ?? .unknown
  }

  /// What `.name(…)` gives on a value of type `base`.
  func result(
    ofCall call: SyntaxNode, of member: SyntaxNode, on base: InferredType
  ) -> InferredType {
    guard let name = member.referencedName else { return .unknown }
    if let target = CallTargets(self).targets(of: call, on: base).first { return target.result }
    if let result = builtInResult(of: name, call: call, on: base) { return result }
    if let declaration = declarations(ofMember: name, of: base).first {
      return result(ofCallee: type(of: declaration), call: call)
    }
    return isView(base) ? .view : .unknown
  }

  /// What calling a value gives.
  func result(ofCallee callee: InferredType, call: SyntaxNode) -> InferredType {
    switch callee.unwrapped {
    case .metatype(let type):
      return ArgumentList(call)["rawValue"] == nil ? type : .optional(type)
    case .function(_, let result): return result
    default: return .unknown
    }
  }

  private func isView(_ type: InferredType) -> Bool {
    switch type.unwrapped {
    case .external(let name): return name == "View" || FrameworkViews.names.contains(name)
    case .declared(let declared, _):
      return project.parts(of: declared).contains { $0.inheritedTypes.contains("View") }
    default: return false
    }
  }

  private func builtInResult(
    of name: String, call: SyntaxNode, on base: InferredType
  ) -> InferredType? {
    let arguments = ArgumentList(call).all
    switch base.unwrapped {
    case .metatype(let type):
      switch name {
      case "init": return result(ofCallee: base, call: call)
      case "constant":
        if case .wrapper = type { return type }
        guard let value = arguments.first?.value else { return .unknown }
        return .wrapper(self.type(of: value))
      case "some": return type
      default: return nil
      }
    case .wrapper:
      let isKept = name == "animation" || name == "transaction"
      return isKept || FrameworkNames.publisherKeepers.contains(name) ? base : nil
    case .dictionary(_, let value): return name == "removeValue" ? .optional(value) : nil
    case .sequence(let element):
      switch name {
      case "contains", "allSatisfy": return .boolean
      case "firstIndex", "lastIndex", "index": return .optional(.integer)
      case "enumerated":
        return .sequence(
          .tuple([
            InferredType.TupleElement(label: "offset", type: .integer),
            InferredType.TupleElement(label: "element", type: element),
          ]))
      case "map", "compactMap":
        guard let closure = arguments.first?.value else { return .unknown }
        let mapped = mapped(by: closure, element: element)
        return .sequence(name == "map" ? mapped : mapped.unwrapped)
      case _ where FrameworkNames.elementGivers.contains(name): return .optional(element)
      case _ where FrameworkNames.collectionKeepers.contains(name): return base
      default: return nil
      }
    default: return nil
    }
  }

  /// What a closure or a key path makes of an element.
  private func mapped(by transform: SyntaxNode, element: InferredType) -> InferredType {
    if transform.kind == .keyPathExpression {
      return transform.children.reduce(element) { type, suffix in
        suffix.kind == .memberSuffix ? self.type(ofMember: suffix, of: type) : .unknown
      }
    }
    if case .function(_, let result) = type(of: transform) { return result }
    return .unknown
  }

  /// What a function or a type gives that the project does not declare.
  func frameworkResult(
    of name: String, call: SyntaxNode, written: SyntaxNode
  ) -> InferredType {
    let first = ArgumentList(call).all.first?.value
    let isLowercase = !(name.first?.isUppercase ?? false)
    if isLowercase {
      guard FrameworkNames.comparers.contains(name), let first else { return .unknown }
      return type(of: first)
    }
    let type = writtenType(written, name: name)
    switch name {
    case "Array", "Set", "ArraySlice":
      if case .sequence = type { return type }
      return .sequence(first.map { self.type(of: $0).element } ?? .unknown)
    case "Optional":
      if case .optional = type { return type }
      return .optional(first.map { self.type(of: $0) } ?? .unknown)
    case _ where FrameworkNames.wrappers.contains(name):
      if case .wrapper = type { return type }
      return .wrapper(first.map { self.type(of: $0).wrappedValue } ?? .unknown)
    default: return type
    }
  }
}
