/// A call of a name: `TabView(selection: $tab) { … }`.
public struct Call: Sendable {
  public let nameToken: Int
  public let name: String
  /// The `callSuffix`.
  public let suffix: SyntaxNode

  /// The call at the beginning of a chain; nil where the chain does not begin with one.
  init?(chain: Chain) {
    guard let name = chain.baseNameToken else { return nil }
    let position = name == chain.primary.firstToken ? 0 : 1
    guard position < chain.suffixes.count, chain.suffixes[position].kind == .callSuffix else {
      return nil
    }
    nameToken = name
    self.name = Identifier.name(ofToken: name, in: chain.node.tree)
    suffix = chain.suffixes[position]
  }

  /// The call that `suffix` makes; nil where what is called is no name.
  public init?(suffix: SyntaxNode) {
    guard let expression = suffix.parent, expression.kind == .postfixExpression else { return nil }
    let children = expression.children
    var previous: SyntaxNode?
    for child in children {
      if child.index == suffix.index { break }
      // Nothing but a name, or a module's name and a name, may stand before.
      guard previous == nil || child.kind == .memberSuffix else { return nil }
      previous = child
    }
    self.init(chain: Chain(expression))
    guard self.suffix.index == suffix.index else { return nil }
  }

  public var nameRange: TextRange {
    suffix.tree.range(ofToken: nameToken)
  }

  public var arguments: ArgumentList {
    ArgumentList(suffix)
  }

  /// From the name to the end of the call, without what is chained to it.
  public var range: TextRange {
    nameRange.lowerBound..<suffix.range.upperBound
  }

  /// The whole chain that the call begins.
  public var chain: Chain {
    Chain(suffix.parent ?? suffix)
  }
}

/// What a call hands over: arguments in parentheses and trailing closures.
public struct ArgumentList: Sendable {
  /// One argument.
  public struct Argument: Sendable {
    /// The `argument`, `closureExpression` or `labeledClosure`.
    public let node: SyntaxNode
    /// The token of the label; nil where there is none.
    public let labelToken: Int?
    /// The value; nil where it is missing.
    public let value: SyntaxNode?
    public let isTrailing: Bool

    public var label: String? {
      labelToken.map { Identifier.name(ofToken: $0, in: node.tree) }
    }

    public var labelRange: TextRange? {
      labelToken.map { node.tree.range(ofToken: $0) }
    }
  }

  public let all: [Argument]

  /// The arguments of a `callSuffix`, an `attribute` or a `macroExpansion`.
  public init(_ call: SyntaxNode) {
    var all: [Argument] = []
    for child in call.children {
      switch child.kind {
      case .argument:
        let value = child.children.first
        let hasLabel = value.map { child.firstToken < $0.firstToken } ?? !child.isEmpty
        all.append(
          Argument(
            node: child, labelToken: hasLabel ? child.firstToken : nil, value: value,
            isTrailing: false))
      case .closureExpression:
        all.append(Argument(node: child, labelToken: nil, value: child, isTrailing: true))
      case .labeledClosure:
        all.append(
          Argument(
            node: child, labelToken: child.firstToken, value: child.children.first,
            isTrailing: true))
      default: break
      }
    }
    self.all = all
  }

  /// The argument with `label`.
  public subscript(label: String) -> Argument? {
    all.first { $0.label == label }
  }

  /// The value of the argument with `label`.
  public func value(_ label: String) -> SyntaxNode? {
    self[label]?.value
  }

  /// The first argument that has one of `labels`, in their order; `_` stands for the first one without label.
  public func first(_ labels: [String]) -> Argument? {
    for label in labels {
      if let found = label == "_" ? unlabeled.first : self[label] { return found }
    }
    return nil
  }

  /// The arguments without label, trailing closures left out.
  public var unlabeled: [Argument] {
    all.filter { $0.labelToken == nil && !$0.isTrailing }
  }

  /// The first trailing closure, which has no label.
  public var trailingClosure: SyntaxNode? {
    all.first { $0.isTrailing && $0.labelToken == nil }?.value
  }
}
