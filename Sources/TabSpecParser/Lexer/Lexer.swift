/// Cuts a text into tokens that tile it: the first starts at 0, each ends where the next starts, and
/// the last is the `endOfFile` at the text's end. Any bytes give tokens; nothing is dropped and
/// nothing fails. The time is linear in the number of bytes, whatever they are.
struct Lexer {
  /// What came out.
  struct Output {
    let tokens: [Token]
    /// Whether some token is `invalid` or `malformed`.
    let hasErrors: Bool
  }

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
  private(set) var hasErrors = false
  var interpolations: [OpenInterpolation] = []

  let classes = ByteClass.table
  let keywords = KeywordTable.shared
  /// The kind of the last token that is no trivia.
  private(set) var previous = TokenKind.endOfFile
  private(set) var pending: Token.Flags = []
  /// No `/…/` starts before this index: the rest of its line was searched in vain.
  var regexSearchEnd = 0
  /// The same for `#/…/#`.
  var extendedRegexSearchEnd = 0
  /// No `#/` with this many `#` or more closes further on.
  var unclosedRegexDelimiter = Int.max

  static func lex(_ text: SourceText) -> Output {
    var lexer = Lexer(bytes: text.bytes)
    lexer.run()
    return Output(tokens: lexer.tokens, hasErrors: lexer.hasErrors)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    // Swift code has a token every three to four bytes, white space included.
    tokens.reserveCapacity(bytes.count / 3 + 16)
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { emitTrivia(.byteOrderMark, end: 3) }
    if byte(at: index) == UInt8(ascii: "#"), byte(at: index + 1) == UInt8(ascii: "!") {
      emitTrivia(.lineComment, end: endOfLine(from: index))
    }
    while index < bytes.count { lexToken() }
    emit(.endOfFile, end: bytes.count)
  }

  @inline(__always)
  private mutating func lexToken() {
    switch classes[Int(bytes[index])] {
    case .letter: lexWord()
    case .blank: lexBlanks()
    case .newline: lexNewline()
    case .leftParenthesis: lexLeftParenthesis()
    case .rightParenthesis: lexRightParenthesis()
    case .single: emit(ByteClass.kind(ofSingle: bytes[index]), end: index + 1)
    case .period: lexPeriod()
    case .quote: lexString(delimiterLength: 0)
    case .operatorCharacter: lexOperatorOrComment()
    case .digit: lexNumber()
    case .pound: lexPound()
    case .dollar: lexDollar()
    case .backtick: lexBacktickIdentifier()
    case .beyondASCII: lexBeyondASCII()
    case .other: emitTrivia(.invalid, end: index + 1)
    }
  }

  /// The byte at `index`, 0 behind the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  // MARK: - Emitting

  @inline(__always)
  mutating func emit(_ kind: TokenKind, end: Int, flags: Token.Flags = []) {
    if flags.contains(.malformed) { hasErrors = true }
    tokens.append(
      Token(start: UInt32(truncatingIfNeeded: index), kind: kind, flags: pending.union(flags)))
    pending = []
    previous = kind
    index = end
  }

  @inline(__always)
  mutating func emitTrivia(_ kind: TokenKind, end: Int, flags: Token.Flags = []) {
    if kind == .invalid || flags.contains(.malformed) { hasErrors = true }
    tokens.append(Token(start: UInt32(truncatingIfNeeded: index), kind: kind, flags: flags))
    pending.formUnion(kind == .newline ? [.newlineBefore, .triviaBefore] : .triviaBefore)
    index = end
  }

  mutating func noteNewlineInTrivia() {
    pending.formUnion(.newlineBefore)
  }

  // MARK: - Trivia

  @inline(__always)
  private mutating func lexBlanks() {
    var end = index + 1
    while end < bytes.count, classes[Int(bytes[end])] == .blank { end += 1 }
    emitTrivia(.whitespace, end: end)
  }

  @inline(__always)
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

  // MARK: - Punctuation

  @inline(__always)
  private mutating func lexLeftParenthesis() {
    if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
    emit(.leftParenthesis, end: index + 1)
  }

  @inline(__always)
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

  /// A period begins an operator where operator characters follow: `.==`, `...`.
  @inline(__always)
  private mutating func lexPeriod() {
    switch classes[Int(byte(at: index + 1))] {
    case .period: lexOperator()
    case .operatorCharacter where !startsComment(at: index + 1): lexOperator()
    default: emit(.period, end: index + 1)
    }
  }

  /// Whether `//` or `/*` stands at `start`.
  func startsComment(at start: Int) -> Bool {
    guard byte(at: start) == UInt8(ascii: "/") else { return false }
    let next = byte(at: start + 1)
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
  }
}
