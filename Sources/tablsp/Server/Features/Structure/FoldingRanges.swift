import TabSpecParser

/// The stretches of a file that can be folded away: what stands between brackets, comments, imports, `#if` blocks, and the
/// modifiers of a view.
struct FoldingRanges {
  enum Kind {
    case block
    case comment
    case imports
    /// A branch of `#if`, or what a directive covers.
    case region
  }

  struct Fold {
    /// What goes away: behind the opening bracket, before the closing one.
    let range: TextRange
    let kind: Kind
    /// Whether something that should stay stands on the last line, like a closing bracket.
    let hasClosing: Bool
    /// What stands in place of the text; nil for what the client likes.
    var summary: String?
  }

  let context: FileContext
  private let lines: LineIndex

  init(context: FileContext, lines: LineIndex) {
    self.context = context
    self.lines = lines
  }

  /// All that cover more than one line, in the order of their starts, the larger ones first.
  func folds() -> [Fold] {
    (brackets() + branches() + comments() + imports() + chains())
      .filter { line(of: $0.range.lowerBound) < line(of: $0.range.upperBound) }
      .sorted {
        ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
      }
  }

  private var tree: SyntaxTree {
    context.tree
  }

  func position(of offset: TextOffset) -> LineIndex.Position {
    lines.position(of: offset)
  }

  private func line(of offset: TextOffset) -> Int {
    position(of: offset).line
  }

  // MARK: - Brackets

  private func brackets() -> [Fold] {
    var open: [(kind: TokenKind, index: Int)] = []
    var found: [Fold] = []
    for (index, token) in tree.tokens.enumerated() {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.append((token.kind, index))
      case .rightBrace, .rightParenthesis, .rightBracket:
        guard let last = open.last(where: { $0.kind == token.kind.opening }) else { continue }
        while let popped = open.popLast(), popped.index != last.index {}
        found.append(
          Fold(
            range: tree.range(ofToken: last.index).upperBound..<token.offset, kind: .block,
            hasClosing: true, summary: summary(openedBy: last.index)))
      default: break
      }
    }
    return found
  }

  /// The number of tabs, for the content of a bar.
  private func summary(openedBy token: Int) -> String? {
    let bar = context.bars.first { $0.content?.firstToken == token && $0.file === context.file }
    return bar.map { " \(BarLayout($0, configuration: context.configuration).countText) " }
  }

  // MARK: - Others

  private func branches() -> [Fold] {
    tree.nodes(of: .ifConfigClause).map { clause in
      let start = tree.range(ofToken: tree.lineEnd(behindToken: clause.firstToken)).lowerBound
      let next = (clause.tokenIndices.upperBound..<tree.tokens.count).first {
        !tree.tokens[$0].kind.isTrivia
      }
      let end = next.map { tree.tokens[$0].offset } ?? clause.range.upperBound
      return Fold(range: start..<max(start, end), kind: .region, hasClosing: true)
    }
  }

  /// Block comments, and line comments that stand alone on lines that follow each other.
  private func comments() -> [Fold] {
    var found: [Fold] = []
    var run: (first: Int, last: Int)?
    func close() {
      if let run {
        let range = tree.tokens[run.first].offset..<tree.range(ofToken: run.last).upperBound
        found.append(Fold(range: range, kind: .comment, hasClosing: false))
      }
      run = nil
    }
    for (index, token) in tree.tokens.enumerated() {
      switch token.kind {
      case .lineComment where isAlone(index):
        let line = line(of: token.offset)
        if let last = run?.last, self.line(of: tree.tokens[last].offset) + 1 == line {
          run?.last = index
        } else {
          close()
          run = (index, index)
        }
      case .blockComment:
        close()
        found.append(Fold(range: tree.range(ofToken: index), kind: .comment, hasClosing: false))
      case .whitespace, .newline: break
      default: close()
      }
    }
    close()
    return found
  }

  private func isAlone(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, tree.tokens[before].kind == .whitespace { before -= 1 }
    return before < 0 || tree.tokens[before].kind == .newline
      || tree.tokens[before].kind == .byteOrderMark
  }

  /// Imports that follow each other.
  private func imports() -> [Fold] {
    var runs: [TextRange] = []
    var isOpen = false
    for node in tree.root.children {
      if node.kind == .importDeclaration {
        if isOpen, let last = runs.popLast() {
          runs.append(last.lowerBound..<node.range.upperBound)
        } else {
          runs.append(node.range)
        }
      }
      isOpen = node.kind == .importDeclaration
    }
    return runs.map { Fold(range: $0, kind: .imports, hasClosing: false) }
  }

  /// Chains whose modifiers stand on lines of their own, below a first line that opens nothing.
  private func chains() -> [Fold] {
    tree.nodes(of: .postfixExpression).compactMap { node in
      guard node.parent?.kind != .argument else { return nil }
      let start = tree.range(ofToken: lastToken(ofFirstLineOf: node)).upperBound
      let isInside = node.children.contains { child in
        child.range.lowerBound < start && child.range.upperBound > start
      }
      let fold = Fold(range: start..<node.range.upperBound, kind: .block, hasClosing: false)
      return isInside || fold.range.isEmpty ? nil : fold
    }
  }

  private func lastToken(ofFirstLineOf node: SyntaxNode) -> Int {
    var last = node.firstToken
    for token in node.tokenIndices {
      if tree.tokens[token].kind == .newline { break }
      if !tree.tokens[token].kind.isTrivia { last = token }
    }
    return last
  }
}

extension TokenKind {
  /// The bracket that this one closes.
  fileprivate var opening: TokenKind? {
    switch self {
    case .rightBrace: .leftBrace
    case .rightParenthesis: .leftParenthesis
    case .rightBracket: .leftBracket
    default: nil
    }
  }
}
