/// Cuts a text into tokens that tile it: the first starts at 0, each ends where the next starts, and the last is the
/// `endOfFile` at the text's end. Any bytes give tokens; nothing is dropped and nothing fails.
struct Lexer {
  /// A string whose interpolation is being read.
  struct OpenInterpolation {
    let delimiterLength: Int
    let isMultiLine: Bool
    /// Parentheses opened inside the interpolation.
    var depth = 0
  }

  let bytes: [UInt8]
  var index = 0
  private(set) var tokens: [Token] = []
  var interpolations: [OpenInterpolation] = []

  private let classes = ByteClass.table
  private let keywords = KeywordTable.shared
  private var pending: Token.Flags = []
  /// The kind of the last token that is no trivia.
  private(set) var previous = TokenKind.endOfFile

  /// The tokens of `text`.
  static func tokens(of text: SourceText) -> [Token] {
    var lexer = Lexer(text: text)
    lexer.run()
    return lexer.tokens
  }

  private init(text: SourceText) {
    bytes = text.bytes
    tokens.reserveCapacity(bytes.count / 2 + 8)
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      emitTrivia(.byteOrderMark, end: 3)
    }
    if byte(at: index) == UInt8(ascii: "#"), byte(at: index + 1) == UInt8(ascii: "!") {
      emitTrivia(.lineComment, end: endOfLine(from: index))
    }
    let count = bytes.count
    while index < count {
      lexToken()
    }
    emit(.endOfFile, end: count)
  }

  /// The byte at `index`, 0 behind the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  private mutating func lexToken() {
    switch classes[Int(bytes[index])] {
    case .blank: lexBlanks()
    case .newline: lexNewline()
    case .letter: lexWord()
    case .digit: lexNumber()
    case .operatorCharacter: lexOperatorOrComment()
    case .punctuation: lexPunctuation()
    case .quote: lexString(delimiterLength: 0)
    case .beyondASCII: lexBeyondASCII()
    case .other: emitTrivia(.invalid, end: index + 1)
    }
  }

  // MARK: - Emitting

  @inline(__always)
  mutating func emit(_ kind: TokenKind, end: Int, flags: Token.Flags = []) {
    tokens.append(Token(start: UInt32(index), kind: kind, flags: pending.union(flags)))
    pending = []
    previous = kind
    index = end
  }

  @inline(__always)
  mutating func emitTrivia(_ kind: TokenKind, end: Int, flags: Token.Flags = []) {
    tokens.append(Token(start: UInt32(index), kind: kind, flags: flags))
    pending.insert(kind == .newline ? [.newlineBefore, .triviaBefore] : .triviaBefore)
    index = end
  }

  mutating func noteNewlineInTrivia() {
    pending.insert(.newlineBefore)
  }

  // MARK: - Trivia

  private mutating func lexBlanks() {
    var end = index + 1
    while end < bytes.count, classes[Int(bytes[end])] == .blank { end += 1 }
    emitTrivia(.whitespace, end: end)
  }

  private mutating func lexNewline() {
    // A line break ends a string on one line, interpolation and all.
    while let last = interpolations.last, !last.isMultiLine { interpolations.removeLast() }
    let isPair = bytes[index] == UInt8(ascii: "\r") && byte(at: index + 1) == UInt8(ascii: "\n")
    emitTrivia(.newline, end: index + (isPair ? 2 : 1))
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    return end
  }

  // MARK: - Words

  private mutating func lexWord() {
    var hash = KeywordTable.seed
    var end = index
    while end < bytes.count {
      let byte = bytes[end]
      let byteClass = classes[Int(byte)]
      guard byteClass == .letter || byteClass == .digit else {
        if byteClass == .beyondASCII, let next = endOfIdentifier(from: end), next > end {
          emit(.identifier, end: next)
          return
        }
        break
      }
      hash = KeywordTable.combine(hash, byte)
      end += 1
    }
    emit(keywords.kind(ofWordWithHash: hash), end: end)
  }

  /// Where the identifier that includes the bytes from `start` on ends; nil where `start` cannot continue one.
  func endOfIdentifier(from start: Int) -> Int? {
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

  private mutating func lexBeyondASCII() {
    guard let scalar = Scalars.decode(bytes, at: index) else {
      emitTrivia(.invalid, end: index + 1)
      return
    }
    switch Scalars.classify(scalar.value) {
    case .identifierStart:
      emit(.identifier, end: endOfIdentifier(from: index) ?? index + scalar.length)
    case .operatorCharacter: lexOperator()
    case .combining, .other: emitTrivia(.invalid, end: index + scalar.length)
    }
  }

  mutating func lexBacktickIdentifier() {
    var end = index + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "`") {
        emit(.identifier, end: end + 1)
        return
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      end += 1
    }
    emitTrivia(.invalid, end: index + 1)
  }

  // MARK: - Numbers

  private mutating func lexNumber() {
    // A tuple's element: `pair.0.1` holds no `0.1`.
    if previous == .period, !pending.contains(.triviaBefore) {
      emit(.integerLiteral, end: endOfDigits(from: index))
      return
    }
    let second = byte(at: index + 1)
    if bytes[index] == UInt8(ascii: "0"), second == UInt8(ascii: "b") || second == UInt8(ascii: "o")
    {
      emit(.integerLiteral, end: endOfWordBytes(from: index))
      return
    }
    let isHexadecimal = bytes[index] == UInt8(ascii: "0") && second == UInt8(ascii: "x")
    var end = isHexadecimal ? endOfHexadecimals(from: index + 2) : endOfDigits(from: index)
    var isFloat = false
    if byte(at: end) == UInt8(ascii: "."), startsFraction(at: end + 1, isHexadecimal: isHexadecimal)
    {
      isFloat = true
      end = isHexadecimal ? endOfHexadecimals(from: end + 1) : endOfDigits(from: end + 1)
    }
    let exponent = byte(at: end) | 0x20
    if exponent == UInt8(ascii: isHexadecimal ? "p" : "e") {
      var digits = end + 1
      if byte(at: digits) == UInt8(ascii: "+") || byte(at: digits) == UInt8(ascii: "-") {
        digits += 1
      }
      if classes[Int(byte(at: digits))] == .digit {
        isFloat = true
        end = endOfDigits(from: digits)
      }
    }
    emit(isFloat ? .floatLiteral : .integerLiteral, end: endOfWordBytes(from: end))
  }

  private func startsFraction(at start: Int, isHexadecimal: Bool) -> Bool {
    guard classes[Int(byte(at: start))] == .digit else { return false }
    guard isHexadecimal else { return true }
    // Only an exponent makes `0x1.8` a number.
    return byte(at: endOfHexadecimals(from: start)) | 0x20 == UInt8(ascii: "p")
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

  /// Letters that stick to a number belong to its token; the parser reports them.
  private func endOfWordBytes(from start: Int) -> Int {
    endOfIdentifier(from: start) ?? start
  }

  // MARK: - Punctuation

  private mutating func lexPunctuation() {
    switch bytes[index] {
    case UInt8(ascii: "("):
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
      emit(.leftParenthesis, end: index + 1)
    case UInt8(ascii: ")"): lexRightParenthesis()
    case UInt8(ascii: "["): emit(.leftBracket, end: index + 1)
    case UInt8(ascii: "]"): emit(.rightBracket, end: index + 1)
    case UInt8(ascii: "{"): emit(.leftBrace, end: index + 1)
    case UInt8(ascii: "}"): emit(.rightBrace, end: index + 1)
    case UInt8(ascii: ","): emit(.comma, end: index + 1)
    case UInt8(ascii: ":"): emit(.colon, end: index + 1)
    case UInt8(ascii: ";"): emit(.semicolon, end: index + 1)
    case UInt8(ascii: "@"): emit(.at, end: index + 1)
    case UInt8(ascii: "\\"): emit(.backslash, end: index + 1)
    case UInt8(ascii: "`"): lexBacktickIdentifier()
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "$"):
      let end = endOfIdentifier(from: index + 1) ?? index + 1
      if end == index + 1 {
        emitTrivia(.invalid, end: end)
      } else {
        emit(.dollarIdentifier, end: end)
      }
    default:
      if byte(at: index + 1) == UInt8(ascii: ".") {
        lexOperator()
      } else {
        emit(.period, end: index + 1)
      }
    }
  }

  private mutating func lexRightParenthesis() {
    guard let last = interpolations.last else {
      emit(.rightParenthesis, end: index + 1)
      return
    }
    if last.depth > 0 {
      interpolations[interpolations.count - 1].depth -= 1
      emit(.rightParenthesis, end: index + 1)
    } else {
      interpolations.removeLast()
      continueString(last)
    }
  }

  private mutating func lexPound() {
    var delimiterEnd = index
    while byte(at: delimiterEnd) == UInt8(ascii: "#") { delimiterEnd += 1 }
    switch byte(at: delimiterEnd) {
    case UInt8(ascii: "\""):
      lexString(delimiterLength: delimiterEnd - index)
      return
    case UInt8(ascii: "/"):
      if let end = endOfExtendedRegex(from: delimiterEnd + 1, delimiterLength: delimiterEnd - index)
      {
        emit(.regexLiteral, end: end)
        return
      }
    default: break
    }
    let end = endOfIdentifier(from: index + 1) ?? index + 1
    guard end > index + 1, classes[Int(byte(at: index + 1))] != .digit else {
      emitTrivia(.invalid, end: index + 1)
      return
    }
    emit(poundKind(of: bytes[index + 1..<end]), end: end)
  }

  private func poundKind(of word: ArraySlice<UInt8>) -> TokenKind {
    if word.elementsEqual("if".utf8) { return .poundIf }
    if word.elementsEqual("elseif".utf8) { return .poundElseif }
    if word.elementsEqual("else".utf8) { return .poundElse }
    if word.elementsEqual("endif".utf8) { return .poundEndif }
    return .poundName
  }
}
