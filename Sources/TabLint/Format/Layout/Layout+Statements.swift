import TabSpecParser

/// Statements.
extension Layout {
  /// "if" conditions "{" … "}" "else" "{" … "}"
  mutating func ifExpression(_ record: NodeRecord) {
    mark(.bodiesBegin)
    token()
    blank()
    conditions(record)
    reset()
    bodyFlags = .isBody
    child()
    while kind == .elseKeyword, tokenIndex < Int(record.endToken) {
      blank(keepsLevel: true)
      token()
      blank(keepsLevel: true)
      if token(if: .ifKeyword) {
        blank()
        conditions(record)
        reset()
      }
      bodyFlags = .isBody
      child()
    }
    mark(.bodiesEnd)
  }

  /// Conditions up to a block: on one line, or each on its own.
  private mutating func conditions(_ record: NodeRecord) {
    let second = Int(nodes[node].endNode)
    guard second < Int(record.endNode), nodes[second].kind == .condition else { return child() }
    beginHang()
    child()
    while token(if: .comma) {
      separator()
      if stringDepth == 0 { mark(.stackOpen) }
      child()
      endStack()
    }
    endHang()
  }

  /// "let" pattern ":" type "=" value, or an expression
  mutating func condition(_ record: NodeRecord) {
    if !isAtChild(record) {
      token()
      blank()
    }
    while hasChild(record) { child() }
  }

  /// "guard" conditions "else" "{" … "}"
  mutating func guardStatement(_ record: NodeRecord) {
    token()
    blank()
    conditions(record)
    reset()
    token()
    blank(keepsLevel: true)
    child()
  }

  /// "for" pattern "in" sequence "where" condition "{" … "}"
  mutating func forStatement(_ record: NodeRecord) {
    token()
    while tokenIndex < Int(record.endToken) {
      if isAtChild(record) {
        switch nodes[node].kind {
        case .codeBlock: reset()
        case .typeAnnotation: break
        default: blank()
        }
        child()
      } else {
        guard kind == .whereKeyword else {
          blank()
          token()
          continue
        }
        fill(flags: .keepsLevel)
        beginGroup()
        token()
        blank()
        child()
        endGroup()
      }
    }
  }

  /// "switch" subject "{" cases "}"
  mutating func switchExpression(_ record: NodeRecord) {
    token()
    blank()
    child()
    reset()
    token()
    guard hasChild(record) || hasComments else { return token() }
    var isFirst = true
    while hasChild(record) {
      line(keepsBlankLine: !isFirst)
      child()
      isFirst = false
    }
    line(keepsBlankLine: cursor < position)
    token()
  }

  /// "case" patterns ":" statements
  mutating func switchCase(_ record: NodeRecord) {
    if hasChild(record, .attribute), isAtChild(record) {
      child()
      blank()
    }
    let isDefault = kind == .defaultKeyword
    token()
    var isOnSeveralLines = false
    if !isDefault {
      blank()
      isOnSeveralLines = caseItems(record)
    }
    token()
    guard hasChild(record) else { return }
    let hasSeveral = nodes[node].endNode < record.endNode
    open(blanks: 1, flags: .keepsLevel, isForced: hasSeveral || isOnSeveralLines)
    items(record)
    softClose()
  }

  /// The patterns; gives whether a line has to end between them.
  private mutating func caseItems(_ record: NodeRecord) -> Bool {
    var isOnSeveralLines = false
    while hasChild(record), kind != .colon {
      child()
      var hasCondition = false
      if kind == .whereKeyword {
        hasCondition = true
        fill()
        token()
        blank()
        child()
      }
      guard token(if: .comma) else { break }
      // Swift warns of a condition behind several patterns on one line: it holds for the last one
      // only.
      var next = Int(nodes[node].endToken)
      while tokens[next].kind.isTrivia { next += 1 }
      let needsLine = !hasCondition && tokens[next].kind == .whereKeyword
      isOnSeveralLines = isOnSeveralLines || needsLine
      fill(flags: needsLine ? .forced : [])
    }
    return isOnSeveralLines
  }

  /// "return" value
  mutating func valueStatement(_ record: NodeRecord) {
    token()
    guard hasChild(record) else { return }
    switch kind {
    // On a line of its own it would be the next statement.
    case .ifKeyword, .switchKeyword: blank()
    default: if isAtMultiLineString { blank() } else { fill() }
    }
    child()
  }

  /// "break" label
  mutating func jumpStatement(_ record: NodeRecord) {
    token()
    if tokenIndex < Int(record.endToken) {
      blank()
      token()
    }
  }

  // MARK: - Patterns

  /// name, or "(" patterns ")"
  mutating func bindingPattern(_ record: NodeRecord) {
    guard kind == .leftParenthesis else { return token() }
    token()
    open()
    while tokenIndex < Int(record.endToken), kind != .rightParenthesis {
      if isAtChild(record) {
        child()
      } else if token(if: .comma) {
        if kind != .rightParenthesis { separator() }
      } else {
        token()
        if token(if: .colon) { blank() }
      }
    }
    close()
    token()
  }

  /// "let" pattern, "is" type, or an expression
  mutating func pattern(_ record: NodeRecord) {
    if !isAtChild(record) {
      token()
      blank()
    }
    child()
  }
}
