import TabSpecParser

/// Types.
extension Layout {
  mutating func type(_ record: NodeRecord) {
    let end = Int(record.endToken)
    while tokenIndex < end {
      if isAtChild(record) {
        let isAttribute = nodes[node].kind == .attribute
        child()
        if isAttribute { blank() }
        continue
      }
      switch kind {
      case .leftParenthesis: tupleType(record)
      case .leftBracket: collectionType(record)
      case .arrow:
        blank()
        token()
        blank()
      case .infixOperator:
        fill()
        token()
        blank()
      case .asyncWord, .throwsKeyword, .rethrowsKeyword: effects(record)
      case .inoutKeyword, .repeatKeyword, .someWord, .anyWord, .eachWord, .contextualModifier:
        token()
        if tokenIndex < end, startsType(record) { blank() }
      default: token()
      }
    }
  }

  /// Whether a type may begin here, so that the word before it is no name.
  private func startsType(_ record: NodeRecord) -> Bool {
    switch kind {
    case .leftParenthesis, .leftBracket, .selfTypeKeyword, .anyTypeKeyword, .prefixOperator,
      .repeatKeyword, .inoutKeyword:
      true
    default:
      kind.isIdentifier || isAtChild(record) && nodes[node].kind != .genericArgumentClause
    }
  }

  /// "(" label ":" type "," type ")"
  private mutating func tupleType(_ record: NodeRecord) {
    token()
    guard kind != .rightParenthesis || hasComments else { return token() }
    open()
    while kind != .rightParenthesis, tokenIndex < Int(record.endToken) {
      if isAtChild(record) {
        child()
      } else if token(if: .comma) {
        if kind != .rightParenthesis { separator() }
      } else if token(if: .colon) {
        blank()
      } else if kind == .equal {
        blank()
        token()
        blank()
      } else {
        token()
        if kind != .colon, kind.isIdentifier || kind == .wildcard { blank() }
      }
    }
    close()
    token()
  }

  /// "[" type "]" or "[" key ":" value "]"
  private mutating func collectionType(_ record: NodeRecord) {
    token()
    while kind != .rightBracket, tokenIndex < Int(record.endToken) {
      if isAtChild(record) {
        child()
      } else if token(if: .colon) {
        blank()
      } else {
        // `[3 of Int]`
        blank()
        token()
        blank()
      }
    }
    token()
  }
}
