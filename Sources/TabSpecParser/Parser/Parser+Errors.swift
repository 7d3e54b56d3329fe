/// Reporting what is wrong, and passing over what is not understood.
extension Parser {
  /// Reports at the current token.
  mutating func report(_ message: String, notes: [Diagnostic.Note] = []) {
    report(message, atToken: position, notes: notes)
  }

  /// Reports at the token at `index`: once a token, and once a line, for what else is odd on a line
  /// mostly follows from the first mistake.
  mutating func report(_ message: String, atToken index: Int, notes: [Diagnostic.Note] = []) {
    guard reports, !isOnReportedLine(index), !followsLexicalError(index) else { return }
    reportedToken = index
    append(message, atToken: index, notes: notes)
  }

  private mutating func append(
    _ message: String, atToken index: Int, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        ruleID: "syntax", severity: .error, message: message, range: range(ofToken: index),
        notes: notes))
  }

  private func isOnReportedLine(_ index: Int) -> Bool {
    guard reportedToken >= 0, reportedToken <= index else { return false }
    // A long line ends the search early: whatever stands so far off is a mistake of its own.
    let start = max(reportedToken + 1, index - 200)
    guard start <= index else { return true }
    return start == reportedToken + 1
      && !(start...index).contains { tokens[$0].hasNewlineBefore }
  }

  /// Whether what the lexer has marked stands right before the token: a string that does not end
  /// takes the rest of its line with it.
  private func followsLexicalError(_ index: Int) -> Bool {
    guard hasLexicalErrors, consumedEnd <= index else { return false }
    return (max(consumedEnd - 1, 0)..<index).contains {
      tokens[$0].kind == .invalid || tokens[$0].flags.contains(.malformed)
    }
  }

  /// Takes `kind`, or reports that it is missing.
  mutating func expect(_ kind: TokenKind, _ what: StaticString) {
    if !take(if: kind) { reportExpected(what) }
  }

  /// Takes the bracket that closes the one at `opening`, or reports that it is missing.
  @inline(__always)
  mutating func expectClosing(_ kind: TokenKind, _ what: StaticString, opening: Int) {
    if !take(if: kind) { reportUnclosed(what, opening: opening) }
  }

  private mutating func reportUnclosed(_ what: StaticString, opening: Int) {
    guard reports else { return }
    let note = Diagnostic.Note(message: "opened here", range: range(ofToken: opening))
    reportExpected(what, notes: [note])
  }

  mutating func reportExpected(_ what: StaticString, notes: [Diagnostic.Note] = []) {
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
  private func describeCurrent() -> String {
    if current == .endOfFile { return "the end of the file" }
    let word = text[range(ofToken: position)]
    let line = word.prefix { !$0.isNewline }
    return line.count > 24 || line.count < word.count ? "'\(line.prefix(24))…'" : "'\(line)'"
  }

  // MARK: - Passing over

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
      guard let end = cursor.indexBehindBrackets(from: position) else { return eat() }
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

  /// Takes the rest of the line as a node that is not understood, brackets balanced.
  mutating func skipLine() {
    let node = open(.unparsed)
    repeat { skipBalanced() } while !isAtLineStart && !isAtEndOfRun
    close(node)
  }

  /// Whether a run of tokens that is not understood has to end before the current one.
  var isAtEndOfRun: Bool {
    switch current {
    case .endOfFile, .semicolon, .poundElse, .poundElseif, .poundEndif: true
    default: isAtClosing
    }
  }

  // MARK: - Lists

  /// Whether another element of a list that `end` closes follows. Takes the comma before it; passes
  /// over what does not belong to the element that began at `start`.
  @inline(__always)
  mutating func hasNextElement(until end: TokenKind, start: Int) -> Bool {
    if take(if: .comma) { return !isAtClosing && current != .endOfFile }
    return current == end ? false : recoverElement(start: start)
  }

  private mutating func recoverElement(start: Int) -> Bool {
    reportUnexpected()
    if position == start, isAtListEnd, !at(.comma) { return false }
    if !isAtListEnd {
      let node = open(.unparsed)
      repeat { skipBalanced() } while !isAtListEnd
      close(node)
    }
    return take(if: .comma) && !isAtClosing && current != .endOfFile
  }

  private var isAtListEnd: Bool {
    at(.comma) || isAtClosing || at(.endOfFile) || isAtLineStart && cursor.isAtDeclaration
  }

  // MARK: - What the lexer marked

  private func malformed(_ kind: TokenKind) -> String {
    switch kind {
    case .blockComment: "this comment is never closed"
    case .identifier: "this is no name"
    default: "this string is never closed"
    }
  }

  /// Strings and comments that do not end, bytes that are no token.
  mutating func reportLexicalErrors() {
    for index in 0..<tokenCount {
      let token = tokens[index]
      if token.kind == .invalid {
        // Bytes that are no UTF-8 have a rule of their own.
        if index > 0, tokens[index - 1].kind == .invalid { continue }
        let start = Int(token.start)
        guard Scalars.decode(bytes, at: start) != nil else { continue }
        append("unexpected character", atToken: index)
      } else if token.flags.contains(.malformed) {
        append(malformed(token.kind), atToken: index)
      }
    }
  }
}
