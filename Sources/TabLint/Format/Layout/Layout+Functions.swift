import TabSpecParser

/// Functions and initialisers, their parameters, and generic clauses.
extension Layout {
  /// "func" name "(" parameters ")" effects "->" type "where" requirements "{" statements "}"
  mutating func functionDeclaration(_ record: NodeRecord) {
    prelude(record)
    token()
    if record.kind == .functionDeclaration {
      blank()
      let isOperator = !kind.isIdentifier
      while tokenIndex < Int(record.endToken), !isAtChild(record) { token() }
      if isOperator { blank() }
    } else {
      while tokenIndex < Int(record.endToken), !isAtChild(record) { token() }
    }
    while hasChild(record) {
      effects(record)
      guard isAtChild(record) else { return }
      switch nodes[node].kind {
      case .returnClause: fill(flags: .isWeak)
      case .genericWhereClause:
        whereClause()
        continue
      case .codeBlock: reset()
      default: break
      }
      child()
    }
    effects(record)
  }

  /// "async" "throws" "(" type ")"
  mutating func effects(_ record: NodeRecord) {
    while tokenIndex < Int(record.endToken) {
      switch kind {
      case .asyncWord, .throwsKeyword, .rethrowsKeyword:
        blank()
        token()
        if kind == .leftParenthesis, hasChild(record, .type) {
          token()
          child()
          token()
        }
      default: return
      }
    }
  }

  /// "->" type
  mutating func returnClause(_ record: NodeRecord) {
    token()
    blank()
    child()
  }

  /// "(" parameters ")"
  mutating func parameterClause(_ record: NodeRecord) {
    token()
    guard hasChild(record) || hasComments else { return token() }
    open()
    while hasChild(record) {
      child()
      if token(if: .comma), hasChild(record) { separator() }
    }
    close()
    token()
  }

  /// label name ":" type "=" value
  mutating func parameter(_ record: NodeRecord) {
    let end = Int(record.endToken)
    while hasChild(record, .attribute), isAtChild(record) {
      child()
      blank()
    }
    var isFirst = true
    while tokenIndex < end, !isAtChild(record), kind != .colon, kind != .equal {
      if !isFirst { blank() }
      token()
      isFirst = false
    }
    if token(if: .colon) { blank() }
    if isAtChild(record) { child() }
    while tokenIndex < end, !isAtChild(record), kind != .equal { token() }
    if tokenIndex < end, kind == .equal {
      blank()
      token()
      fill()
      child()
    }
  }

  /// "<" parameters ">"
  mutating func genericParameterClause(_ record: NodeRecord) {
    token()
    open()
    while tokenIndex < Int(record.endToken), kind != .rightAngle {
      if isAtChild(record) {
        if nodes[node].kind == .genericWhereClause { blank() }
        let isAttribute = nodes[node].kind == .attribute
        child()
        if isAttribute { blank() }
      } else if token(if: .comma) {
        separator()
      } else if token(if: .colon) {
        blank()
      } else {
        token()
        // `each`, `let`
        if kind.isIdentifier { blank() }
      }
    }
    close()
    token()
  }

  /// A clause in front of which a line ends if it does not fit as a whole.
  mutating func whereClause() {
    fill(flags: .keepsLevel)
    beginGroup()
    child()
    endGroup()
  }

  /// "where" requirements: on one line, or each on its own
  mutating func genericWhereClause(_ record: NodeRecord) {
    token()
    open(blanks: 1, flags: .keepsLevel, hasBracket: false)
    while tokenIndex < Int(record.endToken) {
      if isAtChild(record) {
        child()
      } else if token(if: .comma) {
        separator()
      } else if token(if: .colon) {
        blank()
      } else {
        blank()
        token()
        blank()
      }
    }
    softClose()
  }

  /// "<" types ">"
  mutating func genericArgumentClause(_ record: NodeRecord) {
    token()
    open()
    while hasChild(record) {
      child()
      if token(if: .comma), hasChild(record) { separator() }
    }
    close()
    token()
  }
}
