/// What the code around a place says about the systems that it runs on: `#available`, `@available`, `#if os(…)`.
public struct PlatformContext: Sendable {
  /// A system's version.
  public struct Version: Hashable, Comparable, Sendable {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// Whether the code is built and run on the system at all, as far as it can be told.
  public private(set) var isReached = true
  /// The version that the system has at least, where the code says so.
  public private(set) var version: Version?

  private let system: String

  /// - Parameter system: the name that `os(…)` and `#available` know: `iOS`, which stands for iPadOS too.
  public init(around node: SyntaxNode, system: String) {
    self.system = system
    var child = node
    while let parent = child.parent {
      read(parent, from: child)
      child = parent
    }
    readAttributes(of: child)
  }

  private mutating func read(_ parent: SyntaxNode, from child: SyntaxNode) {
    switch parent.kind {
    case .ifExpression:
      if child.kind == .codeBlock { readConditions(of: parent, before: child) }
    case .codeBlock, .closureExpression, .switchCase:
      for statement in parent.children(.guardStatement) where statement.index < child.index {
        for condition in statement.children(.condition) { read(condition) }
      }
    case .ifConfig, .ifConfigSuffix:
      if child.kind == .ifConfigClause { readBuildCondition(of: child, in: parent) }
    default: break
    }
    readAttributes(of: child)
  }

  /// The conditions right before a block.
  private mutating func readConditions(of node: SyntaxNode, before block: SyntaxNode) {
    var conditions: [SyntaxNode] = []
    for part in node.children {
      if part == block { break }
      if part.kind == .condition {
        conditions.append(part)
      } else {
        conditions = []
      }
    }
    for condition in conditions { read(condition) }
  }

  private mutating func read(_ condition: SyntaxNode) {
    guard let check = condition.firstChild(.macroExpansion) else { return }
    if check.tree.token(check.firstToken, is: "#available") {
      readVersions(check)
    } else if check.tree.token(check.firstToken, is: "#unavailable") {
      isReached = false
    }
  }

  /// Attributes stand in front of everything else.
  private mutating func readAttributes(of node: SyntaxNode) {
    for attribute in node.children.lazy.prefix(while: { $0.kind == .attribute })
    where attribute.tokenIndices.contains(where: { node.tree.token($0, is: "available") }) {
      readVersions(attribute)
    }
  }

  /// `(iOS 18.0, macOS 15, *)`, and `(macOS, unavailable)`.
  private mutating func readVersions(_ node: SyntaxNode) {
    let tree = node.tree
    let words = node.tokenIndices.filter { !tree.tokens[$0].kind.isTrivia }.map {
      tree.text(ofToken: $0)
    }
    for (index, word) in words.enumerated() where word == system {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let behind = index + 2 < words.count ? words[index + 2] : ""
      if next == ",", behind == "unavailable" || behind == "obsoleted" {
        isReached = false
      } else if next == ",", behind == "introduced", index + 4 < words.count {
        raise(to: words[index + 4])
      } else {
        raise(to: next)
      }
    }
  }

  private mutating func raise(to text: String) {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard let first = numbers.first, let major = first else { return }
    let found = Version(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
    version = max(version ?? found, found)
  }

  private mutating func readBuildCondition(of clause: SyntaxNode, in block: SyntaxNode) {
    for other in block.children(.ifConfigClause) {
      let text = other.buildConditionText
      let truth = text.isEmpty ? .yes : BuildExpression.truth(of: text, on: system)
      if other == clause {
        if truth == .no || truth == .unclear { isReached = false }
        return
      }
      if truth == .yes || truth == .unclear { isReached = false }
    }
  }
}
