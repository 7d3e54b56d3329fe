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

  /// functionDeclaration = prelude , "func" , functionName , [ genericParameterClause ] , parameterClause , effects , [ returnClause ] , [ genericWhereClause ] , [ codeBlock ] .
  mutating func functionDeclaration(_ node: Int) {
    change(node, to: .functionDeclaration)
    eat()
    functionName()
    if at(.leftAngle) { genericParameterClause() }
    signature()
  }

  private mutating func functionName() {
    if current.isIdentifier {
      eat()
    } else if isOperator(current) {
      // `func <(` and `func >>(` are names too; a generic clause may touch them.
      eat()
      while isOperator(current), !hasTriviaBefore, !(at(.leftAngle) && next.isIdentifier) { eat() }
    } else {
      declaredName("the function's name")
    }
  }

  /// initializerDeclaration = prelude , "init" , [ "?" | "!" ] , [ genericParameterClause ] , parameterClause , effects , [ genericWhereClause ] , [ codeBlock ] .
  mutating func initializerDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .initializerDeclaration)
    if content != .members, content != .enumMembers {
      report("an initialiser stands inside a type")
    }
    eat()
    if at(.postfixQuestion) || at(.postfixExclamation) { eat() }
    if at(.leftAngle) { genericParameterClause() }
    signature()
  }

  private mutating func signature() {
    if at(.leftParenthesis) {
      parameterClause(.function)
    } else {
      reportExpected("'('")
    }
    effects()
    if at(.arrow) { returnClause() }
    if at(.whereKeyword) { genericWhereClause() }
    if at(.leftBrace) { codeBlock() }
  }

  /// effects = { "async" | "throws" , [ "(" , type , ")" ] | "rethrows" } .
  mutating func effects() {
    while true {
      switch current {
      case .asyncWord, .rethrowsKeyword: eat()
      case .throwsKeyword:
        eat()
        if take(if: .leftParenthesis) {
          type()
          expect(.rightParenthesis, "')'")
        }
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
    closedOff { parser in
      parser.list(until: .rightParenthesis) { $0.parameter(style) }
    }
    expectClosing(.rightParenthesis, "')'", opening: opening)
    close(node)
  }

  /// parameter = { attribute | modifier } , [ [ label ] , name , ":" ] , type , [ "..." ] , [ "=" , expression ] .
  mutating func parameter(_ style: ParameterStyle) {
    let node = open(.parameter)
    while at(.at) { attribute() }
    if current == .contextualModifier, isLabel(index(after: position)), next != .colon,
      style == .function
    {
      eat()
    }
    if isLabel(position), isNamedParameter(style) {
      eat()
      if isLabel(position) { eat() }
      if take(if: .colon) {
        type()
      } else if style != .closure {
        reportExpected("':' and the parameter's type")
      }
    } else if style == .function {
      reportExpected("a parameter's name")
      skipToListEnd()
    } else {
      type()
    }
    if current == .postfixOperator || current == .infixOperator, at(word: "...") { eat() }
    if take(if: .equal) { expression() }
    close(node)
  }

  private func isNamedParameter(_ style: ParameterStyle) -> Bool {
    guard style == .associatedValues else { return true }
    let second = index(after: position)
    if tokens[second].kind == .colon { return true }
    return isLabel(second) && tokens[index(after: second)].kind == .colon
  }

  /// genericParameterClause = "<" , genericParameter , { "," , genericParameter } , ">" .
  /// genericParameter = { attribute } , [ "each" | "let" ] , name , [ ":" , type ] .
  mutating func genericParameterClause() {
    let node = open(.genericParameterClause)
    eat()
    repeat {
      if at(.rightAngle) { break }
      while at(.at) { attribute() }
      if at(.letKeyword) || (at(.eachWord) && next.isIdentifier) { eat() }
      declaredName("a generic parameter's name")
      if take(if: .colon) { type() }
    } while take(if: .comma)
    if at(.whereKeyword) { genericWhereClause() }
    expect(.rightAngle, "'>'")
    close(node)
  }

  /// genericWhereClause = "where" , requirement , { "," , requirement } .
  /// requirement = type , ( ":" | "==" ) , type .
  mutating func genericWhereClause() {
    let node = open(.genericWhereClause)
    eat()
    repeat {
      type()
      if at(.colon) || at(word: "==") {
        eat()
        type()
      } else {
        reportExpected("':' or '=='")
      }
    } while take(if: .comma)
    close(node)
  }
}
