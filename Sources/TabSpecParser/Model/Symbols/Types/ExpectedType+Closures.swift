/// What closures get and give.
extension TypeInference {
  /// The types of a closure's parameters, as far as what takes the closure tells.
  func parameters(ofClosure closure: SyntaxNode) -> [InferredType] {
    guard case .function(let parameters, _) = expectedType(of: closure).unwrapped else {
      return []
    }
    return parameters
  }

  /// What a function of another module hands to its closure.
  func visitor(
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
      case (.memberSuffix, "onReceive"):
        arguments.unlabeled.first?.value.map { type(of: $0).wrappedValue }
      case (.memberSuffix, "sink"): baseType(of: callee).wrappedValue
      case (.memberSuffix, "onPreferenceChange"):
        arguments.unlabeled.first?.value.map { preferenceValue(of: $0) }
      case (.memberSuffix, "sheet"), (.memberSuffix, "fullScreenCover"),
        (.memberSuffix, "popover"), (.memberSuffix, "alert"):
        arguments.value("item").map { type(of: $0).wrappedValue.unwrapped }
      case (.memberSuffix, "navigationDestination"):
        arguments.value("for").map { instanceType(type(of: $0)) }
      case (.memberSuffix, _) where FrameworkNames.elementVisitors.contains(name):
        visited(by: name, of: baseType(of: callee))
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

  /// What a collection, an optional or a publisher hands to a closure.
  private func visited(by name: String, of base: InferredType) -> InferredType {
    switch base {
    case .optional(let wrapped) where name == "map" || name == "flatMap": wrapped
    case .wrapper(let value): value
    default: base.element
    }
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
}
