/// Cuts a text into tokens that tile it: the first starts at 0, each ends where the next starts,
/// and the last is the `endOfFile` at the text's end. Any bytes give tokens; nothing is dropped and
/// nothing fails. The time is linear in the number of bytes, whatever they are.
///
/// Bytes are read and tokens written through pointers, which a debug build checks: that takes a
/// third fewer instructions a byte than arrays do (20 for 30), as each token's `append` asks
/// whether the array is shared and each byte's look-up whether it is in range.
struct Lexer {
  /// What came out.
  struct Output {
    var tokens: [Token] = []
    /// Whether some token is `invalid` or `malformed`.
    var hasErrors = false
    /// Whether each bracket has its partner.
    var bracketsMatch = true
    /// Whether some `#/` was searched through the rest of the text in vain.
    var hasOpenRegex = false

    /// Whether nothing is left open, so that no token depends on what is far behind it.
    var isSettled: Bool {
      bracketsMatch && !hasErrors && !hasOpenRegex
    }
  }

  /// A string whose interpolation is being read.
  struct OpenInterpolation {
    let delimiterLength: Int
    let isMultiLine: Bool
    /// Parentheses opened inside the interpolation.
    var depth = 0
  }

  /// A bracket or a string's head that waits for its partner.
  private struct OpenBracket {
    let token: UInt32
    let kind: TokenKind
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let classes: UnsafePointer<ByteClass>
  let keywords: KeywordTable
  var index = 0
  var interpolations: [OpenInterpolation] = []

  private var room: UnsafeMutableBufferPointer<Token>
  private var count = 0
  /// The index of the first token in the room.
  private var firstInRoom = 0
  /// The brackets that are open; deeper ones than there is room for are not kept.
  private let openBrackets: UnsafeMutableBufferPointer<OpenBracket>
  private var bracketDepth = 0
  private var bracketsMatch = true
  private(set) var hasErrors = false
  /// The kind of the last token that is no trivia.
  private(set) var previous = TokenKind.endOfFile
  /// The kind of the last token.
  private(set) var last = TokenKind.endOfFile
  private(set) var pending: Token.Flags = []
  /// No `/…/` starts before this index: the rest of its line was searched in vain.
  var regexSearchEnd = 0
  /// The same for `#/…/#`.
  var extendedRegexSearchEnd = 0
  /// No `#/` with this many `#` or more closes further on.
  var unclosedRegexDelimiter = Int.max

  static func lex(_ text: SourceText) -> Output {
    withLexer(of: text) { $0.run() }
  }

  /// The tokens from `start`, where a line begins, up to the first place that `isStop` agrees to:
  /// it is asked where a line begins outside of all brackets, with the offset and the kind of the
  /// last token before it. The end of the file is the last token where none is.
  ///
  /// - Parameter previous: the kind of the last token before `start` that is no trivia.
  static func lex(
    _ text: SourceText, from start: Int, after previous: TokenKind,
    to isStop: (_ offset: Int, _ previous: TokenKind) -> Bool
  ) -> Output {
    withLexer(of: text) { lexer in
      if start > 0 {
        lexer.index = start
        lexer.previous = previous
        lexer.last = .newline
        lexer.pending = [.newlineBefore, .triviaBefore]
      }
      return lexer.run(to: isStop)
    }
  }

