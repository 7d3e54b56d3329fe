/// Statements and the blocks that hold them.
extension Parser {
  /// statement = declaration | ifExpression | switchExpression | forStatement | guardStatement
  ///   | returnStatement | throwStatement | jumpStatement | ifConfig | expression .
  mutating func statement(_ content: Content) {
    switch current {
    case .poundIf: ifConfig(content)
    case .forKeyword: forStatement()
    case .guardKeyword: guardStatement()
    case .returnKeyword: returnStatement()
    case .throwKeyword: throwStatement()
    case .breakKeyword, .continueKeyword, .fallthroughKeyword: jumpStatement()
    case .ifKeyword: ifExpression()
    case .switchKeyword: switchExpression()
    case .whileKeyword, .repeatKeyword, .doKeyword, .deferKeyword: unknownStatement()
    case .identifier: identifierStatement(content)
    case .leftBrace where content == .items:
      report("a file's statement does not begin with a closure")
      expression()
    default:
      if cursor.isAtDeclaration {
        declaration(content)
      } else if cursor.isAtStatementLabel {
        statementLabel(content)
      } else if cursor.canStartExpression(position) {
        expression()
      } else {
        reportUnexpected()
        unparsed()
      }
    }
  }

  private mutating func identifierStatement(_ content: Content) {
    if cursor.isAtStatementLabel {
      statementLabel(content)
    } else if cursor.isAtUnknownWord {
      unknownStatement()
    } else {
      expression()
    }
  }

  /// codeBlock = "{" , { statement , terminator } , "}" .
  mutating func codeBlock() {
    let node = open(.codeBlock)
    let opening = position
    if take(if: .leftBrace) {
      let outer = context
      context = []
      items(.statements)
      context = outer
      expectClosing(.rightBrace, "'}'", opening: opening)
    } else {
      reportExpected("'{'")
    }
    close(node)
  }

