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
  /// A bit for each block of bytes that holds more than ASCII; empty if none does.
  private let others: [UInt64]

  private static let blockShift = 6

  init(_ tree: SyntaxTree) {
    bytes = tree.text.bytes
    others = bytes.withUnsafeBufferPointer { TokenMeasure.blocksWithOthers($0) }
  }

  private static func blocksWithOthers(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    guard union >= 0x80 else { return [] }
    var blocks = [UInt64](repeating: 0, count: bytes.count >> (blockShift + 6) + 1)
    for block in 0...bytes.count >> blockShift {
      let start = block << blockShift
      var union: UInt8 = 0
      for offset in start..<min(start + 1 << blockShift, bytes.count) { union |= bytes[offset] }
      if union >= 0x80 { blocks[block >> 6] |= 1 << UInt64(block & 63) }
    }
    return blocks
  }

  /// The characters between two offsets, all of their lines together.
  @inline(__always)
  func width(from start: Int, to end: Int) -> Int {
    if others.isEmpty { return end &- start }
    let first = start >> TokenMeasure.blockShift
    let last = end >> TokenMeasure.blockShift
    if first == last, others[first >> 6] & 1 << UInt64(truncatingIfNeeded: first & 63) == 0 {
      return end &- start
    }
    return characters(in: start..<end)
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
