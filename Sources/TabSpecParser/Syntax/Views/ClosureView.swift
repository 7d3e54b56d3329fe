/// A closure: the names of its parameters and its statements.
public struct ClosureView: Sendable {
  public let node: SyntaxNode

  /// - Parameter node: a `closureExpression`.
  public init(_ node: SyntaxNode) {
    self.node = node
  }

  public var signature: SyntaxNode? {
    node.firstChild(.closureSignature)
  }

  public var statements: [SyntaxNode] {
    node.children.filter { $0.kind != .closureSignature }
  }

  public var parameterNames: [String] {
    guard let signature else { return [] }
    if let clause = signature.firstChild(.parameterClause) {
      return ParameterList(clause.children(.parameter)).parameters.map(\.name)
    }
    return signature.children(.closureParameter).map {
      Identifier.name(ofToken: $0.firstToken, in: node.tree)
    }
  }

  /// The types that the signature gives to the parameters.
  public var parameterTypes: [String: ValueType] {
    guard let clause = signature?.firstChild(.parameterClause) else { return [:] }
    return ParameterList(clause.children(.parameter)).parameters.reduce(into: [:]) {
      $0[$1.name] = $1.type
    }
  }
}
