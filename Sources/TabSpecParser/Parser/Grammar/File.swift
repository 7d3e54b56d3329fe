/// Files, runs of statements and members, and conditional compilation around them.
extension Parser {
  /// file = { item , terminator } .
  mutating func file() {
    let node = open(.file)
    while !at(.endOfFile) { fileItem() }
    closeRoot(node)
  }

  /// The next item of a file, or what can be none.
  mutating func fileItem() {
    if cursor.isAtEnd(of: .items, isInIfConfig: false) {
      reportUnexpected()
      unparsed()
    } else {
      itemWithTerminator(.items)
    }
  }

  /// items = { item , terminator } | { statement , terminator } | { member , terminator }
  ///   | { switchCase | ifConfig } | { suffix } .
  ///
  /// Whatever `content` holds, one after the other, up to what ends it.
  mutating func items(_ content: Content) {
    while !cursor.isAtEnd(of: content, isInIfConfig: ifConfigDepth > 0) {
      itemWithTerminator(content)
    }
  }

  private mutating func itemWithTerminator(_ content: Content) {
    let start = position
    item(content)
    if position == start {
      reportUnexpected()
      unparsed()
    }
    terminator(content)
  }

  /// item = statement | importDeclaration | extensionDeclaration .
  private mutating func item(_ content: Content) {
    switch content {
    case .items, .statements: statement(content)
    case .members, .protocolMembers, .enumMembers: member(content)
    case .switchCases:
      if at(.poundIf) { ifConfig(content) } else { switchCase() }
    case .suffixes: suffix()
    }
  }

  /// terminator = ";" | lineBreak .
  ///
  /// None is needed in front of what closes the surrounding bracket.
  private mutating func terminator(_ content: Content) {
    if content == .switchCases || content == .suffixes || take(if: .semicolon) { return }
    if isAtLineStart || cursor.isAtEnd(of: content, isInIfConfig: ifConfigDepth > 0) || isAtClosing
    {
      return
    }
    report("what stands on one line needs a ';' between")
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
    if take(if: .poundEndif) {
      if !isAtLineStart, !at(.endOfFile) { report("'#endif' stands alone on its line") }
    } else {
      reportExpected(
        "'#endif'", notes: [.init(message: "'#if' is here", range: range(ofToken: opening))])
    }
    close(node)
  }

  /// ifConfigSuffix = ifConfigClause , { ifConfigClause } , "#endif" .
  mutating func ifConfigSuffix() {
    ifConfig(.suffixes)
  }

  /// ifConfigClause = ( ( "#if" | "#elseif" ) , buildCondition | "#else" ) , lineBreak , items .
  ///
  /// The items are what may stand in the `#if`'s place.
  mutating func ifConfigClause(_ content: Content) {
    let node = open(.ifConfigClause)
    let hasCondition = !at(.poundElse)
    eat()
    if hasCondition {
      if isAtLineStart || at(.endOfFile) { reportExpected("a condition") } else { buildCondition() }
    }
    if !isAtLineStart, !at(.endOfFile) {
      report("expected a line break after the condition")
      repeat { eat() } while !isAtLineStart && !at(.endOfFile)
    }
    items(content)
    if !isAtIfConfigEnd {
      reportUnexpected()
      let rest = open(.unparsed)
      repeat { skipBalanced() } while !isAtIfConfigEnd
      close(rest)
    }
    close(node)
  }

  private var isAtIfConfigEnd: Bool {
    switch current {
    case .endOfFile, .poundElseif, .poundElse, .poundEndif: true
    default: isAtClosing
    }
  }

  /// buildCondition = buildTerm , { ( "&&" | "||" ) , buildTerm } .
  ///
  /// The condition of an `#if` leaves no nodes, and ends with its line.
  mutating func buildCondition() {
    buildTerm()
    while !isAtLineStart, at(word: "&&") || at(word: "||") {
      eat()
      buildTerm()
    }
  }

  /// buildTerm = { "!" } , ( name , [ "(" , buildArgument , ")" ] | "true" | "false"
  ///   | "(" , buildCondition , ")" ) .
  private mutating func buildTerm() {
    while at(.prefixOperator), at(word: "!"), !isAtLineStart { eat() }
    guard !isAtLineStart else { return reportExpected("the rest of the condition") }
    switch current {
    case .trueKeyword, .falseKeyword: eat()
    case .leftParenthesis:
      guard enter() else { return }
      defer { leave() }
      let opening = position
      eat()
      buildCondition()
      expectClosing(.rightParenthesis, "')'", opening: opening)
    case _ where current.isIdentifier || current == .dollarIdentifier:
      eat()
      if at(.leftParenthesis), !isAtLineStart { skipBalanced() }
    default: reportExpected("a condition")
    }
  }
}
