import TabSpecParser

/// Closures and their signatures.
extension Layout {
  /// "{" signature statements "}"
  mutating func closureExpression(_ record: NodeRecord) {
    let isForced = forcesClosure
    forcesClosure = false
    let staysOnLine = isInCondition(record)
    token()
    if hasChild(record, .closureSignature) {
      if hasComments { return closureBelowComment(record) }
      blank()
      child()
      guard hasChild(record) || hasComments else {
        blank()
        token()
        closureBody = 0
        return
      }
    }
    let body = cursor
    let isEmpty = !hasChild(record) && !hasComments
    if staysOnLine, hasChild(record) {
      blank()
      items(record)
      blank()
      token()
      closureBody = 0
    } else {
      self.body(record, isForced: isForced)
      closureBody = isEmpty ? 0 : body
    }
    if staysOnLine { heldLeaf = cursor }
  }

  /// Whether a closure trails a call in front of a body, with no bracket between: a line break behind
  /// one of its braces would make it that body.
  private func isInCondition(_ record: NodeRecord) -> Bool {
    var inner = node - 1
    while inner > 0 {
      let outer = Int(nodes[inner].parent)
      switch nodes[outer].kind {
      case .condition, .switchExpression, .forStatement: return true
      case .callSuffix, .labeledClosure, .postfixExpression, .sequenceExpression,
        .prefixExpression, .effectExpression, .ternaryOperator, .initializerClause, .pattern,
        .macroExpansion:
        inner = outer
      default: return false
      }
    }
    return false
  }

  /// A closure with a comment in front of its signature, which stands on a line of its own then.
  private mutating func closureBelowComment(_ record: NodeRecord) {
    let body = cursor
    open(blanks: 1, isForced: true)
    child()
    if hasChild(record) { line() }
    items(record)
    close(blanks: 1)
    token()
    closureBody = body
  }

  /// attributes "[" captures "]" parameters effects "->" type "in"
  mutating func closureSignature(_ record: NodeRecord) {
    var isFirst = true
    while tokenIndex < Int(record.endToken) {
      if token(if: .comma) {
        fill()
        isFirst = true
        continue
      }
      if kind == .throwsKeyword {
        effects(record)
      } else {
        if !isFirst { blank() }
        if isAtChild(record) { child() } else { token() }
      }
      isFirst = false
    }
  }

  /// "[" captures "]"
  mutating func captureList(_ record: NodeRecord) {
    token()
    guard kind != .rightBracket || hasComments else { return token() }
    open()
    while tokenIndex < Int(record.endToken), kind != .rightBracket {
      if isAtChild(record) {
        child()
      } else if token(if: .comma) {
        if kind != .rightBracket { separator() }
      } else {
        // `weak`, `unowned(safe)`
        token()
        if kind == .leftParenthesis {
          while !token(if: .rightParenthesis), kind != .endOfFile { token() }
        }
        blank()
      }
    }
    close()
    token()
  }

  /// label ":" closure
  mutating func labeledClosure(_ record: NodeRecord) {
    token()
    token()
    blank(keepsLevel: true)
    child()
  }
}
