/// A function or an initialiser, seen in its file.
public struct FunctionDeclaration: Sendable {
  public let file: TabFile
  /// The `functionDeclaration` or `initializerDeclaration`.
  public let node: SyntaxNode
  /// The name's token; `init` of an initialiser.
  public let nameToken: Int

  /// - Returns: nil where `node` is neither, or its name is an operator.
  public init?(_ node: SyntaxNode, file: TabFile) {
    switch node.kind {
    case .functionDeclaration:
      guard let token = node.declaredNameToken else { return nil }
      nameToken = token
    case .initializerDeclaration:
      guard let token = node.ownToken(.initKeyword) else { return nil }
      nameToken = token
    default: return nil
    }
    self.file = file
    self.node = node
  }

  public var name: String {
    Identifier.name(ofToken: nameToken, in: node.tree)
  }

  public var isInitializer: Bool {
    node.kind == .initializerDeclaration
  }

  public var isStatic: Bool {
    node.ownToken(.staticKeyword) != nil || node.ownToken(.classKeyword) != nil
  }

  /// Whether the declaration is hidden from other files.
  public var isPrivate: Bool {
    node.ownToken(.privateKeyword) != nil || node.ownToken(.fileprivateKeyword) != nil
  }

  public var parameters: [ParameterDeclaration] {
    ParameterDeclaration.all(in: node, file: file)
  }

  /// The type behind `->`.
  public var resultType: SyntaxNode? {
    node.firstChild(.returnClause)?.firstChild(.type)
  }
}

/// A parameter of a function, an initialiser, a closure or a case with associated values.
public struct ParameterDeclaration: Sendable {
  public let file: TabFile
  /// The `parameter`.
  public let node: SyntaxNode
  /// The token of the label that a call writes; nil for `_`.
  public let labelToken: Int?
  /// The token of the name inside; the label's where both are one.
  public let nameToken: Int

  /// - Returns: nil where `node` is a type alone.
  init?(_ node: SyntaxNode, file: TabFile) {
    let tree = node.tree
    let names = node.ownTokens.prefix { tree.tokens[$0].kind != .colon }.filter {
      let kind = tree.tokens[$0].kind
      return kind.isIdentifier || kind.isReservedWord || kind == .dollarIdentifier
    }
    guard let first = names.suffix(2).first, let last = names.last else { return nil }
    self.file = file
    self.node = node
    labelToken = tree.tokens[first].kind == .wildcard ? nil : first
    nameToken = last
  }

  /// The parameters of a node with a `parameterClause`.
  static func all(in declaration: SyntaxNode, file: TabFile) -> [ParameterDeclaration] {
    let nodes = declaration.firstChild(.parameterClause)?.children(.parameter) ?? []
    return nodes.compactMap { ParameterDeclaration($0, file: file) }
  }

  public var label: String? {
    labelToken.map { Identifier.name(ofToken: $0, in: node.tree) }
  }

  public var name: String {
    Identifier.name(ofToken: nameToken, in: node.tree)
  }

  /// Whether the word that a call writes is the name inside too.
  public var isLabelledByName: Bool {
    labelToken == nameToken
  }

  public var type: SyntaxNode? {
    node.firstChild(.type)
  }

  public var hasDefault: Bool {
    node.ownToken(.equal) != nil
  }

  public var isVariadic: Bool {
    node.ownTokens.contains { node.tree.token($0, is: "...") }
  }
}
