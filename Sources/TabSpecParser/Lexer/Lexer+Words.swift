/// Words: keywords and identifiers, plain, quoted, with `$` or `#` in front.
extension Lexer {
  @inline(__always)
  mutating func lexWord() {
    var end = index + 1
    while end < bytes.count {
      let byteClass = classes[Int(bytes[end])]
      guard byteClass == .letter || byteClass == .digit else { break }
      end += 1
    }
    if end < bytes.count, bytes[end] >= 0x80 {
      let longer = endOfIdentifier(from: end)
      if longer > end { return emit(.identifier, end: longer) }
    }
    emit(keywords.kind(ofWord: index..<end, in: bytes), end: end)
  }

  /// Where the identifier that includes the bytes before `start` ends.
  func endOfIdentifier(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      switch classes[Int(bytes[end])] {
      case .letter, .digit: end += 1
      case .beyondASCII:
        guard let scalar = Scalars.decode(bytes, at: end) else { return end }
        switch Scalars.classify(scalar.value) {
        case .identifierStart, .combining: end += scalar.length
        case .operatorCharacter, .other: return end
        }
      default: return end
      }
    }
    return end
  }

  mutating func lexBeyondASCII() {
    guard let scalar = Scalars.decode(bytes, at: index) else {
      return emitTrivia(.invalid, end: index + 1)
    }
    switch Scalars.classify(scalar.value) {
    case .identifierStart: emit(.identifier, end: endOfIdentifier(from: index))
    case .operatorCharacter: lexOperator()
    case .combining, .other: emitTrivia(.invalid, end: index + scalar.length)
    }
  }

  /// `` `class` ``, `` `two words` ``: an identifier up to the next backtick on the line.
  mutating func lexBacktickIdentifier() {
    var end = index + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "`") {
        let isName = isQuotedName(index + 1..<end)
        return emit(.identifier, end: end + 1, flags: isName ? [] : .malformed)
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      end += 1
    }
    emitTrivia(.invalid, end: index + 1)
  }

  /// Whether what stands between backticks is more than blanks or an operator, and has no backslash
  /// (SE-0451).
  private func isQuotedName(_ range: Range<Int>) -> Bool {
    var isOnlyOperator = true
    var isOnlyBlank = true
    for index in range {
      let byteClass = classes[Int(bytes[index])]
      if bytes[index] == UInt8(ascii: "\\") || byteClass == .other { return false }
      if byteClass != .operatorCharacter { isOnlyOperator = false }
      if byteClass != .blank { isOnlyBlank = false }
    }
    return !isOnlyOperator && !isOnlyBlank
  }

  mutating func lexDollar() {
    let end = endOfIdentifier(from: index + 1)
    if end == index + 1 {
      emitTrivia(.invalid, end: end)
    } else {
      emit(.dollarIdentifier, end: end)
    }
  }

  /// A raw string, a regular expression, or a word such as `#if`.
  mutating func lexPound() {
    var delimiterEnd = index + 1
    while byte(at: delimiterEnd) == UInt8(ascii: "#") { delimiterEnd += 1 }
    switch byte(at: delimiterEnd) {
    case UInt8(ascii: "\""): return lexString(delimiterLength: delimiterEnd - index)
    case UInt8(ascii: "/"):
      if let end = endOfExtendedRegex(from: delimiterEnd + 1, delimiterLength: delimiterEnd - index)
      {
        return emit(.regexLiteral, end: end)
      }
    default: break
    }
    let isWord = classes[Int(byte(at: delimiterEnd))] == .letter
    if delimiterEnd > index + 1 || !isWord {
      return emitTrivia(.invalid, end: max(isWord ? delimiterEnd - 1 : delimiterEnd, index + 1))
    }
    let end = endOfIdentifier(from: delimiterEnd)
    emit(poundKind(ofWord: delimiterEnd..<end), end: end)
  }

  private func poundKind(ofWord range: Range<Int>) -> TokenKind {
    func reads(_ word: StaticString) -> Bool {
      range.count == word.utf8CodeUnitCount
        && word.withUTF8Buffer { bytes[range].elementsEqual($0) }
    }
    if reads("if") { return .poundIf }
    if reads("elseif") { return .poundElseif }
    if reads("else") { return .poundElse }
    if reads("endif") { return .poundEndif }
    return .poundName
  }
}
