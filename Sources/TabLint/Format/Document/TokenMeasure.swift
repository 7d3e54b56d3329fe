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
  private let bytes: [UInt8]
  /// Whether each character is a byte.
  private let isASCII: Bool

  init(_ tree: SyntaxTree) {
    tokens = tree.tokens
    bytes = tree.text.bytes
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    isASCII = union < 0x80
  }

  /// The characters of the token at `index`, all of its lines together.
  @inline(__always)
  func width(ofToken index: Int) -> Int {
    let range = range(index)
    return isASCII ? range.count : characters(in: range)
  }

  /// Whether the token holds a line break.
  func isMultiLine(_ index: Int) -> Bool {
    let range = range(index)
    for offset in range {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
    }
    return false
  }

  /// Whether the last byte of the token is a blank.
  func endsWithBlank(_ index: Int) -> Bool {
    let last = bytes[range(index).upperBound - 1]
    return last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")
  }

  func lines(ofToken index: Int) -> Lines {
    let range = range(index)
    var count = 1
    var firstEnd = range.upperBound
    var lastStart = range.lowerBound
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "\r")
      where offset + 1 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "\n"):
        firstEnd = min(firstEnd, offset)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        firstEnd = min(firstEnd, offset)
        lastStart = offset + 1
        count += 1
      default: break
      }
    }
    return Lines(
      count: count, firstWidth: characters(in: range.lowerBound..<firstEnd),
      lastWidth: characters(in: lastStart..<range.upperBound))
  }

  @inline(__always)
  private func range(_ index: Int) -> Range<Int> {
    let end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : bytes.count
    return Int(tokens[index].start)..<end
  }

  private func characters(in range: Range<Int>) -> Int {
    for offset in range where bytes[offset] >= 0x80 {
      return String(decoding: bytes[range], as: UTF8.self).count
    }
    return range.count
  }
}
