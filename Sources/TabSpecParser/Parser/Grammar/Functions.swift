/// Functions and initialisers, their parameters, and generic clauses.
extension Parser {
  /// Where a parameter clause stands.
  enum ParameterStyle {
    case function
    /// Of an enum case: a parameter may be a type alone.
    case associatedValues
    /// Of a closure: a parameter may have no type.
    case closure
  }

  /// functionDeclaration = prelude , "func" , functionName , [ genericParameterClause ] ,
  ///   parameterClause , effects , [ returnClause ] , [ genericWhereClause ] , [ codeBlock ] .
  mutating func functionDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .functionDeclaration)
    eat()
    functionName()
    if at(.leftAngle) { genericParameterClause() }
    signature(content, hasResult: true)
  }

  /// functionName = name | operator .
  private mutating func functionName() {
    guard cursor.isOperator(current) else { return declaredName("the function's name") }
    // `func <(` and `func >>(` are names too; a generic clause may touch them.
    eat()
    while cursor.isOperator(current), !hasTriviaBefore, !(at(.leftAngle) && next.isIdentifier) {
      eat()
    }
  }

  /// initializerDeclaration = prelude , "init" , [ "?" | "!" ] , [ genericParameterClause ] ,
  ///   parameterClause , effects , [ genericWhereClause ] , [ codeBlock ] .
  mutating func initializerDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .initializerDeclaration)
    if content == .items || content == .statements {
      report("an initialiser stands inside a type")
    }
    eat()
    if at(.postfixQuestion) || at(.postfixExclamation) { eat() }
    if at(.leftAngle) { genericParameterClause() }
    signature(content, hasResult: false)
  }

  private mutating func signature(_ content: Content, hasResult: Bool) {
    let outer = closureArguments
    closureArguments = .none
    defer { closureArguments = outer }
    if at(.leftParenthesis) { parameterClause(.function) } else { reportExpected("'('") }
    effects()
    if at(.arrow) {
      if !hasResult { report("an initialiser has no result") }
      returnClause()
    }
    if at(.whereKeyword) { genericWhereClause() }
    if at(.leftBrace) {
      if content == .protocolMembers { report("a protocol's functions have no body") }
      codeBlock()
    }
  }

  /// effects = [ "async" ] , [ "throws" , [ "(" , type , ")" ] | "rethrows" ] .
  mutating func effects() {
    while true {
      switch current {
      case .asyncWord: eat()
      case .rethrowsKeyword:
        eat()
        if at(.asyncWord) { report("'async' stands before 'rethrows'") }
      case .throwsKeyword:
        eat()
        if take(if: .leftParenthesis) {
          type()
          expect(.rightParenthesis, "')'")
        }
        if at(.asyncWord) { report("'async' stands before 'throws'") }
      default: return
      }
    }
  }

  /// returnClause = "->" , type .
  mutating func returnClause() {
    let node = open(.returnClause)
    eat()
    type()
    close(node)
  }

  /// parameterClause = "(" , [ parameter , { "," , parameter } , [ "," ] ] , ")" .
  mutating func parameterClause(_ style: ParameterStyle) {
    let node = open(.parameterClause)
    let opening = position
    eat()
    let outer = context
    context = []
    while !isAtClosing, !at(.endOfFile) {
      let start = position
      parameter(style)
      guard hasNextElement(until: .rightParenthesis, start: start) else { break }
    }
    context = outer
    expectClosing(.rightParenthesis, "')'", opening: opening)
    close(node)
  }

  /// parameter = { attribute | modifier } , [ [ label ] , label , ":" ] , type , [ "..." ] ,
  ///   [ "=" , expression ] .
  mutating func parameter(_ style: ParameterStyle) {
    let node = open(.parameter)
    while at(.at) { attribute() }
    if cursor.isAtParameterModifier { eat() }
    if cursor.isParameterName(position), cursor.isNamedParameter(style) {
      eat()
      if cursor.isParameterName(position) { eat() }
      if take(if: .colon) {
        type()
      } else if style != .closure {
        reportExpected("':' and the parameter's type")
      }
    } else if style == .function {
      reportExpected("a parameter's name")
      skipToElementEnd()
    } else {
      type()
    }
    if cursor.isAtEllipsis { eat() }
    if at(.equal) {
      if style == .closure { report("a closure's parameters have no default values") }
      checkBalance()
      eat()
      expression()
    }
    close(node)
  }

  private mutating func skipToElementEnd() {
    guard !at(.comma), !isAtClosing, !at(.endOfFile) else { return }
    let node = open(.unparsed)
    repeat { skipBalanced() } while !at(.comma) && !isAtEndOfRun
    close(node)
  }

  /// genericParameterClause = "<" , genericParameter , { "," , genericParameter } , [ "," ] , ">" .
  mutating func genericParameterClause() {
    let node = open(.genericParameterClause)
    eat()
    repeat { genericParameter() } while take(if: .comma) && !at(.rightAngle)
    if at(.whereKeyword) {
      report("'where' stands in front of the body")
      genericWhereClause()
    }
    expect(.rightAngle, "'>'")
    close(node)
  }

  /// genericParameter = { attribute } , [ "each" | "let" ] , name , [ ":" , type ] .
  private mutating func genericParameter() {
    while at(.at) { attribute() }
    if at(.letKeyword) || (at(.eachWord) && next.isIdentifier) { eat() }
    declaredName("a generic parameter's name")
    if take(if: .colon) { type() }
  }

  /// genericWhereClause = "where" , requirement , { "," , requirement } .
  mutating func genericWhereClause() {
    let node = open(.genericWhereClause)
    eat()
    repeat { requirement() } while take(if: .comma) && !at(.leftBrace)
    close(node)
  }

  /// requirement = type , ( ":" | "==" ) , type .
  private mutating func requirement() {
    type()
    if at(.colon) || current == .infixOperator && at(word: "==") {
      eat()
      type()
    } else {
      reportExpected("':' or '=='")
    }
  }
}
