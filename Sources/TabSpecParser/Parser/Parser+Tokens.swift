/// Looking at tokens and taking them.
extension Parser {
  @inline(__always)
  mutating func skipTrivia() {
    var index = position
    while tokens[index].kind.isTrivia { index += 1 }
    position = index
    current = tokens[index].kind
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool {
    current == kind
  }

  /// Whether the current token reads `word`.
  func at(word: StaticString) -> Bool {
    token(position, is: word)
  }

  /// Whether the current token begins a line.
  @inline(__always)
  var isAtLineStart: Bool {
    tokens[position].hasNewlineBefore
  }

  @inline(__always)
  var hasTriviaBefore: Bool {
    tokens[position].hasTriviaBefore
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
    position += 1
    consumedEnd = position
    skipTrivia()
  }

  @inline(__always)
  mutating func take(if kind: TokenKind) -> Bool {
    guard current == kind else { return false }
    eat()
    return true
  }

  /// The index of the next token after `index` that is no trivia; the end of file's stays.
  @inline(__always)
  func index(after index: Int) -> Int {
    var next = min(index + 1, tokens.count - 1)
    while tokens[next].kind.isTrivia { next += 1 }
    return next
  }

  /// The kind of the token after the current one.
  @inline(__always)
  var next: TokenKind {
    tokens[index(after: position)].kind
  }

  func range(ofToken index: Int) -> TextRange {
    let end = index + 1 < tokens.count ? tokens[index + 1].offset : text.end
    return tokens[index].offset..<end
  }

  /// Whether the token at `index` reads `word`.
  func token(_ index: Int, is word: StaticString) -> Bool {
    let start = Int(tokens[index].start)
    let end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : text.bytes.count
    guard end - start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where text.bytes[start + offset] != buffer[offset] {
        return false
      }
      return true
    }
  }

  /// The index behind the bracket that closes the one at `index`; the end of file's index where
  /// none does. Looks at `limit` tokens at most, and gives nil past them.
  func indexBehindBrackets(from index: Int, limit: Int = .max) -> Int? {
    var depth = 0
    var next = index
    var seen = 0
    while true {
      switch tokens[next].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail:
        depth -= 1
        if depth <= 0 { return self.index(after: next) }
      case .endOfFile: return next
      default: break
      }
      seen += 1
      if seen > limit { return nil }
      next = self.index(after: next)
    }
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
