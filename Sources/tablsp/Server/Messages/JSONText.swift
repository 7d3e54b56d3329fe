/// Mends what editors send although it is no JSON: halves of surrogate pairs, and bytes that are no UTF-8.
///
/// Both stand in a user's text, not in our way: an editor whose buffer has them sends them, and to refuse the message
/// would leave us with another text than the editor has. Each becomes U+FFFD, which counts one UTF-16 unit like a half.
enum JSONText {
  /// The mended text; nil if there is nothing to mend.
  static func repaired(_ body: [UInt8]) -> [UInt8]? {
    var result: [UInt8]?
    if !isUTF8(body) { result = Array(String(decoding: body, as: UTF8.self).utf8) }
    if let repaired = replacingLoneSurrogates(result ?? body) { result = repaired }
    return result
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }

  private static func replacingLoneSurrogates(_ bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    var hasChanged = false
    var index = 0
    while let backslash = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      guard let half = surrogate(in: bytes, at: backslash) else {
        // Whatever is escaped, a backslash too, is no new escape.
        index = min(backslash + 2, bytes.count)
        continue
      }
      index = backslash + 6
      if isHigh(half), let low = surrogate(in: bytes, at: index), !isHigh(low) {
        index += 6
      } else {
        result.replaceSubrange(backslash..<backslash + 6, with: "\\ufffd".utf8)
        hasChanged = true
      }
    }
    return hasChanged ? result : nil
  }

  private static func isHigh(_ surrogate: UInt16) -> Bool {
    surrogate < 0xDC00
  }

  /// The half of a pair that `\uD8xx`…`\uDFxx` at `index` names.
  private static func surrogate(in bytes: [UInt8], at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = String(decoding: bytes[index + 2..<index + 6], as: UTF8.self)
    guard let unit = UInt16(digits, radix: 16), (0xD800...0xDFFF).contains(unit) else { return nil }
    return unit
  }
}
