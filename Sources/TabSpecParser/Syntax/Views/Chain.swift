/// An expression as a base and what is chained to it: `HomeView()` and `.tabItem { … }`, `.tag(0)`.
public struct Chain: Sendable {
  /// The whole expression.
  public let node: SyntaxNode
  /// What the chain begins with.
  public let primary: SyntaxNode
  /// Members, calls, subscripts and operators behind the primary, in order.
  public let suffixes: [SyntaxNode]

  /// Any expression; one without suffixes is its own primary.
  public init(_ expression: SyntaxNode) {
    node = expression
    if expression.kind == .postfixExpression, let first = expression.children.first {
      primary = first
      suffixes = Array(expression.children.dropFirst())
    } else {
      primary = expression
      suffixes = []
    }
  }

  /// The calls of members, those inside `#if` included: `.tabItem { … }`, `.tag(0)`.
  public var modifiers: [Modifier] {
    Chain.modifiers(in: suffixes, buildConditions: [])
  }

  /// The modifiers with one of `names`, in order.
  public func modifiers(named names: String...) -> [Modifier] {
    modifiers.filter { names.contains($0.name) }
  }

  /// The call that the chain begins with: `Text("Home")`, `SwiftUI.Text("Home")`; nil for a plain name or member.
  public var call: Call? {
    Call(chain: self)
  }

  /// The name that the chain begins with, a module's name in front of it left out; nil where it begins with no name.
  public var baseName: String? {
    guard let token = baseNameToken else { return nil }
    return Identifier.name(ofToken: token, in: node.tree)
  }

  /// Whether the module stands before the name: `SwiftUI.Tab`.
  public var isQualified: Bool {
    baseNameToken != primary.firstToken
  }

  /// The token of `baseName`.
  public var baseNameToken: Int? {
    guard primary.kind == .nameExpression else { return nil }
    if node.tree.token(primary.firstToken, is: "SwiftUI"), let member = suffixes.first,
      member.kind == .memberSuffix
    {
      return member.memberNameToken
    }
    return primary.firstToken
  }

  private static func modifiers(
    in suffixes: [SyntaxNode], buildConditions: [BuildCondition]
  ) -> [Modifier] {
    var found: [Modifier] = []
    for (index, suffix) in suffixes.enumerated() {
      switch suffix.kind {
      case .memberSuffix:
        guard index + 1 < suffixes.count, suffixes[index + 1].kind == .callSuffix,
          let name = suffix.memberNameToken
        else { continue }
        found.append(
          Modifier(
            member: suffix, nameToken: name, call: suffixes[index + 1],
            buildConditions: buildConditions))
      case .ifConfigSuffix:
        for (branch, clause) in suffix.children(.ifConfigClause).enumerated() {
          found += modifiers(
            in: Array(clause.children),
            buildConditions: buildConditions + [BuildCondition(block: suffix, branch: branch)])
        }
      default: break
      }
    }
    return found
  }
}

/// A branch of a `#if` that a modifier stands in.
public struct BuildCondition: Hashable, Sendable {
  public let block: SyntaxNode
  /// 0-based.
  public let branch: Int
}

/// A call of a member in a chain.
public struct Modifier: Sendable {
  /// The `memberSuffix`.
  public let member: SyntaxNode
  public let nameToken: Int
  /// The `callSuffix`.
  public let call: SyntaxNode
  /// The `#if` branches it stands in, outermost first.
  public let buildConditions: [BuildCondition]

  public let name: String

  init(member: SyntaxNode, nameToken: Int, call: SyntaxNode, buildConditions: [BuildCondition]) {
    self.member = member
    self.nameToken = nameToken
    self.call = call
    self.buildConditions = buildConditions
    name = Identifier.name(ofToken: nameToken, in: member.tree)
  }

  /// The range of the name.
  public var nameRange: TextRange {
    member.tree.range(ofToken: nameToken)
  }

  public var arguments: ArgumentList {
    ArgumentList(call)
  }

  /// From the period to the end of the call.
  public var range: TextRange {
    member.range.lowerBound..<call.range.upperBound
  }
}
