/// A place in the tokens, and what can be said by looking on from it. Looking never takes a token.
///
/// Small enough to be handed on in registers: as a part of the parser it is asked without a copy of
/// the whole parser, which took a sixth of parsing. It has no bounds to check, and needs none: the
/// last token is the end of the file, behind which no function goes.
struct TokenCursor {
  /// What holds for the tokens at hand, up to the next bracket.
  struct Context: OptionSet {
    let rawValue: UInt8

    /// A `{` after an expression opens a body, as in `if ready {`.
    static let condition = Context(rawValue: 1)
    /// A `{` after an expression may open the observers of the property that it initialises.
    static let initializer = Context(rawValue: 2)
    /// `let` and `is` may stand inside expressions, and `=` does not go on with them.
    static let pattern = Context(rawValue: 4)
    /// `case` and `default` end a run of statements.
    static let switchCase = Context(rawValue: 8)
  }

  let tokens: UnsafePointer<Token>
  let bytes: UnsafePointer<UInt8>
  /// The index of the current token, which is no trivia.
  private(set) var position: UInt32
  /// The kind of the current token; of a missing bracket in front of it, while that is to be seen.
  private(set) var current: TokenKind
  var context: Context
  private var missingKind: TokenKind
  /// The token that the next missing bracket stands in front of.
  private var missingPosition: UInt32

  /// - Parameter start: the index of the first token to look at.
  init(tokens: UnsafePointer<Token>, bytes: UnsafePointer<UInt8>, from start: Int = 0) {
    self.tokens = tokens
    self.bytes = bytes
    position = UInt32(truncatingIfNeeded: start)
    current = .endOfFile
    context = []
    missingKind = .endOfFile
    missingPosition = .max
    skipTrivia()
  }

  /// Goes to the next token that is no trivia. Must not be called at the end of the file.
  @inline(__always)
  mutating func advance() {
    position += 1
    skipTrivia()
  }

  @inline(__always)
  private mutating func skipTrivia() {
    var index = Int(position)
    while tokens[index].kind.isTrivia { index += 1 }
    position = UInt32(truncatingIfNeeded: index)
    current = position == missingPosition ? missingKind : tokens[index].kind
  }

  /// Whether a bracket is missing here.
  @inline(__always)
  var isAtMissing: Bool {
    position == missingPosition
  }

  /// Shows the next missing bracket, or none any more.
  mutating func show(_ missing: BracketRepair.Closing?) {
    missingKind = missing?.kind ?? .endOfFile
    missingPosition = missing.map { UInt32(truncatingIfNeeded: $0.position) } ?? .max
    skipTrivia()
  }
}

// MARK: - Tokens

extension TokenCursor {
  /// The index of the current token.
  @inline(__always)
  var index: Int {
    Int(position)
  }

  /// Whether the current token begins a line.
  @inline(__always)
  var isAtLineStart: Bool {
    tokens[index].hasNewlineBefore
  }

  @inline(__always)
  var hasTriviaBefore: Bool {
    tokens[index].hasTriviaBefore
  }

  /// The index of the next token after `index` that is no trivia; the end of file's stays.
  @inline(__always)
  func index(after index: Int) -> Int {
    var next = index
    guard tokens[next].kind != .endOfFile else { return next }
    repeat { next += 1 } while tokens[next].kind.isTrivia
    return next
  }

  @inline(__always)
  func kind(after index: Int) -> TokenKind {
    tokens[self.index(after: index)].kind
  }

  /// The kind of the token after the current one.
  @inline(__always)
  var next: TokenKind {
    kind(after: index)
  }

  /// The token at `index`, in bytes. The end of file is empty.
  @inline(__always)
  func range(ofToken index: Int) -> Range<Int> {
    let start = Int(tokens[index].start)
    return start..<(tokens[index].kind == .endOfFile ? start : Int(tokens[index + 1].start))
  }

  /// Whether the token at `index` reads `word`.
  func token(_ index: Int, is word: StaticString) -> Bool {
    let range = range(ofToken: index)
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  func at(word: StaticString) -> Bool {
    token(index, is: word)
  }

  /// The index behind the bracket that closes the one at `index`; the end of file's index where
  /// none does. Looks at `limit` tokens at most, and gives nil past them.
  func indexBehindBrackets(from index: Int, limit: Int = .max) -> Int? {
    var depth = 0
    var next = index
    var seen = 0
    while true {
      if tokens[next].span > 0 {
        // The lexer has seen where this bracket closes.
        let span = Int(tokens[next].span)
        seen += span
        next += span
        if seen > limit { return nil }
        if depth == 0 { return self.index(after: next) }
        next += 1
        continue
      }
      switch tokens[next].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail:
        depth -= 1
        if depth == 0 { return self.index(after: next) }
      case .endOfFile: return next
      default: break
      }
      seen += 1
      if seen > limit { return nil }
      next += 1
    }
  }
}
