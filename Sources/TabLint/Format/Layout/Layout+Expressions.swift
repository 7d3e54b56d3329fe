import TabSpecParser

/// Expressions without operators: names, literals, strings, key paths, macros.
extension Layout {
  /// A name with its labels and generic arguments.
  mutating func name(_ record: NodeRecord) {
    while tokenIndex < Int(record.endToken) {
      if isAtChild(record) { child() } else { token() }
    }
  }

  /// Whether the next token begins a string over several lines, which stays on the line it begins
  /// on.
  @inline(__always)
  var isAtMultiLineString: Bool {
    (kind == .stringLiteral || kind == .stringHead)
      && leaves[position].traits.contains(.isMultiLine)
  }

  /// A string. In its interpolations, blanks are layout and line breaks are not.
  mutating func stringLiteral(_ record: NodeRecord) {
    guard !token(if: .stringLiteral) else { return }
    place()
    stringDepth += 1
    advance()
    while tokenIndex < Int(record.endToken) {
      if isAtChild(record) {
        child()
      } else if token(if: .comma) {
        blank()
      } else {
        place()
        if kind == .stringTail { stringDepth -= 1 }
        advance()
      }
    }
  }

  mutating func keyPathExpression(_ record: NodeRecord) {
    name(record)
  }

  /// "#name" "(" arguments ")" closures
  mutating func macroExpansion(_ record: NodeRecord) {
    token()
    if hasChild(record, .genericArgumentClause) { child() }
    if kind == .leftParenthesis, hasChild(record, .unparsed) {
      child()
    } else {
      callTail(record)
    }
  }

  /// "try" expression
  mutating func effectExpression(_ record: NodeRecord) {
    while tokenIndex < Int(record.endToken), !isAtChild(record) { token() }
    blank()
    child()
  }

  /// operator operand
  mutating func prefixExpression(_ record: NodeRecord) {
    token()
    child()
  }
}
