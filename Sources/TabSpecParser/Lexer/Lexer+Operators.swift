/// Operators, comments that look like them at first, and regular expressions.
extension Lexer {
  mutating func lexOperatorOrComment() {
    if bytes[index] == UInt8(ascii: "/") {
      switch byte(at: index + 1) {
      case UInt8(ascii: "/"):
        emitTrivia(.lineComment, end: endOfLine(from: index))
        return
      case UInt8(ascii: "*"):
        lexBlockComment()
        return
      default:
        if let end = endOfRegex() {
          emit(.regexLiteral, end: end)
          return
        }
      }
    }
    lexOperator()
  }

  /// Block comments nest.
  private mutating func lexBlockComment() {
    var depth = 1
    var end = index + 2
    var hasNewline = false
    while end < bytes.count, depth > 0 {
      let byte = bytes[end]
      if byte == UInt8(ascii: "*"), self.byte(at: end + 1) == UInt8(ascii: "/") {
        depth -= 1
        end += 2
      } else if byte == UInt8(ascii: "/"), self.byte(at: end + 1) == UInt8(ascii: "*") {
        depth += 1
        end += 2
      } else {
        hasNewline = hasNewline || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        end += 1
      }
    }
    emitTrivia(.blockComment, end: end, flags: depth > 0 ? .unterminated : [])
    if hasNewline { noteNewlineInTrivia() }
  }

  /// An operator: the longest run of operator characters, which stops before a comment. Blanks on both sides or none
  /// make it infix, a blank on one side prefix or postfix ("Operators" in Lexical Structure).
  mutating func lexOperator() {
    let start = index
    let end = endOfOperator(from: start)
    let isLeftBound = isLeftBound(at: start)
    let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
    var flags: Token.Flags = []
    if isLeftBound { flags.insert(.leftBound) }
    if isRightBound { flags.insert(.rightBound) }
    let fixity: TokenKind =
      isLeftBound == isRightBound
      ? .infixOperator : isLeftBound ? .postfixOperator : .prefixOperator

    switch bytes[start] {
    case UInt8(ascii: "=") where end == start + 1: emit(.equal, end: end, flags: flags)
    case UInt8(ascii: "-") where end == start + 2 && bytes[start + 1] == UInt8(ascii: ">"):
      emit(.arrow, end: end, flags: flags)
    case UInt8(ascii: "<") where end == start + 1: emit(.leftAngle, end: end, flags: flags)
    case UInt8(ascii: ">"): emit(.rightAngle, end: start + 1, flags: flags)
    case UInt8(ascii: "?") where isLeftBound:
      emit(.postfixQuestion, end: start + 1, flags: flags)
    case UInt8(ascii: "!") where isLeftBound && fixity == .postfixOperator:
      emit(.postfixExclamation, end: start + 1, flags: flags)
    case UInt8(ascii: "!") where isLeftBound && end == start + 1:
      emit(.postfixExclamation, end: end, flags: flags)
    case UInt8(ascii: "?") where end == start + 1: emit(.infixQuestion, end: end, flags: flags)
    default: emit(fixity, end: end, flags: flags)
    }
  }

  private func endOfOperator(from start: Int) -> Int {
    let isDotOperator = bytes[start] == UInt8(ascii: ".")
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      switch ByteClass.table[Int(byte)] {
      case .operatorCharacter:
        if byte == UInt8(ascii: "/"), end > start {
          let next = self.byte(at: end + 1)
          if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return end }
        }
        end += 1
      case .punctuation where isDotOperator && byte == UInt8(ascii: "."): end += 1
      case .beyondASCII:
        guard let scalar = Scalars.decode(bytes, at: end) else { return end }
        switch Scalars.classify(scalar.value) {
        case .operatorCharacter: end += scalar.length
        case .combining where end > start: end += scalar.length
        default: return end
        }
      default: return end
      }
    }
    return end
  }

  private func isLeftBound(at start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a block comment counts as a blank.
      return tokens.last?.kind != .blockComment
    default: return true
    }
  }

  private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    switch byte(at: end) {
    case 0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."): !isLeftBound
    case UInt8(ascii: "/"):
      !(byte(at: end + 1) == UInt8(ascii: "/") || byte(at: end + 1) == UInt8(ascii: "*"))
    default: true
    }
  }

  // MARK: - Regular expressions

  /// Where a `/…/` that starts here ends; nil where it is an operator. A regular expression stands where an expression
  /// may begin, holds no line break, does not begin with a blank, and closes (SE-0354).
  private func endOfRegex() -> Int? {
    guard canStartExpression else { return nil }
    let first = byte(at: index + 1)
    guard first != 0x20, first != 0x09 else { return nil }
    var depth = 0
    var isInClass = false
    var end = index + 1
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
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
    return nil
  }

  /// Where a `#/…/#` whose content starts at `start` ends; nil where it does not.
  func endOfExtendedRegex(from start: Int, delimiterLength: Int) -> Int? {
    let isMultiLine = byte(at: start) == UInt8(ascii: "\n") || byte(at: start) == UInt8(ascii: "\r")
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiLine { return nil }
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "/"):
        if (1...delimiterLength).allSatisfy({ byte(at: end + $0) == UInt8(ascii: "#") }) {
          return end + 1 + delimiterLength
        }
      default: break
      }
      end += 1
    }
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
      .operatorKeyword,
      .funcKeyword, .wildcard, .period:
      false
    default: true
    }
  }
}
