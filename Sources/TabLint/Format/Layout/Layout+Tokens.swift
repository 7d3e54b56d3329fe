import TabSpecParser

/// Going over the tokens.
extension Layout {
  /// The next token.
  @inline(__always)
  mutating func token() {
    place()
    advance()
  }

  /// Places the next token, without going behind it.
  @inline(__always)
  mutating func place() {
    if hasComments { breakAroundComments() }
    if stringDepth > 0, leaves[position].newlines > 0 { gaps[position].kind = .keep }
    if leaves[position].traits.contains(.isMultiLine) { forcings.append(position) }
  }

  /// Goes to the next token. The end of the file stays.
  @inline(__always)
  mutating func advance() {
    guard position + 1 < leaves.count else { return }
    position += 1
    cursor = position
    if leaves[position].traits.contains(.isComment) { passComments() }
    kind = leaves[position].kind
    tokenIndex = Int(leaves[position].token)
  }

  /// All tokens up to the one at `end`, with nothing between them.
  mutating func tokens(upTo end: Int) {
    while tokenIndex < end { token() }
  }

  @inline(__always)
  mutating func token(if expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    token()
    return true
  }

  /// Whether the author ended a line in front of the next token.
  @inline(__always)
  var startsLine: Bool {
    leaves[position].traits.contains(.startsLine)
  }

  /// The kind of the token behind the next one.
  var nextKind: TokenKind {
    var next = min(position + 1, leaves.count - 1)
    while leaves[next].traits.contains(.isComment) { next += 1 }
    return leaves[next].kind
  }

  /// Whether an empty line stands in the next gap.
  @inline(__always)
  var hasBlankLine: Bool {
    leaves[cursor].newlines > 1
  }

  /// Whether the next token reads `word`.
  func isAt(_ word: StaticString) -> Bool {
    let start = Int(tokens[tokenIndex].start)
    let end = tokenIndex + 1 < tokens.count ? Int(tokens[tokenIndex + 1].start) : bytes.count
    guard end - start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where bytes[start + offset] != buffer[offset] { return false }
      return true
    }
  }
}
