/// How a string is written ("String Literals" in Lexical Structure).
struct StringFormat {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let delimiterLength: Int
  private let isMultiLine: Bool
  /// From the opening `#` or `"` to the closing one.
  private let range: Range<Int>

  /// The string in `range`, with its delimiters.
  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.range = range
    delimiterLength = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = range.lowerBound + delimiterLength
    let quotes = bytes[quote..<range.upperBound].prefix { $0 == UInt8(ascii: "\"") }.count
    // `""` is empty, and `#"""#` holds one quote.
    isMultiLine = quotes >= 3 && range.count > 2 * delimiterLength + 5
  }

  // MARK: - Lines

  /// What is wrong with the lines of a multi-line string, those inside interpolations included.
  var lineProblem: String? {
    guard isMultiLine else { return nil }
    let start = range.lowerBound + delimiterLength + 3
    guard isNewline(start) else { return "a multi-line string's text begins on a new line" }
    let close = range.upperBound - delimiterLength - 3
    var indentation = close
    while indentation > start, isBlank(indentation - 1) { indentation -= 1 }
    guard isNewline(indentation - 1) else { return "a multi-line string ends on a line of its own" }
    for line in start..<indentation where isLineEnd(line) {
      guard line + 1 < indentation, !isNewline(line + 1) else { continue }
      guard bytes[(line + 1)..<close].starts(with: bytes[indentation..<close]) else {
        return "a line of this string is indented less than its end"
      }
    }
    return nil
  }

  private func isNewline(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
  }

  /// Whether a line ends with the byte at `index`; CR LF ends one line.
  private func isLineEnd(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\n")
      || bytes[index] == UInt8(ascii: "\r") && bytes[index + 1] != UInt8(ascii: "\n")
  }

  private func isBlank(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  // MARK: - Escapes

  /// What is wrong in a part of the string: from its start or an interpolation's end to the next
  /// interpolation or the string's end.
  func problem(inPart part: Range<Int>) -> String? {
    var index = part.lowerBound
    while index < part.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        let escape = index + 1 + delimiterLength
        guard escape < part.upperBound,
          bytes[(index + 1)..<escape].allSatisfy({ $0 == UInt8(ascii: "#") })
        else { break }
        guard let end = endOfEscape(at: escape, in: part) else {
          return "this string has an escape that Swift does not know"
        }
        index = end
        continue
      case UInt8(ascii: "\t") where isMultiLine, UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      case 0x00..<0x20, 0x7F: return "this string has a control character; write it as an escape"
      default: break
      }
      index += 1
    }
    return nil
  }

  private func endOfEscape(at index: Int, in part: Range<Int>) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "0"), UInt8(ascii: "\\"), UInt8(ascii: "t"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("):
      return index + 1
    case UInt8(ascii: "u"): return endOfScalar(at: index + 1, in: part)
    default:
      guard isMultiLine else { return nil }
      // A backslash at a line's end joins it with the next.
      var end = index
      while end < part.upperBound, isBlank(end) { end += 1 }
      guard end < part.upperBound, isNewline(end), !isOnlyClosing(after: end) else { return nil }
      return end
    }
  }

  private func isOnlyClosing(after newline: Int) -> Bool {
    var index = newline
    while index < range.upperBound, isNewline(index) || isBlank(index) { index += 1 }
    return index == range.upperBound - delimiterLength - 3
  }

  /// `{1F600}`: one to eight digits of a scalar value.
  private func endOfScalar(at open: Int, in part: Range<Int>) -> Int? {
    guard open < part.upperBound, bytes[open] == UInt8(ascii: "{") else { return nil }
    var value: UInt32 = 0
    var index = open + 1
    while index < part.upperBound, let digit = hexadecimalDigit(bytes[index]) {
      guard index <= open + 8 else { return nil }
      value = value << 4 | digit
      index += 1
    }
    guard index > open + 1, index < part.upperBound, bytes[index] == UInt8(ascii: "}"),
      Unicode.Scalar(value) != nil
    else { return nil }
    return index + 1
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
