import TabSpecParser

/// What stands inside types: blocks, cases, accessors.
extension Layout {
  mutating func block(_ record: NodeRecord) {
    token()
    body(record)
  }

  /// Items "}", behind the opening brace. Several items stand on several lines, a single one where its author put it.
  mutating func body(_ record: NodeRecord, isForced: Bool = false) {
    let flags = bodyFlags
    bodyFlags = []
    guard hasChild(record) || hasComments else { return token() }
    let hasSeveral = hasChild(record) && nodes[node].endNode < record.endNode
    open(blanks: 1, flags: flags, isForced: isForced || hasSeveral)
    items(record)
    close(blanks: 1)
    token()
  }

  /// "case" elements
  mutating func caseDeclaration(_ record: NodeRecord) {
    prelude(record)
    token()
    blank()
    while hasChild(record) {
      child()
      if token(if: .comma) { fill() }
    }
  }

  /// name "(" values ")" "=" raw value
  mutating func caseElement(_ record: NodeRecord) {
    token()
    if hasChild(record, .parameterClause) { child() }
    if kind == .equal, hasChild(record) {
      blank()
      token()
      assignedValue()
    }
  }

  /// "{" accessors "}"
  mutating func accessorBlock(_ record: NodeRecord) {
    token()
    guard hasChild(record) || hasComments else { return token() }
    open(blanks: 1)
    while hasChild(record) {
      let hasBody = nodes[node].endNode > UInt32(node + 1)
      child()
      guard hasChild(record) else { break }
      if hasBody || nodes[node].endNode > UInt32(node + 1) { line() } else { separator() }
    }
    close(blanks: 1)
    token()
  }

  /// "get" effects "{" statements "}"
  mutating func accessor(_ record: NodeRecord) {
    prelude(record)
    token()
    if kind == .leftParenthesis {
      while tokenIndex < Int(record.endToken), !token(if: .rightParenthesis) { token() }
    }
    effects(record)
    if hasChild(record, .codeBlock) {
      reset()
      child()
    }
  }
}
