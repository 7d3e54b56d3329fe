import TabSpecParser

/// How wide tokens are, in the characters that a reader sees.
struct TokenMeasure {
  /// A token over several lines.
  struct Lines {
    let count: Int
    let firstWidth: Int
    let lastWidth: Int
  }

  private let tokens: [Token]
  private let text: SourceText
  /// Whether each character is a byte.
  private let isASCII: Bool

  init(tree: SyntaxTree) {
    tokens = tree.tokens
    text = tree.text
    var union: UInt8 = 0
    for byte in tree.text.bytes { union |= byte }
    isASCII = union < 0x80
  }

  /// The characters of the token at `index`, all of its lines together.
  @inline(__always)
  func width(ofToken index: Int) -> Int {
    let start = Int(tokens[index].start)
    let end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : text.bytes.count
    return isASCII ? end - start : characters(from: start, to: end)
  }

  /// Whether a token of a kind that may hold line breaks holds one.
  func isMultiLine(_ index: Int) -> Bool {
    for byte in text.bytes[bytes(ofToken: index)] {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
    }
    return false
  }

  func lines(ofToken index: Int) -> Lines {
    let range = bytes(ofToken: index)
    var count = 1
    var firstEnd = range.upperBound
    var lastStart = range.lowerBound
    for offset in range {
      switch text.bytes[offset] {
      case UInt8(ascii: "\r")
      where offset + 1 < range.upperBound
        && text.bytes[offset + 1] == UInt8(ascii: "\n"):
        firstEnd = min(firstEnd, offset)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        firstEnd = min(firstEnd, offset)
        lastStart = offset + 1
        count += 1
      default: break
      }
    }
    return Lines(
      count: count, firstWidth: characters(from: range.lowerBound, to: firstEnd),
      lastWidth: characters(from: lastStart, to: range.upperBound))
  }

  private func bytes(ofToken index: Int) -> Range<Int> {
    let end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : text.bytes.count
    return Int(tokens[index].start)..<end
  }

  private func characters(from start: Int, to end: Int) -> Int {
    for offset in start..<end where text.bytes[offset] >= 0x80 {
      return String(decoding: text.bytes[start..<end], as: UTF8.self).count
    }
    return end - start
  }
}
