/// Looks at the bytes of a text eight at a time. Most tokens and gaps are shorter, so that one step
/// sees all of them.
extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes from `start` to `end` are ASCII.
  @inline(__always)
  func isASCII(from start: Int, to end: Int) -> Bool {
    allWords(from: start, to: end) { word($0, $1) & 0x8080_8080_8080_8080 == 0 }
  }

  /// Whether all bytes from `start` to `end` are `byte`.
  @inline(__always)
  func isRun(of byte: UInt8, from start: Int, to end: Int) -> Bool {
    let words = UInt64(byte) &* 0x0101_0101_0101_0101
    return allWords(from: start, to: end) { start, count in
      word(start, count) == words & Self.mask(count)
    }
  }

  /// Whether the bytes from `start` to `end` are those of `other` from `otherStart` on, where there
  /// are as many.
  @inline(__always)
  func isEqual(from start: Int, to end: Int, in other: Self, from otherStart: Int) -> Bool {
    let distance = otherStart &- start
    return allWords(from: start, to: end) { start, count in
      word(start, count) == other.word(start &+ distance, count)
    }
  }

  /// Whether `holds` is true of each stretch of one to eight bytes.
  @inline(__always)
  private func allWords(from start: Int, to end: Int, holds: (Int, Int) -> Bool) -> Bool {
    var start = start
    while end &- start > 8 {
      guard holds(start, 8) else { return false }
      start &+= 8
    }
    return start == end || holds(start, end &- start)
  }

  /// The one to eight bytes from `start` on, the first one lowest; the others are zero.
  ///
  /// Where it reads eight of them at once, eight are there.
  @inline(__always)
  private func word(_ start: Int, _ count: Int) -> UInt64 {
    guard start &+ 8 <= self.count else { return lastWord(start, count) }
    let word = UnsafeRawPointer(baseAddress! + start).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word) & Self.mask(count)
  }

  private func lastWord(_ start: Int, _ count: Int) -> UInt64 {
    (start..<start + count).reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
  }

  /// The lowest one to eight bytes.
  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 {
    .max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
  }
}
