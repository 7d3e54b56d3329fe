/// Looks at the bytes of a text eight at a time. Most tokens and gaps are shorter, so that one step
/// sees all of them.
extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes from `start` to `end` are ASCII.
  @inline(__always)
  func isASCII(from start: Int, to end: Int) -> Bool {
    allWords(from: start, to: end) { word($0) & 0x8080_8080_8080_8080 }
  }

  /// Whether all bytes from `start` to `end` are `byte`.
  @inline(__always)
  func isRun(of byte: UInt8, from start: Int, to end: Int) -> Bool {
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    return allWords(from: start, to: end) { word($0) ^ wanted }
  }

  /// Whether the bytes from `start` to `end` are those of `other` from `otherStart` on, where there
  /// are as many.
  @inline(__always)
  func isEqual(from start: Int, to end: Int, in other: Self, from otherStart: Int) -> Bool {
    let distance = otherStart &- start
    return allWords(from: start, to: end) {
      word($0) ^ other.word($0 &+ distance)
    }
  }

  /// Whether the lowest bytes of what `odd` makes of each stretch of one to eight bytes are zero,
  /// as many as the stretch has.
  @inline(__always)
  private func allWords(from start: Int, to end: Int, odd: (Int) -> UInt64) -> Bool {
    var start = start
    while end &- start > 8 {
      guard odd(start) == 0 else { return false }
      start &+= 8
    }
    let count = end &- start
    return count == 0 || odd(start) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count) == 0
  }

  /// The eight bytes from `start` on, the first one lowest, with zeros for those behind the end.
  ///
  /// Where it reads eight of them at once, eight are there.
  @inline(__always)
  private func word(_ start: Int) -> UInt64 {
    guard start &+ 8 <= count else { return lastWord(start) }
    let word = UnsafeRawPointer(baseAddress! + start).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  private func lastWord(_ start: Int) -> UInt64 {
    self[start...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
