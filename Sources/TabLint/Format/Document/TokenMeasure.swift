import TabSpecParser

/// How wide pieces of a text are, in the characters that a reader sees.
struct TokenMeasure {
  /// What stands on several lines.
  struct Lines {
    let count: Int
    let firstWidth: Int
    let lastWidth: Int
  }

  private let bytes: [UInt8]

  init(_ tree: SyntaxTree) {
    bytes = tree.text.bytes
  }

  func characters(in range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte < 0x80 {
        offset &+= 1
      } else if isIdeograph(at: offset, in: range) {
        offset &+= 3
      } else {
        // Some of what is left may join into one character.
        return String(decoding: bytes[range], as: UTF8.self).count
      }
      count &+= 1
    }
    return count
  }

  /// Whether three bytes are one of U+4000 to U+9FFF, none of which joins with a neighbour.
  private func isIdeograph(at offset: Int, in range: Range<Int>) -> Bool {
    (0xE4...0xE9).contains(bytes[offset]) && offset + 2 < range.upperBound
      && bytes[offset + 1] & 0xC0 == 0x80 && bytes[offset + 2] & 0xC0 == 0x80
  }

  func lines(in range: Range<Int>) -> Lines {
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
}
