/// Types.
extension Parser {
  /// type = typePrefix , typeBase , typeMembers , { "&" , composedType } ,
  ///   [ effects , "->" , type ] .
  mutating func type() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.type)
    if current != .identifier { typePrefix() }
    let isTuple = at(.leftParenthesis)
    if typeBase() {
      typeMembers()
      while current == .infixOperator, at(word: "&") {
        eat()
        composedType()
      }
      if cursor.isAtFunctionArrow {
        if !isTuple { report("a function type's parameters stand in parentheses") }
        effects()
        eat()
        type()
      }
    } else {
      reportExpected("a type")
    }
    close(node)
  }

  /// composedType = typePrefix , typeBase , typeMembers .
  ///
  /// A part of a composition, which takes no arrow for itself; leaves a `type`.
  private mutating func composedType() {
    let node = open(.type)
    typePrefix()
    if typeBase() { typeMembers() } else { reportExpected("a type") }
    close(node)
  }

  /// typePrefix = { attribute | "inout" | "some" | "any" | "each" | "repeat" | "borrowing"
  ///   | "consuming" | "isolated" | "sending" | "nonisolated" , "(" , "nonsending" , ")" | "~" } .
  private mutating func typePrefix() {
    while true {
      switch current {
      case .at: attribute()
      case .inoutKeyword, .repeatKeyword: eat()
      case .contextualModifier where next == .leftParenthesis && at(word: "nonisolated"):
        eat()
        skipBalanced()
      case .someWord, .anyWord, .eachWord, .contextualModifier, .prefixOperator:
        if current == .prefixOperator, !at(word: "~") { return }
        guard cursor.isTypeStart(cursor.index(after: position)) else { return }
        eat()
      default: return
      }
    }
  }

  /// typeBase = typeName | tupleType | collectionType | "_" .
  private mutating func typeBase() -> Bool {
    switch current {
    case .leftParenthesis: tupleType()
    case .leftBracket: collectionType()
    case .wildcard: eat()
    case .selfTypeKeyword, .anyTypeKeyword: typeName()
    default:
      guard current.isIdentifier else { return false }
      typeName()
    }
    return true
  }

  /// typeName = name , [ genericArgumentClause ] .
  private mutating func typeName() {
    eat()
    if at(.leftAngle) { genericArgumentClause() }
  }

  /// typeMembers = { "?" | "!" } , { "." , typeName , { "?" | "!" } } .
  private mutating func typeMembers() {
    while true {
      while at(.postfixQuestion) || at(.postfixExclamation), !hasTriviaBefore { eat() }
      guard at(.period) else { return }
      eat()
      guard current.isIdentifier || current.isReservedWord else {
        return reportExpected("a type's name")
      }
      typeName()
    }
  }

  /// genericArgumentClause = "<" , genericArgument , { "," , genericArgument } , [ "," ] , ">" .
  mutating func genericArgumentClause() {
    let node = open(.genericArgumentClause)
    eat()
    repeat { genericArgument() } while take(if: .comma) && !at(.rightAngle)
    expect(.rightAngle, "'>'")
    close(node)
  }

  /// genericArgument = type | [ "-" ] , integer .
  ///
  /// Leaves a `type`.
  private mutating func genericArgument() {
    let isNegative = current == .prefixOperator && next == .integerLiteral
    guard at(.integerLiteral) || isNegative else { return type() }
    let node = open(.type)
    if isNegative { eat() }
    eat()
    close(node)
  }

  /// tupleType = "(" , [ tupleTypeElement , { "," , tupleTypeElement } , [ "," ] ] , ")" .
  private mutating func tupleType() {
    let opening = position
    eat()
    while !isAtClosing, !at(.endOfFile) {
      let start = position
      tupleTypeElement()
      guard hasNextElement(until: .rightParenthesis, start: start) else { break }
    }
    expectClosing(.rightParenthesis, "')'", opening: opening)
  }

  /// tupleTypeElement = [ [ label ] , label , ":" ] , type , [ "..." ] .
  private mutating func tupleTypeElement() {
    if cursor.isParameterName(position), cursor.isNamedParameter(.associatedValues) {
      eat()
      if !at(.colon) { eat() }
      eat()
    }
    type()
    if cursor.isAtEllipsis { eat() }
  }

  /// collectionType = "[" , genericArgument , [ ( ":" | "of" ) , type ] , "]" .
  private mutating func collectionType() {
    let opening = position
    eat()
    genericArgument()
    if take(if: .colon) {
      type()
    } else if current == .identifier, at(word: "of") {
      eat()
      type()
    }
    expectClosing(.rightBracket, "']'", opening: opening)
  }
}
