/// Regular expressions, `/…/` and `#/…/#`.
extension Lexer {
  /// Where a `/…/` that starts here ends; nil where it is an operator. A regular expression stands
  /// where an expression may begin, holds no line break, does not begin or end with a blank, and
  /// closes (SE-0354).
  mutating func endOfRegex() -> Int? {
    guard canStartExpression, index >= regexSearchEnd else { return nil }
    let first = byte(at: index + 1)
    guard first != 0x20, first != 0x09 else { return nil }
    var depth = 0
    var isInClass = false
    var end = index + 1
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        regexSearchEnd = end
        return nil
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        if depth == 0 { return nil }
        depth -= 1
      case UInt8(ascii: "/"):
        let last = bytes[end - 1]
        return last == 0x20 || last == 0x09 ? nil : end + 1
      default: break
      }
      end += 1
    }
    regexSearchEnd = bytes.count
    return nil
  }

  /// Where a `#/…/#` whose content starts at `start` ends; nil where it does not.
  mutating func endOfExtendedRegex(from start: Int, delimiterLength: Int) -> Int? {
    guard delimiterLength < unclosedRegexDelimiter, start > extendedRegexSearchEnd else {
      return nil
    }
    let isMultiLine = byte(at: start) == UInt8(ascii: "\n") || byte(at: start) == UInt8(ascii: "\r")
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiLine {
          extendedRegexSearchEnd = end
          return nil
        }
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "/"):
        if (1...delimiterLength).allSatisfy({ byte(at: end + $0) == UInt8(ascii: "#") }) {
          return end + 1 + delimiterLength
        }
      default: break
      }
      end += 1
    }
    unclosedRegexDelimiter = delimiterLength
    return nil
  }

  /// Whether the token before leaves room for an expression.
  private var canStartExpression: Bool {
    switch previous {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringLiteral,
      .stringTail,
      .regexLiteral, .rightParenthesis, .rightBracket, .rightBrace, .postfixQuestion,
      .postfixExclamation, .rightAngle, .postfixOperator, .selfKeyword, .superKeyword, .nilKeyword,
      .trueKeyword, .falseKeyword, .selfTypeKeyword, .anyTypeKeyword, .initKeyword,
      .operatorKeyword, .funcKeyword, .wildcard, .period:
      false
    default: true
    }
  }
}
