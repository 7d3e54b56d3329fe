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
      label == "wrappedValue" || label == "initialValue"
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
      if FrameworkNames.elementTakers.contains(name), label != "at" { return base.element }
      if case .dictionary(let key, let value) = base.unwrapped {
        return label == "forKey" ? key : value
      }
      if label == "value", let key = ArgumentList(call).value("key") {
        return preferenceValue(of: key)
      }
    default: break
    }
    let isOpen = label.map { FrameworkNames.openLabels.contains($0) } ?? false
    return FrameworkNames.plainTakers.contains(name) && !isOpen ? .external("") : .unknown
  }

  /// The value in `State(initialValue:)`, `.constant(…)`, where the whole is of `type` or stands where a type is known.
  private func wrappedParameter(of type: InferredType, call: SyntaxNode) -> InferredType {
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
  private func preferenceValue(of key: SyntaxNode) -> InferredType {
    guard case .metatype(let type) = type(of: key), let declared = type.declaration else {
      return .unknown
    }
    let value = members.declarations(named: "defaultValue", in: declared).first
    return value.map { self.type(of: $0) } ?? .unknown
  }

  // MARK: - Closures

  /// The types of a closure's parameters, as far as what takes the closure tells.
  func parameters(ofClosure closure: SyntaxNode) -> [InferredType] {
    guard case .function(let parameters, _) = expectedType(of: closure).unwrapped else {
      return []
    }
    return parameters
  }

  /// What a function of another module hands to its closure.
  private func visitor(
    of call: SyntaxNode, callee: SyntaxNode, name: String, argument: ArgumentList.Argument
  ) -> InferredType {
    if callee.kind == .nameExpression, name == "Binding" {
      return binding(of: call, callee: callee, argument: argument)
    }
    let arguments = ArgumentList(call)
    let given: InferredType? =
      switch (callee.kind, name) {
      case (.nameExpression, "ForEach"), (.nameExpression, "List"):
        arguments.unlabeled.first?.value.map { type(of: $0).element }
      case (.memberSuffix, "onChange"):
        arguments.value("of").map { type(of: $0) }
      case (.memberSuffix, "onPreferenceChange"):
        arguments.unlabeled.first?.value.map { preferenceValue(of: $0) }
      case (.memberSuffix, "sheet"), (.memberSuffix, "fullScreenCover"),
        (.memberSuffix, "popover"), (.memberSuffix, "alert"):
        arguments.value("item").map { type(of: $0).wrappedValue.unwrapped }
      case (.memberSuffix, "navigationDestination"):
        arguments.value("for").map { instanceType(type(of: $0)) }
      case (.memberSuffix, _) where FrameworkNames.elementVisitors.contains(name):
        baseType(of: callee).element
      default: nil
      }
    guard let given else { return .unknown }
    if case .tuple(let elements) = given,
      let closure = argument.value, ClosureView(closure).parameterNames.count == elements.count
    {
      return .function(parameters: elements.map(\.type), result: .unknown)
    }
    let result: InferredType = name == "filter" || name == "contains" ? .boolean : .unknown
    return .function(parameters: [given, given], result: result)
  }

  private func instanceType(_ type: InferredType) -> InferredType {
    if case .metatype(let instance) = type { instance } else { .unknown }
  }

  /// `Binding(get: { … }, set: { … })`
  private func binding(
    of call: SyntaxNode, callee: SyntaxNode, argument: ArgumentList.Argument
  ) -> InferredType {
    let value = wrappedParameter(of: writtenType(callee, name: "Binding"), call: call)
    return argument.label == "get" || argument.labelToken == nil
      ? .function(parameters: [], result: value)
      : .function(parameters: [value], result: .external("Void"))
  }

  // MARK: - Names in bodies

  /// The type of a name that a closure, a loop, a condition or a pattern gives.
  func type(of name: LocalName) -> InferredType {
    let node = name.node
    switch node.kind {
    case .closureParameter, .parameter: return closureParameter(node)
    case .bindingPattern: return bound(by: node)
    case .nameExpression: return expectedType(of: node).unwrapped
    default: return .unknown
    }
  }

  private func closureParameter(_ node: SyntaxNode) -> InferredType {
    if let written = node.firstChild(.type) { return references.type(written) }
    guard let list = node.parent, let closure = node.firstAncestor(.closureExpression),
      let index = list.children(node.kind).firstIndex(of: node)
    else { return .unknown }
    let types = parameters(ofClosure: closure)
    return types.indices.contains(index) ? types[index] : .unknown
  }

  private func bound(by pattern: SyntaxNode) -> InferredType {
    guard let parent = pattern.parent else { return .unknown }
    if parent.kind == .bindingPattern {
      guard let index = parent.children(.bindingPattern).firstIndex(of: pattern),
        case .tuple(let elements) = bound(by: parent).unwrapped, elements.indices.contains(index)
      else { return .unknown }
      return elements[index].type
    }
    if let written = parent.firstChild(.typeAnnotation)?.firstChild(.type) {
      return references.type(written)
    }
    if parent.kind == .forStatement {
      let sequence = parent.children.first { !$0.isPattern && $0.kind != .typeAnnotation }
      return sequence.map { self.type(of: $0).element } ?? .unknown
    }
    let value = parent.firstChild(.initializerClause)?.children.first
    let type = value.map { self.type(of: $0) } ?? .unknown
    return parent.kind == .condition ? type.unwrapped : type
  }
}
