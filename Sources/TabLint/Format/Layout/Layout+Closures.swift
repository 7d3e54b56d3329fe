import TabSpecParser

/// Closures and their signatures.
extension Layout {
  /// "{" signature statements "}"
  mutating func closureExpression(_ record: NodeRecord) {
    let isForced = forcesClosure
    forcesClosure = false
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
    self.body(record, isForced: isForced)
    closureBody = isEmpty ? 0 : body
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
