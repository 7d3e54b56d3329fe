import TabSpecParser

/// The kinds of line ends in a text.
enum LineEnds {
  /// The kind that most lines of `tree` end with; LF if none does, and in a draw the first of LF,
  /// CR LF, CR.
  static func commonest(in tree: SyntaxTree) -> [UInt8] {
    let bytes = tree.text.bytes
    var lineFeeds = 0
    var pairs = 0
    var returns = 0
    for token in tree.tokens where token.kind == .newline {
      let start = Int(token.start)
      if bytes[start] == UInt8(ascii: "\n") {
        lineFeeds += 1
      } else if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "\n") {
        pairs += 1
      } else {
        returns += 1
      }
    }
    if lineFeeds >= pairs, lineFeeds >= returns { return [UInt8(ascii: "\n")] }
    return pairs >= returns ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\r")]
  }
}
