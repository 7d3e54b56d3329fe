/// The parser: recursive descent over the tokens, one function for each production of `Grammar/tabs.ebnf`.
///
/// A grammar function opens a node, takes tokens and closes the node. What takes tokens is `mutating`; what only looks
/// is not. `at` looks, `eat` takes a token that was looked at, `take(if:)` maybe takes, `expect` takes or reports.
/// No input makes the parser fail or run long: each loop takes a token or ends, nesting is limited, and look-ahead never
/// parses.
///
/// A `.tabs` and a `.swift` file go through the same functions. What they do not know becomes an `unparsed` node; in a
/// `.tabs` file it is reported too.
struct Parser {
  /// How deep brackets, blocks and types may nest.
  static let maximumDepth = 256

  let text: SourceText
  let tokens: [Token]
  let reports: Bool

  /// The index of the current token, which is no trivia.
  private(set) var position = 0
  /// The kind of the current token.
  private(set) var current = TokenKind.endOfFile
  /// The index behind the last token that was taken.
  private(set) var consumedEnd = 0
  private(set) var nodes: [NodeRecord] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether a `{` after an expression opens a body, as in `if ready {`.
  var isInCondition = false
  /// Whether a `{` after an expression may open the observers of the property that it initialises.
  var isInInitializer = false
  /// Whether `let` and `is` may stand inside expressions, and `=` does not go on with them.
  var isInPattern = false
  /// Whether `case` and `default` end a run of statements.
  var isInSwitchCase = false
  /// How many `#if` are open.
  var ifConfigDepth = 0

  private var openNode = 0
  private var depth = 0
  private var reportedToken = -1

  init(text: SourceText, tokens: [Token], language: TabFile.Language) {
    self.text = text
    self.tokens = tokens
    reports = language == .tabs
    nodes.reserveCapacity(text.bytes.count / 4 + 8)
    skipTrivia()
  }

  mutating func parse() -> SyntaxTree {
    if reports { reportLexicalErrors() }
    file()
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return SyntaxTree(
      text: text, tokens: tokens, nodes: nodes, diagnostics: sorted.map(\.element))
  }
}

// MARK: - Nodes

extension Parser {
  /// Opens a node at the current token.
  @inline(__always)
  mutating func open(_ kind: SyntaxKind) -> Int {
    let index = nodes.count
    nodes.append(
      NodeRecord(
        kind: kind, firstToken: UInt32(position), endToken: 0, endNode: 0,
        parent: UInt32(openNode)))
    openNode = index
    return index
  }

  /// Closes the node that `open` gave, behind the last token that was taken.
  @inline(__always)
  mutating func close(_ index: Int) {
    nodes[index].endToken = max(UInt32(consumedEnd), nodes[index].firstToken)
    nodes[index].endNode = UInt32(nodes.count)
    openNode = Int(nodes[index].parent)
  }

  /// A place to wrap nodes from, later.
  @inline(__always)
  var mark: Int {
    nodes.count
  }

  /// Opens a node around the closed nodes from `mark` on, which start at the first one's first token.
  mutating func open(_ kind: SyntaxKind, around mark: Int) -> Int {
    let record = NodeRecord(
      kind: kind, firstToken: nodes[mark].firstToken, endToken: 0, endNode: 0,
      parent: UInt32(openNode))
    nodes.insert(record, at: mark)
    for index in mark + 1..<nodes.count {
      nodes[index].endNode += 1
      if Int(nodes[index].parent) == openNode, openNode < mark {
        nodes[index].parent = UInt32(mark)
      } else {
        nodes[index].parent += 1
      }
    }
    openNode = mark
    return mark
  }

  /// Closes the root over the whole text, trivia at both ends included.
  mutating func closeRoot(_ index: Int) {
    close(index)
    nodes[index].firstToken = 0
    nodes[index].endToken = UInt32(tokens.count)
  }

  /// Turns an open or closed node into another kind.
  mutating func change(_ index: Int, to kind: SyntaxKind) {
    nodes[index].kind = kind
  }

