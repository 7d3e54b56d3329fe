/// Files, runs of statements and members, and conditional compilation around them.
extension Parser {
  /// What stands between braces or in a branch of `#if`.
  enum Content {
    case items
    case statements
    case members
    case enumMembers
    case switchCases
    case suffixes
  }

  /// file = { item } .
  mutating func file() {
    let node = open(.file)
    items(.items)
    while !at(.endOfFile) {
      reportUnexpected()
      unparsed()
      items(.items)
    }
    closeRoot(node)
  }

  /// Takes whatever `content` holds, one after the other, up to what ends it.
  mutating func items(_ content: Content) {
    while !isAtEnd(of: content) {
      let start = position
      item(content)
      if position == start {
        reportUnexpected()
        unparsed()
      }
      separator(content)
    }
  }

  private mutating func item(_ content: Content) {
    switch content {
    case .items, .statements: statement(content)
    case .members, .enumMembers: member(content)
    case .switchCases:
      if at(.poundIf) { ifConfig(content) } else { switchCase() }
    case .suffixes: suffix()
    }
  }

  /// Statements and members stand on lines of their own or have a `;` between them.
  private mutating func separator(_ content: Content) {
    switch content {
    case .items, .statements, .members, .enumMembers:
      if take(if: .semicolon) { return }
      if isAtLineStart || isAtEnd(of: content) || isAtClosing { return }
      report("two on one line need a ';' between them")
    case .switchCases, .suffixes: break
    }
  }

  private func isAtEnd(of content: Content) -> Bool {
    switch current {
    case .endOfFile, .rightBrace: return true
    case .poundElseif, .poundElse, .poundEndif: return ifConfigDepth > 0
    case .caseKeyword, .defaultKeyword: return content == .statements && isInSwitchCase
    case .at: return content == .statements && isInSwitchCase && isAtAttributedCase
    default: return content == .suffixes && !isAtSuffix
    }
  }

  /// ifConfig = ifConfigClause , { ifConfigClause } , "#endif" .
  mutating func ifConfig(_ content: Content) {
    let node = open(content == .suffixes ? .ifConfigSuffix : .ifConfig)
    let opening = position
    if enter() {
      ifConfigDepth += 1
      repeat { ifConfigClause(content) } while at(.poundElseif) || at(.poundElse)
      ifConfigDepth -= 1
      leave()
    }
    if !take(if: .poundEndif) {
      reportExpected(
        "'#endif'", notes: [.init(message: "'#if' is here", range: range(ofToken: opening))])
    }
    close(node)
  }

  /// ifConfigSuffix = ifConfigClause , { ifConfigClause } , "#endif" .
  mutating func ifConfigSuffix() {
    ifConfig(.suffixes)
  }

  /// ifConfigClause = ( ( "#if" | "#elseif" ) , buildCondition | "#else" ) , { item } .
  mutating func ifConfigClause(_ content: Content) {
    let node = open(.ifConfigClause)
    let hasCondition = !at(.poundElse)
    eat()
    if hasCondition {
      if isAtLineStart || at(.endOfFile) { reportExpected("a condition") }
      while !isAtLineStart, !at(.endOfFile) { eat() }
    }
    if !isAtLineStart, !at(.endOfFile) { report("expected a line break after the condition") }
    items(content)
    close(node)
  }
}
