extension TypeInference {
  /// The type that a key path begins at.
  func root(ofKeyPath path: SyntaxNode) -> InferredType {
    if let written = path.firstChild(.nameExpression), let name = written.referencedName {
      return writtenType(written, name: name)
    }
    guard let argument = path.parent, argument.kind == .argument, let call = argument.parent else {
      return .unknown
    }
    if call.kind == .attribute { return .external("EnvironmentValues") }
    guard call.kind == .callSuffix, let callee = call.callee, let name = callee.referencedName
    else {
      return .unknown
    }
    switch callee.kind {
    case .nameExpression where name == "ForEach" || name == "List":
      return ArgumentList(call).unlabeled.first?.value.map { type(of: $0).element } ?? .unknown
    case .memberSuffix where name == "environment" || name == "transformEnvironment":
      return .external("EnvironmentValues")
    case .memberSuffix where FrameworkNames.elementVisitors.contains(name):
      return baseType(of: callee).element
    default: return .unknown
    }
  }
}
