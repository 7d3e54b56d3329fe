import TabSpecParser

/// The place where something is typed: what is there already, and the file as it would be with a name there, so that the
/// tree says what is expected however little is typed.
struct CompletionPoint {
  /// A name that nobody writes.
  static let placeholder = "tablspCursor"

  /// The word under the cursor, the part before the cursor first; empty where none is.
  let word: TextRange
  let cursor: TextOffset
  /// The file with the placeholder for the word.
  let context: FileContext
  /// The placeholder's token.
  let token: Int
  /// The innermost node with the placeholder in it.
  let node: SyntaxNode
  /// Whether the word stands right behind a dot.
  let isBehindDot: Bool

  /// - Returns: nil inside of comments, strings and numbers, and where no name can begin.
  init?(_ original: FileContext, at cursor: TextOffset) {
    let tree = original.tree
    self.cursor = cursor
    let index = tree.pointedToken(at: cursor)
    let kind = tree.tokens[index].kind
    guard !tree.isInsideOfToken(cursor) || kind.isName else { return nil }
    let range = tree.range(ofToken: index)
    word = tree.text.withDollar(
      kind.isName && range.touches(cursor) ? range : .empty(at: cursor))
    let before = tree.tokenIndex(at: TextOffset(max(Int(word.lowerBound.utf8) - 1, 0)))
    let isFirst = word.lowerBound == TextOffset(0)
    guard isFirst || !word.isEmpty || !tree.tokens[before].kind.endsExpression else { return nil }
    isBehindDot = !isFirst && tree.tokens[before].kind == .period
    var bytes = tree.text.bytes
    bytes.replaceSubrange(word.byteIndices, with: CompletionPoint.placeholder.utf8)
    let file = TabFile(
      path: original.file.path, language: original.file.language, text: SourceText(bytes: bytes))
    let files = original.project.files.map { $0 === original.file ? file : $0 }
    context = FileContext(file: file, project: Project(files: files), linter: original.linter)
    token = file.tree.tokenIndex(at: word.lowerBound)
    node = file.tree.innermostNode(atToken: token)
  }

  /// What stands before the cursor of the word.
  var prefix: TextRange {
    word.lowerBound..<cursor
  }
}

extension SourceText {
  /// The range of a name with the `$` before it.
  fileprivate func withDollar(_ range: TextRange) -> TextRange {
    let start = range.byteIndices.lowerBound
    return start > 0 && bytes[start - 1] == UInt8(ascii: "$")
      ? range.lowerBound.advanced(by: -1)..<range.upperBound : range
  }
}

extension SyntaxTree {
  /// Whether there is a part of one token on either side of the offset, blanks aside.
  fileprivate func isInsideOfToken(_ offset: TextOffset) -> Bool {
    let index = tokenIndex(at: offset)
    if tokens[index].offset < offset, tokens[index].kind != .whitespace { return true }
    // What does not end goes on at its end, as a line's comment does.
    guard index > 0 else { return false }
    return tokens[index - 1].isUnterminated || tokens[index - 1].kind == .lineComment
  }
}

extension TokenKind {
  /// Whether no name can begin right behind it.
  fileprivate var endsExpression: Bool {
    switch self {
    case .rightParenthesis, .rightBracket, .rightBrace, .stringLiteral, .stringTail,
      .integerLiteral, .floatLiteral:
      true
    default: false
    }
  }

  /// Whether it can be the beginning of a name.
  fileprivate var isName: Bool {
    isIdentifier || isReservedWord || self == .dollarIdentifier || self == .poundName
  }
}
