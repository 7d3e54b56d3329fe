/// How a number is written ("Integer Literals" and "Floating-Point Literals" in Lexical Structure).
enum NumberFormat {
  /// Whether `bytes`, which begin with a digit, are a number and nothing else.
  static func isValid<Bytes: NumberBytes>(_ bytes: Bytes) -> Bool {
    let start = bytes.startIndex
    guard bytes.count > 1, bytes[start] == UInt8(ascii: "0") else { return isDecimal(bytes) }
    let digits = bytes[(start + 2)...]
    switch bytes[start + 1] {
    case UInt8(ascii: "x"):
      return isHexadecimal(digits)
    case UInt8(ascii: "o"):
      return startsWithDigit(digits) && digits.allSatisfy { 0x30...0x37 ~= $0 || $0 == 0x5F }
    case UInt8(ascii: "b"):
      return startsWithDigit(digits) && digits.allSatisfy { 0x30...0x31 ~= $0 || $0 == 0x5F }
    default: return isDecimal(bytes)
    }
  }

  private static func startsWithDigit<Bytes: NumberBytes>(_ bytes: Bytes) -> Bool {
    bytes.first.map { $0 != UInt8(ascii: "_") } ?? false
  }

  private static func isDecimal<Bytes: NumberBytes>(_ bytes: Bytes) -> Bool {
    hasParts(bytes, exponent: UInt8(ascii: "e")) { 0x30...0x39 ~= $0 }
  }

  private static func isHexadecimal<Bytes: NumberBytes>(_ bytes: Bytes) -> Bool {
    startsWithDigit(bytes)
      && hasParts(bytes, exponent: UInt8(ascii: "p")) {
        0x30...0x39 ~= $0 || 0x41...0x46 ~= $0 || 0x61...0x66 ~= $0
      }
  }

  private static func hasParts<Bytes: NumberBytes>(
    _ bytes: Bytes, exponent: UInt8, isDigit: (UInt8) -> Bool
  ) -> Bool {
    var rest = bytes.drop { isDigit($0) || $0 == UInt8(ascii: "_") }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst().drop { isDigit($0) || $0 == UInt8(ascii: "_") }
    }
    guard let letter = rest.first else { return true }
    guard letter | 0x20 == exponent else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    return startsWithDigit(rest) && rest.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_") }
  }
}

/// Bytes whose parts are of the same kind: an array's slice, or a buffer's.
protocol NumberBytes: RandomAccessCollection
where Element == UInt8, Index == Int, SubSequence == Self {}

extension ArraySlice: NumberBytes where Element == UInt8 {}
extension Slice: NumberBytes where Base == UnsafeBufferPointer<UInt8> {}
