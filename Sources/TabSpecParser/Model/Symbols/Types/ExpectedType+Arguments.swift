/// What calls ask for.
extension TypeInference {
  /// The type that is expected of `value`, which stands in an `argument` or is a trailing closure.
  func expectedType(ofArgument node: SyntaxNode, value: SyntaxNode) -> InferredType {
    guard let owner = node.parent else { return .unknown }
    switch owner.kind {
    case .callSuffix: return expectedType(ofArgument: node, of: owner)
    case .tupleExpression: return expectedType(ofElement: node, of: owner)
    case .subscriptSuffix: return expectedIndex(of: owner)
    case .macroExpansion: return sibling(of: node, in: owner)
    case .attribute: return expectedAttributeArgument(node, of: owner)
    default: return .unknown
    }
  }

  private func expectedType(ofElement node: SyntaxNode, of tuple: SyntaxNode) -> InferredType {
    let elements = tuple.children(.argument)
    guard let index = elements.firstIndex(of: node) else { return .unknown }
    let expected = expectedType(of: tuple)
    if case .tuple(let types) = expected.unwrapped {
      return types.indices.contains(index) ? types[index].type : .unknown
    }
    return elements.count == 1 ? expected : .unknown
  }

  private func expectedIndex(of suffix: SyntaxNode) -> InferredType {
    guard let parent = suffix.parent, parent.kind == .postfixExpression else { return .unknown }
    let chain = Chain(parent)
    guard let count = chain.suffixes.firstIndex(of: suffix),
      case .dictionary(let key, _) = type(of: chain, suffixCount: count).unwrapped
    else { return .unknown }
    return key
  }

  /// `@AppStorage(wrappedValue: .home, "page") var page: Page`
  private func expectedAttributeArgument(
    _ node: SyntaxNode, of attribute: SyntaxNode
  ) -> InferredType {
    guard let binding = attribute.parent?.firstChild(.patternBinding),
      let label = ArgumentList(attribute).all.first(where: { $0.node == node })?.label,
      ["wrappedValue", "initialValue", "default", "defaultValue"].contains(label)
    else { return .unknown }
    let written = binding.firstChild(.typeAnnotation)?.firstChild(.type)
    return written.map { references.type($0) } ?? .unknown
  }

  // MARK: - Calls

  private func expectedType(ofArgument node: SyntaxNode, of call: SyntaxNode) -> InferredType {
    let arguments = ArgumentList(call).all
    guard let position = arguments.firstIndex(where: { $0.node == node }) else { return .unknown }
    let targets = CallTargets(self).targets(of: call)
    if !targets.isEmpty {
      let types = targets.compactMap { target -> InferredType? in
        let index = target.partialAssignments(of: arguments)[position]
        return index.map { target.parameters[$0].type }
      }
      return types.first { !$0.isUnknown } ?? .unknown
    }
    return frameworkParameter(of: call, argument: arguments[position])
  }

  /// What a function of another module asks for.
  private func frameworkParameter(
    of call: SyntaxNode, argument: ArgumentList.Argument
  ) -> InferredType {
    guard let callee = call.callee, let name = callee.referencedName else { return .unknown }
    if argument.value?.kind == .closureExpression {
      return visitor(of: call, callee: callee, name: name, argument: argument)
    }
    let label = argument.label
    switch callee.kind {
    case .nameExpression:
      if FrameworkNames.wrappers.contains(name) || name == "Optional" {
        return wrappedParameter(of: writtenType(callee, name: name), call: call)
      }
      if FrameworkNames.comparers.contains(name) { return sibling(of: argument.node, in: call) }
    case .implicitMember where ["constant", "init", "some"].contains(name):
      guard let parent = callee.parent else { return .unknown }
      return wrappedParameter(of: expectedType(of: parent), call: call)
    case .memberSuffix:
      let base = baseType(of: callee)
      if case .metatype(let type) = base, ["constant", "init", "some"].contains(name) {
        return wrappedParameter(of: type, call: call)
      }
      if FrameworkNames.elementTakers.contains(name), label != "at" {
        return label == "contentsOf" ? base : base.element
      }
      if case .dictionary(let key, let value) = base.unwrapped {
        return label == "forKey" ? key : value
      }
      if label == "value", let key = ArgumentList(call).value("key") {
        return preferenceValue(of: key)
      }
      if name == "environment", let path = ArgumentList(call).unlabeled.first?.value,
        path.kind == .keyPathExpression, path != argument.value
      {
        return environmentValue(at: path)
      }
    default: break
    }
    let isOpen = label.map { FrameworkNames.openLabels.contains($0) } ?? false
    return FrameworkNames.plainTakers.contains(name) && !isOpen ? .external("") : .unknown
  }

  /// The value in `State(initialValue:)`, `.constant(…)`, where the whole is of `type` or stands where a type is known.
  func wrappedParameter(of type: InferredType, call: SyntaxNode) -> InferredType {
    switch type {
    case .wrapper(let value), .optional(let value): return value
    default: break
    }
    guard let expression = call.parent else { return .unknown }
    switch expectedType(of: expression) {
    case .wrapper(let value), .optional(let value): return value
    default: return .unknown
    }
  }

  /// The type of another argument that has one.
  private func sibling(of node: SyntaxNode, in call: SyntaxNode) -> InferredType {
    ArgumentList(call).all.lazy.filter { $0.node != node && !$0.isTrailing }
      .compactMap(\.value).map { ownType(of: $0) }
      .first { !$0.isUnknown } ?? .unknown
  }

  /// The value of a `PreferenceKey` or `EnvironmentKey`, given as `Key.self`.
  func preferenceValue(of key: SyntaxNode) -> InferredType {
    guard case .metatype(let type) = type(of: key), let declared = type.declaration else {
      return .unknown
    }
    let value = members.declarations(named: "defaultValue", in: declared).first
    return value.map { self.type(of: $0) } ?? .unknown
  }
}
