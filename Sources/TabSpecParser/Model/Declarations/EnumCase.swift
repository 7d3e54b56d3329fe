/// A case of an enum.
public struct EnumCase: Sendable {
  public let file: TabFile
  /// The `caseElement`.
  public let node: SyntaxNode
  public let nameToken: Int

  init?(node: SyntaxNode, file: TabFile) {
    guard node.tree.tokens[node.firstToken].kind.isIdentifier, !node.isEmpty else { return nil }
    self.file = file
    self.node = node
    nameToken = node.firstToken
  }

  public var name: String {
    Identifier.name(ofToken: nameToken, in: node.tree)
  }

  public var nameRange: TextRange {
    node.tree.range(ofToken: nameToken)
  }

  public var hasAssociatedValues: Bool {
    node.firstChild(.parameterClause) != nil
  }

  /// Whether it is there under a build condition or for some systems only.
  public var isConditional: Bool {
    guard let declaration = node.parent else { return false }
    return declaration.parent?.kind == .ifConfigClause
      || declaration.attributeNames.contains("available")
  }

  /// The expression behind `=`.
  var rawValueExpression: SyntaxNode? {
    node.ownToken(.equal) == nil ? nil : node.children.filter { $0.kind != .parameterClause }.last
  }
}