  func kind(ofNode index: Int) -> SyntaxKind {
    nodes[index].kind
  }
}

// MARK: - Tokens

extension Parser {
  private mutating func skipTrivia() {
    var index = position
    while tokens[index].kind.isTrivia { index += 1 }
    position = index
    current = tokens[index].kind
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool {
    current == kind
  }

  /// Whether the current token begins a line.
  @inline(__always)
  var isAtLineStart: Bool {
    tokens[position].hasNewlineBefore
  }

  @inline(__always)
  var hasTriviaBefore: Bool {
    tokens[position].hasTriviaBefore
  }

  var flags: Token.Flags {
    tokens[position].flags
  }

  /// Takes the current token. The end of file stays.
  @inline(__always)
  mutating func eat() {
    guard current != .endOfFile else { return }
    consumedEnd = position + 1
    position += 1
    skipTrivia()
  }

  @inline(__always)
  mutating func take(if kind: TokenKind) -> Bool {
    guard current == kind else { return false }
    eat()
    return true
  }

  /// The index of the next token after `index` that is no trivia.
  @inline(__always)
  func index(after index: Int) -> Int {
    var next = min(index + 1, tokens.count - 1)
    while tokens[next].kind.isTrivia { next += 1 }
    return next
  }

  /// The kind of the token after the current one.
  var next: TokenKind {
    tokens[index(after: position)].kind
  }

  /// Whether the token at `index` reads `word`.
  func token(_ index: Int, is word: StaticString) -> Bool {
    let start = Int(tokens[index].start)
    let end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : text.bytes.count
    guard end - start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where text.bytes[start + offset] != buffer[offset] {
        return false
      }
      return true
    }
  }

  func at(word: StaticString) -> Bool {
    token(position, is: word)
  }

  /// The index behind the bracket that closes the one at `index`; the end of file's index where none does.
  /// Looks at `limit` tokens at most, and gives nil past them.
  func indexBehindBrackets(from index: Int, limit: Int = .max) -> Int? {
    var depth = 0
    var next = index
    var seen = 0
    while true {
      switch tokens[next].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail:
        depth -= 1
        if depth <= 0 { return self.index(after: next) }
      case .endOfFile: return next
      default: break
      }
      seen += 1
      if seen > limit { return nil }
      next = self.index(after: next)
    }
  }
}

// MARK: - Brackets and lists

extension Parser {
  /// Parses what stands inside a bracket: nothing of the state around it holds there.
  mutating func closedOff(_ body: (inout Parser) -> Void) {
    let outer = (isInCondition, isInInitializer, isInPattern, isInSwitchCase)
    isInCondition = false
    isInInitializer = false
    isInSwitchCase = false
    body(&self)
    (isInCondition, isInInitializer, isInPattern, isInSwitchCase) = outer
  }

  /// Elements with commas between them, up to `end`, which stays. A comma may stand behind the last one.
  mutating func list(
    until end: TokenKind, or other: TokenKind? = nil, element: (inout Parser) -> Void
  ) {
    while !isAtClosing, !at(.endOfFile) {
      let start = position
      element(&self)
      if take(if: .comma) { continue }
      if current == end || current == other { return }
      reportUnexpected()
      if position == start, isAtClosing || at(.endOfFile) { return }
      skipToListEnd()
      if !take(if: .comma) { return }
    }
  }

  /// Passes over what does not belong to a list's element.
  mutating func skipToListEnd() {
    guard !isAtListEnd else { return }
    let node = open(.unparsed)
    repeat { skipBalanced() } while !isAtListEnd
    close(node)
  }

  private var isAtListEnd: Bool {
    at(.comma) || isAtClosing || at(.endOfFile) || isAtLineStart && isAtDeclaration
  }
}

// MARK: - Depth

