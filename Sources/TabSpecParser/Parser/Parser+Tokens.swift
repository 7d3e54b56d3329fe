/// Taking tokens, and the cursor's common questions.
extension Parser {
  /// The index of the current token, which is no trivia.
  @inline(__always)
  var position: Int {
    cursor.index
  }

  /// The kind of the current token.
  @inline(__always)
  var current: TokenKind {
    cursor.current
  }

  /// The kind of the token after the current one.
  @inline(__always)
  var next: TokenKind {
    cursor.next
  }

  @inline(__always)
  var tokens: UnsafePointer<Token> {
    cursor.tokens
  }

  @inline(__always)
  var context: TokenCursor.Context {
    get { cursor.context }
    set { cursor.context = newValue }
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool {
    cursor.current == kind
  }

  /// Whether the current token reads `word`.
  @inline(__always)
  func at(word: StaticString) -> Bool {
    cursor.at(word: word)
  }

  /// Whether the current token begins a line.
  @inline(__always)
  var isAtLineStart: Bool {
    cursor.isAtLineStart
  }

  @inline(__always)
  var hasTriviaBefore: Bool {
    cursor.hasTriviaBefore
  }

  /// Whether the current token is a bracket or a string's part that closes what is around it.
  @inline(__always)
  var isAtClosing: Bool {
    switch current {
    case .rightParenthesis, .rightBracket, .rightBrace, .stringMiddle, .stringTail: true
    default: false
    }
  }

  /// Takes the current token. The end of file stays.
  @inline(__always)
  mutating func eat() {
    guard current != .endOfFile else { return }
    consumedEnd = position + 1
    cursor.advance()
  }

  @inline(__always)
  mutating func take(if kind: TokenKind) -> Bool {
    guard current == kind else { return false }
    eat()
    return true
  }

  @inline(__always)
  func range(ofToken index: Int) -> TextRange {
    let range = cursor.range(ofToken: index)
    return TextOffset(range.lowerBound)..<TextOffset(range.upperBound)
  }

  // MARK: - Depth

  /// Whether one more level may be entered; if so, `leave` has to follow. At the limit the rest of
  /// the level is taken as `unparsed`.
  @inline(__always)
  mutating func enter() -> Bool {
    guard depth < Parser.maximumDepth else {
      passOverTooDeep()
      return false
    }
    depth += 1
    return true
  }

  @inline(__always)
  mutating func leave() {
    depth -= 1
  }

  private mutating func passOverTooDeep() {
    report("nested more than \(Parser.maximumDepth) levels deep")
    skipUnparsed()
  }
}
