/// What stands outside the tab language: passed over whole, and reported in `.tabs` files.
extension Parser {
  /// `while`, `repeat`, `do` and `defer`, with their blocks.
  mutating func unknownStatement() {
    reportForeign()
    let node = open(.unparsed)
    repeat { skipBalanced() } while !isAtEndOfUnknown && !isAtStatementEnd
    close(node)
  }

  /// `subscript`, `deinit`, `actor`, operators and macros, behind their attributes and modifiers.
  mutating func unknownDeclaration(_ node: Int) {
    change(node, to: .unparsed)
    guard isUnknownDeclaration(position) else { return reportExpected("a declaration") }
    reportForeign()
    repeat { skipBalanced() } while !isAtEndOfUnknown && !isAtLineStart
    if at(.leftBrace) { skipBalanced() }
  }

  /// The rest of a line, brackets balanced.
  mutating func skipLine() {
    let node = open(.unparsed)
    repeat { skipBalanced() } while !isAtEndOfUnknown && !isAtLineStart
    close(node)
  }

  /// `name:` in front of a loop.
  mutating func statementLabel() {
    report("labels are not part of the tab language")
    let node = open(.unparsed)
    eat()
    eat()
    close(node)
    statement(.statements)
  }

  private var isAtEndOfUnknown: Bool {
    switch current {
    case .endOfFile, .semicolon, .poundElse, .poundElseif, .poundEndif: true
    default: isAtClosing
    }
  }

  /// Whether a statement that is not understood ends here: on a new line that does not go on with `catch` or `while`.
  private var isAtStatementEnd: Bool {
    guard isAtLineStart else { return false }
    switch current {
    case .catchKeyword, .leftBrace, .period, .infixOperator: return false
    case .whileKeyword: return tokens[consumedEnd - 1].kind != .rightBrace
    default: return true
    }
  }
}