  /// ifExpression = "if" , conditions , codeBlock , { "else" , "if" , conditions , codeBlock } ,
  ///   [ "else" , codeBlock ] .
  mutating func ifExpression() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.ifExpression)
    eat()
    conditions()
    codeBlock()
    while take(if: .elseKeyword) {
      guard take(if: .ifKeyword) else {
        codeBlock()
        break
      }
      conditions()
      codeBlock()
    }
    close(node)
  }

  /// conditions = condition , { "," , condition } .
  mutating func conditions() {
    let outer = context
    context.insert(.condition)
    repeat { condition() } while take(if: .comma)
    context = outer
  }

  /// condition = ( "let" | "var" ) , bindingPattern , [ typeAnnotation ] , [ initializerClause ]
  ///   | "case" , pattern , [ typeAnnotation ] , initializerClause | availability | expression .
  mutating func condition() {
    let node = open(.condition)
    switch current {
    case .letKeyword, .varKeyword:
      eat()
      let isName = !at(.leftParenthesis) && !at(.wildcard)
      bindingPattern()
      if at(.colon) { typeAnnotation() }
      if at(.equal) {
        initializerClause()
      } else if !isName || at(.leftBrace) && cursor.isAtTrailingClosure {
        reportExpected("'='")
      }
    case .caseKeyword:
      eat()
      pattern()
      if at(.colon) { typeAnnotation() }
      if at(.equal) { initializerClause() } else { reportExpected("'='") }
    case .poundName where cursor.isAtAvailability: availability()
    case .leftBrace: reportExpected("a condition")
    default: expression()
    }
    close(node)
  }

  /// availability = ( "#available" | "#unavailable" ) , "(" , platforms , ")" .
  ///
  /// Leaves a `macroExpansion`.
  private mutating func availability() {
    let node = open(.macroExpansion)
    eat()
    if at(.leftParenthesis) { unparsed() } else { reportExpected("'(' and the platforms") }
    close(node)
  }

  /// switchExpression = "switch" , expression , "{" , { switchCase | ifConfig } , "}" .
  mutating func switchExpression() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.switchExpression)
    eat()
    let outer = context
    context.insert(.condition)
    if at(.leftBrace) { reportExpected("an expression") } else { expression() }
    let opening = position
    if take(if: .leftBrace) {
      context = []
      items(.switchCases)
      context = outer
      expectClosing(.rightBrace, "'}'", opening: opening)
    } else {
      context = outer
      reportExpected("'{'")
    }
    close(node)
  }

  /// switchCase = [ "@unknown" ] , ( "case" , caseItem , { "," , caseItem } | "default" ) , ":" ,
  ///   statement , terminator , { statement , terminator } .
  mutating func switchCase() {
    guard at(.caseKeyword) || at(.defaultKeyword) || at(.at) else {
      reportExpected("'case' or 'default'")
      return skipToSwitchCase()
    }
    let node = open(.switchCase)
    if at(.at) { attribute() }
    let label = position
    if take(if: .caseKeyword) {
      repeat { caseItem() } while take(if: .comma)
    } else if !take(if: .defaultKeyword) {
      reportExpected("'case' or 'default'")
    }
    let hasColon = take(if: .colon)
    if !hasColon { reportExpected("':'") }
    let outer = context
    context.insert(.switchCase)
    let bodyStart = position
    items(.statements)
    context = outer
    if hasColon, position == bodyStart {
      report("a case needs at least one statement", atToken: label)
    }
    close(node)
  }

  /// caseItem = pattern , [ "where" , expression ] .
  private mutating func caseItem() {
    pattern()
    if take(if: .whereKeyword) { expression() }
  }

  private mutating func skipToSwitchCase() {
    let node = open(.unparsed)
    repeat { skipBalanced() } while !isAtEndOfRun && !at(.caseKeyword) && !at(.defaultKeyword)
    close(node)
  }

  /// forStatement = "for" , [ "try" ] , [ "await" ] ,
  ///   ( [ "var" ] , bindingPattern | "case" , pattern ) , [ typeAnnotation ] ,
  ///   "in" , expression , [ "where" , expression ] , codeBlock .
  mutating func forStatement() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.forStatement)
    eat()
    if at(.tryKeyword) { eat() }
    if at(.awaitWord) { eat() }
    if at(.unsafeWord), next != .inKeyword { eat() }
    if take(if: .caseKeyword) {
      pattern()
    } else {
      if at(.letKeyword) { report("a loop's variable is constant without 'let'") }
      if at(.letKeyword) || at(.varKeyword) { eat() }
      bindingPattern()
    }
    if at(.colon) { typeAnnotation() }
    expect(.inKeyword, "'in'")
    let outer = context
    context.insert(.condition)
    if at(.leftBrace) { reportExpected("a sequence") } else { expression() }
    if take(if: .whereKeyword) { expression() }
    context = outer
    codeBlock()
    close(node)
  }

  /// guardStatement = "guard" , conditions , "else" , codeBlock .
  mutating func guardStatement() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.guardStatement)
    eat()
    conditions()
    expect(.elseKeyword, "'else'")
    codeBlock()
    close(node)
  }

  /// returnStatement = "return" , [ expression ] .
  mutating func returnStatement() {
    let node = open(.returnStatement)
    eat()
    if cursor.canStartExpression(position), !cursor.isAtNewStatement { expression() }
    close(node)
  }

  /// throwStatement = "throw" , expression .
  mutating func throwStatement() {
    let node = open(.throwStatement)
    eat()
    expression()
    close(node)
  }

  /// jumpStatement = ( "break" | "continue" ) , [ name ] | "fallthrough" .
  mutating func jumpStatement() {
    let node = open(.jumpStatement)
    let canHaveLabel = !at(.fallthroughKeyword)
    eat()
    if canHaveLabel, current.isIdentifier, !isAtLineStart { eat() }
    close(node)
  }
}
