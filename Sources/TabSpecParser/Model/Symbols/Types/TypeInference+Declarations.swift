/// The types of what declarations give.
extension TypeInference {
  /// The type of what a declaration gives.
  package func type(of declaration: Declaration) -> InferredType {
    guard let inference = next(in: declaration.file) else { return .unknown }
    switch declaration {
    case .variable(let variable): return inference.type(of: variable)
    case .parameter(let parameter), .label(let parameter):
      return inference.type(of: parameter)
    case .local(let name): return inference.type(of: name)
    case .function(let function):
      return .function(
        parameters: function.parameters.map { inference.type(of: $0) },
        result: inference.result(of: function))
    case .enumCase(let enumCase):
      guard let type = project.enclosingType(of: enumCase.node, file: enumCase.file) else {
        return .unknown
      }
      return .declared(type, arguments: [])
    case .type(let type):
      return .metatype(
        type.node.kind == .typealiasDeclaration
          ? type.node.children(.type).last.map { inference.references.type($0) } ?? .unknown
          : .declared(type, arguments: []))
    case .genericParameter(let name):
      return .metatype(.generic(Identifier.name(ofToken: name.nameToken, in: name.file.tree)))
    }
  }

  /// What a call of a function gives.
  func result(of function: FunctionDeclaration) -> InferredType {
    if function.isInitializer {
      return project.enclosingType(of: function.node, file: function.file).map {
        .declared($0, arguments: [])
      } ?? .unknown
    }
    return function.resultType.map { references.type($0) } ?? .external("Void")
  }

  private func type(of variable: VariableDeclaration) -> InferredType {
    if let written = variable.binding.firstChild(.typeAnnotation)?.firstChild(.type) {
      return references.type(written)
    }
    if let value = variable.initialValue { return type(of: value) }
    let environment = variable.declaration.children(.attribute).first {
      TypeInference.name(ofAttribute: $0) == "Environment"
    }
    guard let value = environment.flatMap({ ArgumentList($0).all.first?.value }) else {
      return .unknown
    }
    if value.kind == .keyPathExpression { return environmentValue(at: value) }
    if case .metatype(let type) = type(of: value) { return type }
    return .unknown
  }

  private static func name(ofAttribute node: SyntaxNode) -> String {
    node.ownTokens.dropFirst().first.map { Identifier.name(ofToken: $0, in: node.tree) } ?? ""
  }

  /// The value that a key path finds in the environment.
  func environmentValue(at path: SyntaxNode) -> InferredType {
    path.children.reduce(.external("EnvironmentValues")) { type, part in
      part.kind == .memberSuffix ? self.type(ofMember: part, of: type) : .unknown
    }
  }

  /// The type inside the function.
  func type(of parameter: ParameterDeclaration) -> InferredType {
    guard let written = parameter.type else { return .unknown }
    let type = references.type(written)
    if case .function(let parameters, let result) = type, parameters.isEmpty,
      written.attributeNames.contains("autoclosure")
    {
      return result
    }
    return parameter.isVariadic ? .sequence(type) : type
  }
}