  private static func withLexer(of text: SourceText, _ run: (inout Lexer) -> Output) -> Output {
    text.bytes.withUnsafeBufferPointer { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        withUnsafeTemporaryAllocation(of: OpenBracket.self, capacity: 512) { openBrackets in
          // The table is never empty.
          var lexer = Lexer(bytes, classes.baseAddress!, openBrackets)
          return run(&lexer)
        }
      }
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ classes: UnsafePointer<ByteClass>,
    _ openBrackets: UnsafeMutableBufferPointer<OpenBracket>
  ) {
    self.bytes = bytes
    self.classes = classes
    self.openBrackets = openBrackets
    keywords = KeywordTable.shared
    room = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// Not inlined: what a function of its own keeps in registers, one with two closures around it
  /// puts into a box at each bracket.
  @inline(never)
  private mutating func run() -> Output {
    var output = Output()
    var isAtEnd = false
    while !isAtEnd {
      // Swift code has a token every three to four bytes; denser text takes another round.
      let capacity = (bytes.count - index) / 2 + 16
      let more = [Token](unsafeUninitializedCapacity: capacity) { room, count in
        isAtEnd = fill(room)
        count = self.count
      }
      if output.tokens.isEmpty { output.tokens = more } else { output.tokens += more }
      firstInRoom = output.tokens.count
    }
    finish(&output)
    return output
  }

  private mutating func run(to isStop: (Int, TokenKind) -> Bool) -> Output {
    var output = Output()
    var isAtEnd = false
    while !isAtEnd {
      let capacity = max(output.tokens.count, 256)
      output.tokens += [Token](unsafeUninitializedCapacity: capacity) { room, count in
        isAtEnd = fill(room, to: isStop)
        count = self.count
      }
      firstInRoom = output.tokens.count
    }
    finish(&output)
    return output
  }

  private func finish(_ output: inout Output) {
    output.hasErrors = hasErrors
    output.bracketsMatch = bracketsMatch && bracketDepth == 0
    output.hasOpenRegex = unclosedRegexDelimiter < .max
  }

  /// Writes tokens while there is room; gives whether the last one was the end of the file.
  private mutating func fill(_ room: UnsafeMutableBufferPointer<Token>) -> Bool {
    self.room = room
    count = 0
    if index == 0 { lexStart() }
    while index < bytes.count, count < room.count { lexToken() }
    guard count < room.count else { return false }
    emit(.endOfFile, end: bytes.count)
    return true
  }

  /// Like `fill`, but also at the end where `isStop` agrees.
  private mutating func fill(
    _ room: UnsafeMutableBufferPointer<Token>, to isStop: (Int, TokenKind) -> Bool
  ) -> Bool {
    self.room = room
    count = 0
    if index == 0 { lexStart() }
    while index < bytes.count, count < room.count {
      lexToken()
      if last == .newline, bracketDepth == 0, interpolations.isEmpty, isStop(index, previous) {
        return true
      }
    }
    guard count < room.count else { return false }
    emit(.endOfFile, end: bytes.count)
    return true
  }

  /// A byte order mark, and a line for the shell.
  private mutating func lexStart() {
    if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF {
      emitTrivia(.byteOrderMark, end: 3)
    }
    if byte(at: index) == UInt8(ascii: "#"), byte(at: index + 1) == UInt8(ascii: "!") {
      emitTrivia(.lineComment, end: endOfLine(from: index))
    }
  }

  @inline(__always)
  private mutating func lexToken() {
    switch classes[Int(bytes[index])] {
    case .letter: lexWord()
    case .blank: lexBlanks()
    case .newline: lexNewline()
    case .leftParenthesis: lexLeftParenthesis()
    case .rightParenthesis: lexRightParenthesis()
    case .leftBrace: open(.leftBrace, end: index + 1)
    case .rightBrace: closeBracket(.rightBrace, end: index + 1)
    case .leftBracket: open(.leftBracket, end: index + 1)
    case .rightBracket: closeBracket(.rightBracket, end: index + 1)
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

  /// Ends a token at `end`. Each call of `lexToken` ends one.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, end: Int, flags: Token.Flags = []) {
    if flags.contains(.malformed) { hasErrors = true }
    write(kind, flags: pending.union(flags))
    pending = []
    previous = kind
    index = end
  }

  @inline(__always)
  mutating func emitTrivia(_ kind: TokenKind, end: Int, flags: Token.Flags = []) {
    if kind == .invalid || flags.contains(.malformed) { hasErrors = true }
    write(kind, flags: flags)
    pending.formUnion(kind == .newline ? [.newlineBefore, .triviaBefore] : .triviaBefore)
    index = end
  }

  @inline(__always)
  private mutating func write(_ kind: TokenKind, flags: Token.Flags) {
    room.initializeElement(
      at: count, to: Token(start: UInt32(truncatingIfNeeded: index), kind: kind, flags: flags))
    count += 1
    last = kind
  }

  /// Ends a token that opens a bracket or an interpolation.
  @inline(__always)
  mutating func open(_ kind: TokenKind, end: Int, flags: Token.Flags = []) {
    if bracketDepth < openBrackets.count {
      openBrackets[bracketDepth] = OpenBracket(
        token: UInt32(truncatingIfNeeded: firstInRoom + count), kind: kind)
    }
    bracketDepth += 1
    emit(kind, end: end, flags: flags)
  }

  /// Ends a token that closes a bracket or an interpolation, and tells the opening one how far it
  /// reaches.
  @inline(__always)
  mutating func closeBracket(_ kind: TokenKind, end: Int, flags: Token.Flags = []) {
    bracketDepth -= 1
    if bracketDepth < 0 {
      bracketDepth = 0
      bracketsMatch = false
    } else if bracketDepth < openBrackets.count {
      let partner = openBrackets[bracketDepth]
      if !kind.closes(partner.kind) { bracketsMatch = false }
      let opening = Int(partner.token) - firstInRoom
      if opening >= 0, let span = UInt16(exactly: count - opening) { room[opening].span = span }
    }
    emit(kind, end: end, flags: flags)
  }

  mutating func noteNewlineInTrivia() {
    pending.formUnion(.newlineBefore)
  }

  // MARK: - Trivia

  @inline(__always)
  private mutating func lexBlanks() {
    var end = index + 1
    while end + 8 <= bytes.count, word(at: end) == 0x2020_2020_2020_2020 { end += 8 }
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

  /// Where the line that holds `start` ends, before its line break. Comments make a third of some
  /// files, so it looks at eight bytes at a time.
  func endOfLine(from start: Int) -> Int {
    var end = start
    while end + 8 <= bytes.count {
      let word = word(at: end)
      if Lexer.hasByte(0x0A, in: word) || Lexer.hasByte(0x0D, in: word) { break }
      end += 8
    }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    return end
  }

  /// Eight bytes, which are there.
  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self)
  }

  /// Whether one of eight bytes is `byte`.
  @inline(__always)
  private static func hasByte(_ byte: UInt64, in word: UInt64) -> Bool {
    let difference = word ^ (byte &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }

  // MARK: - Punctuation

  @inline(__always)
  private mutating func lexLeftParenthesis() {
    if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
    open(.leftParenthesis, end: index + 1)
  }

  @inline(__always)
  private mutating func lexRightParenthesis() {
    guard let last = interpolations.last else {
      closeBracket(.rightParenthesis, end: index + 1)
      return
    }
    if last.depth > 0 {
      interpolations[interpolations.count - 1].depth -= 1
      closeBracket(.rightParenthesis, end: index + 1)
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
