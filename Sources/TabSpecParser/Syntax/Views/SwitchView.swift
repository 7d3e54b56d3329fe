/// A `switch` and the names that its cases match.
public struct SwitchView: Sendable {
  /// A `case` or `default`.
  public struct Case: Sendable {
    /// The `switchCase`.
    public let node: SyntaxNode
    public let isDefault: Bool
    /// The tokens of the names in patterns like `.home` and `Page.home`.
    public let nameTokens: [Int]
    /// Whether a pattern is something else than a case's name.
    public let isOpaque: Bool
    /// Whether a `where` narrows it.
    public let hasGuard: Bool

    public var names: [String] {
      nameTokens.map { Identifier.name(ofToken: $0, in: node.tree) }
    }
  }

  public let node: SyntaxNode

  public init(_ node: SyntaxNode) {
    self.node = node
  }

  /// What is switched over.
  public var subject: SyntaxNode? {
    node.children.first { $0.kind != .switchCase && $0.kind != .ifConfig }
  }

  /// Whether it is a `switch self`.
  public var isOverSelf: Bool {
    guard let subject else { return false }
    return subject.kind == .nameExpression
      && subject.tree.tokens[subject.firstToken].kind == .selfKeyword
      || subject.kind == .tupleExpression && subject.normalizedText == "(self)"
  }

  public var cases: [Case] {
    node.children(.switchCase).map(SwitchView.read)
  }

  /// Whether some cases stand in `#if`.
  public var hasConditionalCases: Bool {
    node.firstChild(.ifConfig) != nil
  }

  private static func read(_ node: SyntaxNode) -> Case {
    var names: [Int] = []
    var isOpaque = false
    var isDefault = node.ownToken(.defaultKeyword) != nil
    for pattern in node.children(.pattern) {
      if let token = caseNameToken(of: pattern) {
        names.append(token)
      } else if matchesAll(pattern) {
        isDefault = true
      } else {
        isOpaque = true
      }
    }
    return Case(
      node: node, isDefault: isDefault, nameTokens: names, isOpaque: isOpaque,
      hasGuard: node.ownToken(.whereKeyword) != nil)
  }

  /// The case's name in `.home`, `.home(let x)`, `Page.home`, `let .home(x)`.
  static func caseNameToken(of pattern: SyntaxNode) -> Int? {
    guard let expression = pattern.children.first else { return nil }
    if expression.kind == .pattern { return caseNameToken(of: expression) }
    if expression.kind == .implicitMember { return expression.memberNameToken }
    let chain = Chain(expression)
    if chain.primary.kind == .implicitMember {
      return chain.suffixes.allSatisfy { $0.kind == .callSuffix || $0.kind == .operatorSuffix }
        ? chain.primary.memberNameToken : nil
    }
    guard chain.primary.kind == .nameExpression else { return nil }
    return chain.suffixes.last { $0.kind == .memberSuffix }?.memberNameToken
  }

  /// `_` and `let x`.
  private static func matchesAll(_ pattern: SyntaxNode) -> Bool {
    guard let inner = pattern.children.first else { return false }
    if inner.kind == .pattern {
      return inner.children.first?.kind == .nameExpression
    }
    return inner.kind == .nameExpression && inner.tree.tokens[inner.firstToken].kind == .wildcard
  }
}

extension SyntaxNode {
  /// What a `switchCase` runs: everything behind the colon.
  public var caseStatements: [SyntaxNode] {
    guard let colon = ownToken(.colon) else { return [] }
    return children.filter { $0.firstToken > colon }
  }
}
