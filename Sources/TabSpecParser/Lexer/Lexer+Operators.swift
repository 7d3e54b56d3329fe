/// Operators and comments, which look like them at first.
extension Lexer {
  @inline(__always)
  mutating func lexOperatorOrComment() {
    if bytes[index] == UInt8(ascii: "/") {
      switch byte(at: index + 1) {
      case UInt8(ascii: "/"): return emitTrivia(.lineComment, end: endOfLine(from: index))
      case UInt8(ascii: "*"): return lexBlockComment()
      default:
        if let end = endOfRegex() { return emit(.regexLiteral, end: end) }
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
    emitTrivia(.blockComment, end: end, flags: depth > 0 ? .malformed : [])
    if hasNewline { noteNewlineInTrivia() }
  }

  /// An operator: the longest run of operator characters, which stops before a comment. Blanks on
  /// both sides or none make it infix, a blank on one side prefix or postfix ("Operators" in
  /// Lexical Structure).
  mutating func lexOperator() {
    let start = index
    var end = endOfOperator(from: start)
    if bytes[end - 1] == UInt8(ascii: "<") {
      if let placeholderEnd = endOfPlaceholder() {
        return emit(.identifier, end: placeholderEnd, flags: .malformed)
      }
      // `func <<T>(…)` declares `<`, which generic parameters follow.
      if previous == .funcKeyword, end > start + 1, classes[Int(byte(at: end))] == .letter {
        end -= 1
      }
    }
    let isLeftBound = isLeftBound(at: start)
    let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
    var flags: Token.Flags = []
    if isLeftBound { flags.formUnion(.leftBound) }
    if isRightBound { flags.formUnion(.rightBound) }
    let isSingle = end == start + 1

    switch bytes[start] {
    case UInt8(ascii: "=") where isSingle: emit(.equal, end: end, flags: flags)
    case UInt8(ascii: "-") where end == start + 2 && bytes[start + 1] == UInt8(ascii: ">"):
      emit(.arrow, end: end, flags: flags)
    case UInt8(ascii: "<") where isSingle: emit(.leftAngle, end: end, flags: flags)
    case UInt8(ascii: ">"): emit(.rightAngle, end: start + 1, flags: flags)
    case UInt8(ascii: "?") where isLeftBound: emit(.postfixQuestion, end: start + 1, flags: flags)
    case UInt8(ascii: "?") where isSingle: emit(.infixQuestion, end: end, flags: flags)
    case UInt8(ascii: "!")
    where isLeftBound && (isSingle || !isRightBound || previous == .initKeyword):
      emit(.postfixExclamation, end: start + 1, flags: flags)
    default:
      let fixity: TokenKind =
        isLeftBound == isRightBound
        ? .infixOperator : isLeftBound ? .postfixOperator : .prefixOperator
      emit(fixity, end: end, flags: flags)
    }
  }

  /// Where `<#…#>` ends, which an editor leaves for its user to fill in.
  private func endOfPlaceholder() -> Int? {
    guard byte(at: index) == UInt8(ascii: "<"), byte(at: index + 1) == UInt8(ascii: "#") else {
      return nil
    }
    var end = index + 2
    while end < min(bytes.count, index + 1000), bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "#"), byte(at: end + 1) == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return nil
  }

  @inline(__always)
  private func endOfOperator(from start: Int) -> Int {
    let isDotOperator = bytes[start] == UInt8(ascii: ".")
    var end = start
    while end < bytes.count {
      switch classes[Int(bytes[end])] {
      case .operatorCharacter:
        if end > start, startsComment(at: end) { return end }
        end += 1
      case .period where isDotOperator: end += 1
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

  @inline(__always)
  private func isLeftBound(at start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a block comment counts as a blank.
      return last != .blockComment
    default: return true
    }
  }

  @inline(__always)
  private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    switch byte(at: end) {
    case 0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."): !isLeftBound
    case UInt8(ascii: "/"): !startsComment(at: end)
    default: true
    }
  }
}
