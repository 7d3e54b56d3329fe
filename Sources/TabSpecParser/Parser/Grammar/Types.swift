/// Types.
extension Parser {
  /// type = { attribute | typeSpecifier } , typeBase , { "?" | "!" } , { "&" , type } , [ effects , "->" , type ] .
  mutating func type() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.type)
    typeSpecifiers()
    if typeBase() {
      while at(.postfixQuestion) || at(.postfixExclamation), !hasTriviaBefore { eat() }
      typeMembers()
      if current == .infixOperator, at(word: "&") {
        eat()
        type()
      }
      if isAtFunctionArrow {
        effects()
        eat()
        type()
      }
    } else {
      reportExpected("a type")
    }
    close(node)
  }

  /// typeSpecifier = "inout" | "some" | "any" | "each" | "repeat" | "borrowing" | "consuming" | "isolated" | "sending" | "~" .
  private mutating func typeSpecifiers() {
    while true {
      switch current {
      case .at: attribute()
      case .inoutKeyword, .repeatKeyword: eat()
      case .someWord, .anyWord, .eachWord, .contextualModifier, .prefixOperator:
        if current == .prefixOperator, !at(word: "~") { return }
        guard isTypeStart(index(after: position)) else { return }
        eat()
      default: return
      }
    }
  }

  /// typeBase = typeName , { "." , typeName } | "(" , [ tupleTypeElements ] , ")" | "[" , type , [ ":" , type ] , "]" | "_" .
  private mutating func typeBase() -> Bool {
    switch current {
    case .leftParenthesis: tupleType()
    case .leftBracket: collectionType()
    case .wildcard, .integerLiteral: eat()
    case .selfTypeKeyword, .anyTypeKeyword, .selfKeyword: typeName()
    case _ where current.isIdentifier: typeName()
    default: return false
    }
    return true
  }

  /// typeName = name , [ genericArgumentClause ] .
  private mutating func typeName() {
    eat()
    if at(.leftAngle) { genericArgumentClause() }
    typeMembers()
  }

  private mutating func typeMembers() {
    while at(.period) {
      eat()
      if current.isIdentifier || current.isReservedWord {
        eat()
      } else {
        reportExpected("a type's name")
        return
      }
      if at(.leftAngle) { genericArgumentClause() }
      while at(.postfixQuestion) || at(.postfixExclamation), !hasTriviaBefore { eat() }
    }
  }

  /// genericArgumentClause = "<" , [ type , { "," , type } ] , ">" .
  mutating func genericArgumentClause() {
    let node = open(.genericArgumentClause)
    eat()
    while !at(.rightAngle) {
      let start = position
      type()
      if !take(if: .comma) || position == start { break }
    }
    expect(.rightAngle, "'>'")
    close(node)
  }

  /// tupleTypeElement = [ [ label ] , label , ":" ] , type , [ "..." ] , [ "=" , expression ] .
  private mutating func tupleType() {
    let opening = position
    eat()
    list(until: .rightParenthesis) { parser in
      if parser.isLabel(parser.position) {
        let second = parser.index(after: parser.position)
        if parser.tokens[second].kind == .colon {
          parser.eat()
          parser.eat()
        } else if parser.isLabel(second),
          parser.tokens[parser.index(after: second)].kind == .colon
        {
          parser.eat()
          parser.eat()
          parser.eat()
        }
      }
      parser.type()
      if parser.at(word: "...") { parser.eat() }
      if parser.take(if: .equal) { parser.expression() }
    }
    expectClosing(.rightParenthesis, "')'", opening: opening)
  }

  private mutating func collectionType() {
    let opening = position
    eat()
    type()
    if take(if: .colon) {
      type()
    } else if current == .identifier, at(word: "of") {
      // `[3 of Int]`
      eat()
      type()
    }
    expectClosing(.rightBracket, "']'", opening: opening)
  }

  private var isAtFunctionArrow: Bool {
    switch current {
    case .arrow: return true
    case .asyncWord, .throwsKeyword, .rethrowsKeyword:
      var index = position
      for _ in 0..<4 {
        index = self.index(after: index)
        switch tokens[index].kind {
        case .arrow: return true
        case .asyncWord, .throwsKeyword: continue
        case .leftParenthesis:
          guard let end = indexBehindBrackets(from: index, limit: 64) else { return false }
          return tokens[end].kind == .arrow
        default: return false
        }
      }
      return false
    default: return false
    }
  }
}
