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
  /// For each block of bytes whether one of them is more than ASCII; empty if none is.
  private let hasOthers: [Bool]

  private static let blockShift = 6

  init(_ tree: SyntaxTree) {
    bytes = tree.text.bytes
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    hasOthers = union < 0x80 ? [] : TokenMeasure.blocksWithOthers(bytes)
  }

  private static func blocksWithOthers(_ bytes: [UInt8]) -> [Bool] {
    let size = 1 << blockShift
    return stride(from: 0, to: bytes.count, by: size).map { start in
      var union: UInt8 = 0
      for offset in start..<min(start + size, bytes.count) { union |= bytes[offset] }
      return union >= 0x80
    }
  }

  /// The characters in a range, all of its lines together.
  @inline(__always)
  func width(of range: Range<Int>) -> Int {
    if hasOthers.isEmpty { return range.count }
    let first = range.lowerBound >> TokenMeasure.blockShift
    let last = max(range.upperBound - 1, range.lowerBound) >> TokenMeasure.blockShift
    if first == last, first < hasOthers.count, !hasOthers[first] { return range.count }
    return characters(in: range)
  }

  func characters(in range: Range<Int>) -> Int {
    for offset in range where bytes[offset] >= 0x80 {
      return String(decoding: bytes[range], as: UTF8.self).count
    }
    return range.count
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
