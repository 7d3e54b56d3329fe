import TabSpecParser

/// What a directive covers. It is bound to what begins on its line or on the line below, not to a line itself.
enum SuppressionScope {
  /// The ranges in which findings that start there are covered.
  static func ranges(of directive: Directive, in tree: SyntaxTree) -> [TextRange] {
    if directive.isAlone {
      return significantToken(from: directive.token + 1, in: tree).map { [below($0, in: tree)] }
        ?? []
    }
    return inLine(before: directive.token, in: tree)
  }

  /// The first token from `index` on that is no trivia; nil where only the end of the file is left.
  static func significantToken(from index: Int, in tree: SyntaxTree) -> Int? {
    let next = tree.tokens[index...].firstIndex { !$0.kind.isTrivia }
    return next.flatMap { tree.tokens[$0].kind == .endOfFile ? nil : $0 }
  }

  /// What a comment on a line of its own covers, where `token` is the first one behind it.
  static func below(_ token: Int, in tree: SyntaxTree) -> TextRange {
    node(startingAt: token, in: tree) ?? tree.range(ofToken: token)
  }

  /// What a comment at `index` covers: all that begins before it in its line.
  static func inLine(before index: Int, in tree: SyntaxTree) -> [TextRange] {
    var first = index
    while first > 0, tree.tokens[first - 1].kind != .newline { first -= 1 }
    var ranges: [TextRange] = []
    var token = first
    while token < index {
      defer { token += 1 }
      guard !tree.tokens[token].kind.isTrivia else { continue }
      if ranges.last.map({ $0.upperBound > tree.tokens[token].offset }) ?? false { continue }
      ranges.append(node(startingAt: token, in: tree) ?? tree.range(ofToken: token))
    }
    return ranges
  }

  /// The range of the outermost node that begins with a token and is no list of others; a member with its call.
  private static func node(startingAt token: Int, in tree: SyntaxTree) -> TextRange? {
    guard let index = tree.firstNode(startingAtToken: token) else { return nil }
    let node = SyntaxNode(tree, index)
    if node.kind == .memberSuffix, let parent = node.parent {
      let suffixes = Array(parent.children)
      if let position = suffixes.firstIndex(of: node), position + 1 < suffixes.count,
        suffixes[position + 1].kind == .callSuffix
      {
        return node.range.lowerBound..<suffixes[position + 1].range.upperBound
      }
    }
    return node.range
  }
}
