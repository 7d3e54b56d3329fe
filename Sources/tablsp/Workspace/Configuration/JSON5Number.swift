/// Numbers as JSON5 writes them.
enum JSON5Number {
  /// Decimal with a point anywhere, hexadecimal, `Infinity` and `NaN`, each with a sign; nil for anything else.
  static func value(of word: String) -> Double? {
    var digits = word[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    return magnitude(of: digits).map { isNegative ? -$0 : $0 }
  }

  private static func magnitude(of digits: Substring) -> Double? {
    switch digits {
    case "Infinity": return .infinity
    case "NaN": return .nan
    default: break
    }
    guard let first = digits.utf8.first, first == UInt8(ascii: ".") || isDigit(first) else {
      return nil
    }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return hexadecimal(digits.dropFirst(2)) }
    // `01` is no number, `.5` and `5.` are.
    let second = digits.utf8.dropFirst().first
    if first == UInt8(ascii: "0"), let second, isDigit(second) { return nil }
    guard digits.utf8.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }) else { return nil }
    var decimal = first == UInt8(ascii: ".") ? "0" + digits : String(digits)
    if decimal.utf8.last == UInt8(ascii: ".") { decimal += "0" }
    return Double(decimal)
  }

  private static func hexadecimal(_ digits: Substring) -> Double? {
    guard digits.utf8.first != UInt8(ascii: "+") else { return nil }
    return UInt64(digits, radix: 16).map { Double($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
