import TabSpecParser

/// Conditional compilation. Its directives stand on the level of what they surround, their content
/// one level deeper.
extension Layout {
  /// "#if" … "#else" … "#endif"
  mutating func ifConfig(_ record: NodeRecord) {
    child()
    while hasChild(record) {
      line(keepsBlankLine: false)
      child()
    }
    line(keepsBlankLine: false)
    endDirective()
  }

  mutating func ifConfigSuffix(_ record: NodeRecord) {
    ifConfigSuffix(record, isInChain: false)
  }

  /// Directives around members of a chain: links of it, or lines of the branch of another `#if`.
  mutating func ifConfigSuffix(_ record: NodeRecord, isInChain: Bool) {
    if isInChain { _ = chainLink([.isUniform, .forced]) }
    child()
    while hasChild(record) {
      if isInChain { directiveLink() } else { line(keepsBlankLine: false) }
      child()
    }
    if isInChain { directiveLink() } else { line(keepsBlankLine: false) }
    endDirective()
  }

  private mutating func directiveLink() {
    let link = chainLink([.isUniform, .forced])
    gaps[link].flags.remove(.hasBlankLine)
  }

  /// "#endif", behind which a line ends, whatever follows.
  private mutating func endDirective() {
    token()
    mustBreak = true
    hasComments = true
  }

  /// "#if" condition items
  mutating func ifConfigClause(_ record: NodeRecord) {
    let hasCondition = kind != .poundElse
    token()
    if hasCondition { buildCondition(record) }
    guard hasChild(record) || waitsForToken else { return }
    open(isForced: true)
    if hasChild(record), isSuffix(nodes[node].kind) { suffixes(record) } else { items(record) }
    if waitsForToken { placeCommentsBeforeClose() }
    softClose()
  }

  /// The members of a chain inside a branch.
  private mutating func suffixes(_ record: NodeRecord) {
    var isFirst = true
    while hasChild(record) {
      let kind = nodes[node].kind
      if !isFirst, kind == .memberSuffix || kind == .ifConfigSuffix { line() }
      child()
      isFirst = false
    }
  }

  private func isSuffix(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .memberSuffix, .callSuffix, .subscriptSuffix, .operatorSuffix, .ifConfigSuffix: true
    default: false
    }
  }

  /// The tokens up to the end of the line; inside parentheses the condition goes on, whatever lines
  /// end there.
  private mutating func buildCondition(_ record: NodeRecord) {
    blank()
    var isFirst = true
    var depth = 0
    while tokenIndex < Int(record.endToken), isFirst || depth > 0 || !startsLine {
      if !isFirst, kind == .infixOperator {
        blank()
        token()
        blank()
      }
      let isSeparator = kind == .comma || kind == .colon
      if kind == .leftParenthesis { depth += 1 }
      if kind == .rightParenthesis { depth -= 1 }
      token()
      if isSeparator { blank() }
      isFirst = false
    }
  }
}
