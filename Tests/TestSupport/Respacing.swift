import TabSpecParser

/// Other spacings of a text, for the formatter's properties: the same tokens with other blanks,
/// line breaks and comments between them.
public struct Respacing {
  private let tree: SyntaxTree
  /// The indices of the tokens and comments.
  private let leaves: [Int]
  private let keptLeaves: Set<Int>
  private let stringLeaves: Set<Int>
  /// Those whose gaps are the author's, behind `// tablsp:format-off`.
  private let frozenLeaves: Set<Int>
  /// What a line ends with; nil where lines end with several kinds. Of which kind a new break is
  /// depends on how many there are of each, so none may come or go then.
  private let lineEnd: String?

  public init(_ tree: SyntaxTree) {
    self.tree = tree
    leaves = tree.tokens.indices.filter { index in
      let kind = tree.tokens[index].kind
      return !kind.isTrivia || kind.isComment
    }
    keptLeaves = Respacing.keptLeaves(tree)
    stringLeaves = Respacing.stringLeaves(tree)
    frozenLeaves = Respacing.frozenLeaves(tree, leaves)
    let lineEnds = Set(Array(tree.text.string).filter(\.isNewline))
    lineEnd = lineEnds.count > 1 ? nil : String(lineEnds.first ?? "\n")
  }

  /// The text with other blanks, and with line breaks where the style does not look at them;
  /// `lineBreaks` of a hundred gaps that have none get one. It has to format to what the original
  /// does, if the parser makes the same of it.
  public func equivalent(
    using generator: inout some RandomNumberGenerator, lineBreaks: Int
  ) -> String {
    var text = ""
    var previous = -1
    for leaf in leaves {
      let gap = self.gap(previous, leaf)
      let touchesComment = isComment(previous) || isComment(leaf)
      if stringLeaves.contains(leaf) || frozenLeaves.contains(leaf) || previous < 0 {
        text += gap
      } else if gap.contains(where: \.isNewline) {
        if let lineEnd, !touchesComment, !keptLeaves.contains(leaf) {
          text += Int.random(in: 0..<2, using: &generator) == 0 ? " " : "\(lineEnd)  "
        } else {
          text += respaced(gap, using: &generator)
        }
      } else if let lineEnd, !gap.isEmpty, !touchesComment, !keptLeaves.contains(leaf),
        Int.random(in: 0..<100, using: &generator) < lineBreaks
      {
        text += lineEnd
      } else if !gap.isEmpty {
        text += String(repeating: " ", count: .random(in: 1...4, using: &generator))
      }
      text += tree.text(ofToken: leaf)
      previous = leaf
    }
    return text
  }

  /// The text with `count` comments and line breaks in any of its gaps. It may be another program,
  /// or none.
  public func disturbed(
    using generator: inout some RandomNumberGenerator, count: Int
  ) -> String {
    let places = Set((0..<count).map { _ in leaves.randomElement(using: &generator) ?? 0 })
    let insertions = [
      " // c\n", "\n// c\n", " /* c */ ", "\n\n/* c */\n", "/* c */", " /* c\n  d */ ", "\n",
      "\n\n\n", "   ",
      " // a\n\n // b\n", "/* a */ /* b */ // c\n",
    ]
    var text = ""
    var previous = -1
    for leaf in leaves {
      text += gap(previous, leaf)
      if places.contains(leaf) { text += insertions.randomElement(using: &generator) ?? "" }
      text += tree.text(ofToken: leaf)
      previous = leaf
    }
    return text
  }

  // MARK: - Reading

  private func isComment(_ leaf: Int) -> Bool {
    leaf >= 0 && tree.tokens[leaf].kind.isComment
  }

  private func gap(_ left: Int, _ right: Int) -> String {
    (left + 1..<right).map { tree.text(ofToken: $0) }.joined()
  }

  /// As many line breaks, with other blanks around them.
  private func respaced(_ gap: String, using generator: inout some RandomNumberGenerator) -> String
  {
    var text = ""
    for character in gap where character.isNewline {
      text += String(repeating: " ", count: .random(in: 0...5, using: &generator))
      text += String(character)
    }
    return text + String(repeating: " ", count: .random(in: 0...9, using: &generator))
  }

  /// The leaves whose line breaks the style looks at: between statements, behind an opening
  /// bracket, a case's colon and an attribute, and in front of a chain's members.
  private static func keptLeaves(_ tree: SyntaxTree) -> Set<Int> {
    var kept: Set<Int> = [tree.tokens.count - 1]
    for node in tree.allNodes {
      switch node.kind {
      case .memberSuffix, .ifConfigSuffix, .ifConfig, .ifConfigClause: kept.insert(node.firstToken)
      default: break
      }
      switch node.parent?.kind {
      case .file, .codeBlock, .memberBlock, .ifConfigClause, .switchCase, .switchExpression:
        kept.insert(node.firstToken)
      case .closureExpression where node.kind != .closureSignature: kept.insert(node.firstToken)
      default: break
      }
      if node.kind == .attribute || node.kind == .closureSignature || node.kind == .ifConfig
        || node.kind == .ifConfigSuffix
      {
        kept.insert(next(after: node.lastToken, in: tree))
      }
    }
    for index in tree.tokens.indices {
      switch tree.tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .leftAngle, .semicolon, .poundElse, .comma,
        .returnKeyword:
        kept.insert(next(after: index, in: tree))
      case .poundEndif, .poundElseif: kept.insert(index)
      default: break
      }
    }
    return kept
  }

  private static func next(after index: Int, in tree: SyntaxTree) -> Int {
    var next = min(index + 1, tree.tokens.count - 1)
    while tree.tokens[next].kind.isTrivia, !tree.tokens[next].kind.isComment { next += 1 }
    return next
  }

  /// The leaves behind `// tablsp:format-off`, up to `// tablsp:format-on`.
  private static func frozenLeaves(_ tree: SyntaxTree, _ leaves: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    var isFrozen = false
    for leaf in leaves {
      if isFrozen { found.insert(leaf) }
      guard tree.tokens[leaf].kind == .lineComment else { continue }
      let comment = tree.text(ofToken: leaf)
      if comment.hasPrefix("// tablsp:format-off") { isFrozen = true }
      if comment.hasPrefix("// tablsp:format-on") { isFrozen = false }
    }
    return found
  }

  /// The leaves inside strings with interpolations.
  private static func stringLeaves(_ tree: SyntaxTree) -> Set<Int> {
    var found: Set<Int> = []
    for node in tree.nodes(of: .stringLiteral) { found.formUnion(node.tokenIndices.dropFirst()) }
    return found
  }
}
