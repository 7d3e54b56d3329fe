/// Statements and the blocks that hold them.
extension Parser {
  /// A statement, a declaration or an expression.
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
    default:
      if isAtDeclaration {
        declaration(content)
      } else if isAtStatementLabel {
        statementLabel()
      } else if canStartExpression(position) {
        expression()
      } else {
        reportUnexpected()
        unparsed()
      }
    }
  }

  /// codeBlock = "{" , { statement } , "}" .
  mutating func codeBlock() {
    let node = open(.codeBlock)
    let opening = position
    if take(if: .leftBrace) {
      closedOff { parser in
        parser.items(.statements)
      }
      expectClosing(.rightBrace, "'}'", opening: opening)
    } else {
      reportExpected("'{'")
    }
    close(node)
  }

  /// ifExpression = "if" , conditions , codeBlock , { "else" , "if" , conditions , codeBlock } , [ "else" , codeBlock ] .
  mutating func ifExpression() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.ifExpression)
    eat()
    conditions()
    codeBlock()
    while take(if: .elseKeyword) {
      if take(if: .ifKeyword) {
        conditions()
        codeBlock()
      } else {
        codeBlock()
        break
      }
    }
    close(node)
  }

  /// conditions = condition , { "," , condition } .
  private mutating func conditions() {
    let wasInCondition = isInCondition
    isInCondition = true
    repeat { condition() } while take(if: .comma)
    isInCondition = wasInCondition
  }

  /// condition = ( "let" | "var" ) , bindingPattern , [ typeAnnotation ] , [ initializerClause ] | "case" , pattern , [ typeAnnotation ] , initializerClause | expression .
  mutating func condition() {
    let node = open(.condition)
    switch current {
    case .letKeyword, .varKeyword:
      eat()
      bindingPattern()
      if at(.colon) { typeAnnotation() }
      if at(.equal) { initializerClause() }
    case .caseKeyword:
      eat()
      pattern()
      if at(.colon) { typeAnnotation() }
      if at(.equal) { initializerClause() } else { reportExpected("'='") }
    case .leftBrace: reportExpected("a condition")
    default: expression()
    }
    close(node)
  }

  /// switchExpression = "switch" , expression , "{" , { switchCase | ifConfig } , "}" .
  mutating func switchExpression() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.switchExpression)
    eat()
    let wasInCondition = isInCondition
    isInCondition = true
    if at(.leftBrace) { reportExpected("an expression") } else { expression() }
    isInCondition = wasInCondition
    let opening = position
    if take(if: .leftBrace) {
      closedOff { parser in
        parser.items(.switchCases)
      }
      expectClosing(.rightBrace, "'}'", opening: opening)
    } else {
      reportExpected("'{'")
    }
    close(node)
  }

  /// switchCase = [ attribute ] , ( "case" , caseItem , { "," , caseItem } | "default" ) , ":" , statement , { statement } .
  /// caseItem = pattern , [ "where" , expression ] .
  mutating func switchCase() {
    guard at(.caseKeyword) || at(.defaultKeyword) || at(.at) else {
      reportExpected("'case' or 'default'")
      return unparsed()
    }
    let node = open(.switchCase)
    if at(.at) { attribute() }
    let label = position
    if take(if: .caseKeyword) {
      repeat {
        pattern()
        if take(if: .whereKeyword) { expression() }
      } while take(if: .comma)
    } else if !take(if: .defaultKeyword) {
      reportExpected("'case' or 'default'")
    }
    expect(.colon, "':'")
    let wasInSwitchCase = isInSwitchCase
    isInSwitchCase = true
    let bodyStart = position
    items(.statements)
    isInSwitchCase = wasInSwitchCase
    if position == bodyStart { report("a case needs at least one statement", atToken: label) }
    close(node)
  }

  /// forStatement = "for" , [ "try" ] , [ "await" ] , ( bindingPattern , [ typeAnnotation ] | "case" , pattern ) , "in" , expression , [ "where" , expression ] , codeBlock .
  mutating func forStatement() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.forStatement)
    eat()
    while at(.tryKeyword) || at(.awaitWord) { eat() }
    if take(if: .caseKeyword) {
      pattern()
    } else {
      if at(.letKeyword) || at(.varKeyword) { eat() }
      bindingPattern()
    }
    if at(.colon) { typeAnnotation() }
    expect(.inKeyword, "'in'")
    let wasInCondition = isInCondition
    isInCondition = true
    expression()
    if take(if: .whereKeyword) { expression() }
    isInCondition = wasInCondition
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
    if canStartExpression(position), !isAtNewStatement { expression() }
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
