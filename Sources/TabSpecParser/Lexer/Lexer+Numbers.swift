/// Numbers. Letters that stick to one belong to its token, so that the parser can report them.
extension Lexer {
  mutating func lexNumber() {
    // A tuple's element: `pair.0.1` holds no `0.1`.
    if previous == .period, !pending.contains(.triviaBefore) {
      return emit(.integerLiteral, end: endOfDigits(from: index))
    }
    let second = bytes[index] == UInt8(ascii: "0") ? byte(at: index + 1) : 0
    switch second {
    case UInt8(ascii: "b"), UInt8(ascii: "o"):
      emit(.integerLiteral, end: endOfIdentifier(from: index))
    case UInt8(ascii: "x"): lexHexadecimal()
    default: lexDecimal()
    }
  }

  private mutating func lexDecimal() {
    var end = endOfDigits(from: index)
    var isFloat = false
    if byte(at: end) == UInt8(ascii: "."), classes[Int(byte(at: end + 1))] == .digit {
      isFloat = true
      end = endOfDigits(from: end + 1)
    }
    if let exponentEnd = endOfExponent(from: end, letter: UInt8(ascii: "e")) {
      isFloat = true
      end = exponentEnd
    }
    emit(isFloat ? .floatLiteral : .integerLiteral, end: endOfIdentifier(from: end))
  }

  /// Only an exponent makes a fraction of `.8` in `0x1.8`; without one it is a member.
  private mutating func lexHexadecimal() {
    let integerEnd = endOfHexadecimals(from: index + 2)
    var fractionEnd = integerEnd
    if byte(at: integerEnd) == UInt8(ascii: ".") {
      let end = endOfHexadecimals(from: integerEnd + 1)
      if end > integerEnd + 1 { fractionEnd = end }
    }
    if let end = endOfExponent(from: fractionEnd, letter: UInt8(ascii: "p")) {
      emit(.floatLiteral, end: endOfIdentifier(from: end))
    } else {
      emit(.integerLiteral, end: endOfIdentifier(from: integerEnd))
    }
  }

  private func endOfExponent(from start: Int, letter: UInt8) -> Int? {
    guard byte(at: start) | 0x20 == letter else { return nil }
    var digits = start + 1
    if byte(at: digits) == UInt8(ascii: "+") || byte(at: digits) == UInt8(ascii: "-") {
      digits += 1
    }
    return classes[Int(byte(at: digits))] == .digit ? endOfDigits(from: digits) : nil
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while classes[Int(byte(at: end))] == .digit || byte(at: end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func endOfHexadecimals(from start: Int) -> Int {
    var end = start
    while true {
      switch byte(at: end) {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "_"):
        end += 1
      default: return end
      }
    }
  }
}
