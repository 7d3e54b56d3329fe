import TabSpecParser

/// What has no grammar of its own: the arguments of `@available`, `#available`, `@objc` and the like.
extension Layout {
  /// Tokens with the blanks that such arguments have: behind commas and behind labels, and between words.
  mutating func unparsed(_ record: NodeRecord) {
    while tokenIndex < Int(record.endToken) {
      let left = kind
      token()
      if tokenIndex < Int(record.endToken), needsBlank(between: left) { blank() }
    }
  }

  private func needsBlank(between left: TokenKind) -> Bool {
    switch left {
    case .comma: return kind != .rightParenthesis
    case .colon:
      // The next part of a selector sticks: `save(_:to:)`.
      return kind != .rightParenthesis && nextKind != .colon
    case .leftParenthesis, .leftBracket, .period, .prefixOperator, .at, .leftAngle: return false
    default: break
    }
    switch kind {
    case .comma, .colon, .rightParenthesis, .rightBracket, .period, .leftParenthesis, .leftAngle,
      .rightAngle, .postfixQuestion, .postfixExclamation, .postfixOperator:
      return false
    default: return true
    }
  }
}
