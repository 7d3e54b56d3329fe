/// The parameters of an initialiser or a function.
public struct ParameterList: Sendable {
  public struct Parameter: Sendable {
    /// nil for `_`.
    public var label: String?
    /// The name inside.
    public var name: String
    public var type: ValueType
    /// The type as it is written, on one line.
    public var typeText: String
    public var isClosure: Bool
    public var hasDefault: Bool
    public var isVariadic: Bool

    public init(
      label: String?, name: String, type: ValueType, typeText: String, isClosure: Bool,
      hasDefault: Bool, isVariadic: Bool
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.typeText = typeText
      self.isClosure = isClosure
      self.hasDefault = hasDefault
      self.isVariadic = isVariadic
    }
  }

  public var parameters: [Parameter]

  public init(parameters: [Parameter]) {
    self.parameters = parameters
  }

  /// The parameters of a `functionDeclaration`, an `initializerDeclaration` or another node with a `parameterClause`.
  public init(_ declaration: SyntaxNode) {
    self.init(declaration.firstChild(.parameterClause)?.children(.parameter) ?? [])
  }

  /// The parameters of a list of `parameter` nodes.
  init(_ nodes: [SyntaxNode]) {
    parameters = nodes.compactMap(ParameterList.parameter)
  }

  private static func parameter(_ node: SyntaxNode) -> Parameter? {
    let tree = node.tree
    let own = node.ownTokens
    let names = own.prefix { tree.tokens[$0].kind != .colon }.filter {
      let kind = tree.tokens[$0].kind
      return kind.isIdentifier || kind.isReservedWord
    }
    guard let first = names.first, let last = names.last else { return nil }
    let type = node.firstChild(.type)
    let label = tree.text(ofToken: first)
    return Parameter(
      label: label == "_" ? nil : Identifier.name(ofToken: first, in: tree),
      name: Identifier.name(ofToken: last, in: tree),
      type: type.map { ValueType($0) } ?? .unknown,
      typeText: type.map(\.textOnOneLine) ?? "_",
      isClosure: type.map(ParameterList.isClosureType) ?? false,
      hasDefault: node.ownToken(.equal) != nil,
      isVariadic: own.contains { tree.token($0, is: "...") })
  }

  /// Whether a type is a function's, or an optional one.
  public static func isClosureType(_ type: SyntaxNode) -> Bool {
    if type.ownToken(.arrow) != nil { return true }
    let inner = type.children(.type)
    return type.ownToken(.leftParenthesis) != nil && inner.count == 1 && isClosureType(inner[0])
  }
}
