import TabSpecParser

/// Calls and their arguments.
extension Layout {
  mutating func callSuffix(_ record: NodeRecord) {
    callTail(record)
  }

  /// "(" arguments ")" closures
  mutating func callTail(_ record: NodeRecord) {
    closureBody = 0
    if kind == .leftParenthesis, !isAtChild(record), tokenIndex < Int(record.endToken) {
      keepPostfixOperatorApart()
      arguments(record, closing: .rightParenthesis)
      if hasChild(record) { blank(keepsLevel: true) }
    } else if record.kind == .callSuffix || hasChild(record) {
      blank(keepsLevel: true)
    }
    guard hasChild(record) else {
      closureBody = 0
      return
    }
    let hasSeveral = nodes[node].endNode < record.endNode
    var isFirst = true
    while hasChild(record) {
      if !isFirst { blank(keepsLevel: true) }
      forcesClosure = hasSeveral
      child()
      isFirst = false
    }
  }

  /// Between two operands without blanks the operator would be a binary one.
  private mutating func keepPostfixOperatorApart() {
    if position > 0, leaves[position - 1].kind == .postfixOperator { blank(keepsLevel: true) }
  }

  /// "[" arguments "]"
  mutating func subscriptSuffix(_ record: NodeRecord) {
    keepPostfixOperatorApart()
    arguments(record, closing: .rightBracket)
  }

  /// An opening bracket, arguments, and the closing bracket: on one line, or one argument a line.
  mutating func arguments(_ record: NodeRecord, closing: TokenKind) {
    token()
    guard kind != closing || hasComments else { return token() }
    if hugs(record) {
      child()
      _ = token(if: .comma)
      if hasComments { breakAroundComments() }
      return token()
    }
    open()
    while hasChild(record, .argument) {
      child()
      if token(if: .comma), kind != closing { separator() }
    }
    close()
    token()
  }

  /// Whether the only argument is a closure or a collection that begins on the bracket's line: it
  /// stands between the brackets as if they were one.
  @inline(__always)
  private func hugs(_ record: NodeRecord) -> Bool {
    guard hasChild(record, .argument), !startsLine, !hasComments else {
      return false
    }
    let next = Int(nodes[node].endNode)
    if next < Int(record.endNode), nodes[next].kind == .argument { return false }
    guard node + 1 < Int(nodes[node].endNode) else { return false }
    switch nodes[node + 1].kind {
    case .closureExpression, .arrayLiteral, .dictionaryLiteral: return true
    default: return false
    }
  }

  /// label ":" value
  mutating func argument(_ record: NodeRecord) {
    if !isAtChild(record) {
      token()
      token()
      switch kind {
      case .leftBrace, .leftParenthesis, .leftBracket: blank()
      default: if isAtMultiLineString { blank() } else { fill() }
      }
    }
    child()
  }

  /// "(" expression ")", or a tuple
  mutating func tupleExpression(_ record: NodeRecord) {
    let isParenthesis =
      hasChild(record) && nodes[node].endNode == record.endNode
      && Int(nodes[node].firstToken) == Int(nodes[min(node + 1, nodes.count - 1)].firstToken)
    guard isParenthesis else { return arguments(record, closing: .rightParenthesis) }
    token()
    child()
    token()
  }
}
