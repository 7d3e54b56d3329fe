import TabSpecParser

extension SyntaxTree {
  /// The token that somebody means who points at `offset`: the one there, or a name that ends there.
  func pointedToken(at offset: TextOffset) -> Int {
    let index = tokenIndex(at: offset)
    guard index > 0, tokens[index].offset == offset, !tokens[index].kind.isWord,
      tokens[index - 1].kind.isWord
    else { return index }
    return index - 1
  }

  /// The text of some tokens, with one blank for what stands between them, comments too.
  func textOnOneLine(of tokens: Range<Int>) -> String {
    var result = ""
    for index in tokens {
      if !self.tokens[index].kind.isTrivia {
        result += text(ofToken: index)
      } else if !result.hasSuffix(" ") {
        result += " "
      }
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }

  /// The index of the line break behind the token at `index`; the end of file's where there is none.
  func lineEnd(behindToken index: Int) -> Int {
    var next = index
    while tokens[next].kind != .newline, tokens[next].kind != .endOfFile { next += 1 }
    return next
  }
}

extension TokenKind {
  /// Whether it is one word: a name, a keyword or a number.
  var isWord: Bool {
    switch self {
    case .dollarIdentifier, .integerLiteral, .floatLiteral, .poundName, .poundIf, .poundElseif,
      .poundElse, .poundEndif:
      true
    default: isIdentifier || isReservedWord
    }
  }
}