extension Parser {
  /// Whether one more level may be entered; if so, `leave` has to follow. At the limit the rest of the level is taken
  /// as `unparsed`.
  mutating func enter() -> Bool {
    guard depth < Parser.maximumDepth else {
      report("nested more than \(Parser.maximumDepth) levels deep")
      skipUnparsed()
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() {
    depth -= 1
  }
}

// MARK: - Errors

extension Parser {
  /// Reports at the current token, once a token.
  mutating func report(_ message: String, notes: [Diagnostic.Note] = []) {
    report(message, atToken: position, notes: notes)
  }

  mutating func report(
    _ message: String, atToken index: Int, notes: [Diagnostic.Note] = []
  ) {
    guard reports, reportedToken != index else { return }
    reportedToken = index
    diagnostics.append(
      Diagnostic(
        ruleID: "syntax", severity: .error, message: message, range: range(ofToken: index),
        notes: notes))
  }

  func range(ofToken index: Int) -> TextRange {
    let end = index + 1 < tokens.count ? tokens[index + 1].offset : text.end
    return tokens[index].offset..<end
  }

  /// Takes `kind`, or reports that it is missing.
  mutating func expect(_ kind: TokenKind, _ what: String) {
    if !take(if: kind) { reportExpected(what) }
  }

  /// Takes the bracket that closes the one at `opening`, or reports that it is missing.
  mutating func expectClosing(_ kind: TokenKind, _ what: String, opening: Int) {
    guard !take(if: kind) else { return }
    let note = Diagnostic.Note(message: "opened here", range: range(ofToken: opening))
    reportExpected(what, notes: [note])
  }

  mutating func reportExpected(_ what: String, notes: [Diagnostic.Note] = []) {
    guard reports else { return }
    let found = describeCurrent()
    report("expected \(what), found \(found)", notes: notes)
  }

  /// Reports that nothing here asks for the current token.
  mutating func reportUnexpected() {
    guard reports else { return }
    let found = describeCurrent()
    report("unexpected \(found)")
  }

  /// Reports a part of Swift that the tab language leaves out.
  mutating func reportForeign() {
    guard reports else { return }
    let found = describeCurrent()
    report("\(found) is not part of the tab language")
  }

  /// The current token as a message names it.
  func describeCurrent() -> String {
    if current == .endOfFile { return "the end of the file" }
    let word = text[range(ofToken: position)]
    let line = word.prefix { !$0.isNewline }
    return line.count > 24 ? "'\(line.prefix(24))…'" : "'\(line)'"
  }

  /// Takes the current token, with what its bracket encloses, as a node that is not understood.
  mutating func unparsed() {
    let node = open(.unparsed)
    skipBalanced()
    close(node)
  }

  /// Takes one token, or a bracket with all that it encloses.
  mutating func skipBalanced() {
    switch current {
    case .leftParenthesis, .leftBracket, .leftBrace, .stringHead:
      guard let end = indexBehindBrackets(from: position) else { return eat() }
      while position < end, current != .endOfFile { eat() }
    default: eat()
    }
  }

  /// Takes tokens up to what closes the surrounding bracket.
  mutating func skipUnparsed() {
    guard !isAtClosing, current != .endOfFile else { return }
    let node = open(.unparsed)
    while !isAtClosing, current != .endOfFile { skipBalanced() }
    close(node)
  }

  var isAtClosing: Bool {
    switch current {
    case .rightParenthesis, .rightBracket, .rightBrace, .stringMiddle, .stringTail: true
    default: false
    }
  }

  /// What the lexer marked: strings and comments that do not end, bytes that are no token.
  private mutating func reportLexicalErrors() {
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .invalid {
        // Bytes that are no UTF-8 have a rule of their own.
        if index > 0, tokens[index - 1].kind == .invalid { continue }
        guard Scalars.decode(text.bytes, at: Int(token.start)) != nil else { continue }
        report("unexpected character", atToken: index)
      } else if token.flags.contains(.unterminated) {
        report(
          token.kind == .blockComment
            ? "this comment is never closed" : "this string is never closed", atToken: index)
      }
    }
    reportedToken = -1
  }
}
