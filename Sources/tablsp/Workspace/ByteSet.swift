/// A set of bytes, and how a pattern's bracket writes one.
struct ByteSet: Hashable, Sendable {
  private var words: SIMD4<UInt64>

  static let all = ByteSet(words: SIMD4(repeating: .max))

  private init(words: SIMD4<UInt64> = SIMD4()) {
    self.words = words
  }

  func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  private mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  /// The set that the bracket at `start` means, and the index of its `]`; nil when it is not closed or names a class that
  /// there is not.
  static func bracket(
    in pattern: ArraySlice<UInt8>, at start: Int
  ) -> (set: ByteSet, end: Int)? {
    var set = ByteSet()
    var index = start + 1
    let isNegated = index < pattern.endIndex && "!^".utf8.contains(pattern[index])
    if isNegated { index += 1 }
    let first = index
    while index < pattern.endIndex, pattern[index] != UInt8(ascii: "]") || index == first {
      if pattern[index...].starts(with: "[:".utf8) {
        guard let (name, end) = className(in: pattern, at: index + 2),
          let members = classMembers(name)
        else { return nil }
        for member in members { set.insert(member) }
        index = end
      } else {
        guard let lower = literal(in: pattern, at: &index) else { return nil }
        var upper = lower
        if index + 1 < pattern.endIndex, pattern[index] == UInt8(ascii: "-"),
          pattern[index + 1] != UInt8(ascii: "]")
        {
          index += 1
          guard let end = literal(in: pattern, at: &index) else { return nil }
          upper = end
        }
        for byte in min(lower, upper)...upper where lower <= upper { set.insert(byte) }
      }
    }
    guard index < pattern.endIndex else { return nil }
    return (isNegated ? ByteSet(words: ~set.words) : set, index)
  }

  /// The byte at `index`, or the one behind a backslash; `index` moves past it.
  private static func literal(in pattern: ArraySlice<UInt8>, at index: inout Int) -> UInt8? {
    if pattern[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < pattern.endIndex else { return nil }
    defer { index += 1 }
    return pattern[index]
  }

  /// The name between `[:` and `:]`, and the index behind it.
  private static func className(
    in pattern: ArraySlice<UInt8>, at start: Int
  ) -> (name: String, end: Int)? {
    guard let end = pattern[start...].firstIndex(of: UInt8(ascii: ":")),
      pattern[end...].starts(with: ":]".utf8)
    else { return nil }
    return (String(decoding: pattern[start..<end], as: UTF8.self), end + 2)
  }

  private static func classMembers(_ name: String) -> [UInt8]? {
    let digits = Array(UInt8(ascii: "0")...UInt8(ascii: "9"))
    let lower = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let upper = Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    switch name {
    case "alnum": return digits + lower + upper
    case "alpha": return lower + upper
    case "blank": return Array(" \t".utf8)
    case "cntrl": return Array(0..<32) + [127]
    case "digit": return digits
    case "graph": return Array(33..<127)
    case "lower": return lower
    case "print": return Array(32..<127)
    case "punct": return (33..<127).filter { !(digits + lower + upper).contains($0) }
    case "space": return [9, 10, 11, 12, 13, 32]
    case "upper": return upper
    case "xdigit": return digits + Array("abcdefABCDEF".utf8)
    default: return nil
    }
  }
}
