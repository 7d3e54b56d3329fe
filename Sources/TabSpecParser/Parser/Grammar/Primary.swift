/// What an expression begins with.
extension Parser {
  /// primary = nameExpression | implicitMember | literal | stringLiteral | tupleExpression | arrayLiteral | dictionaryLiteral | closureExpression | keyPathExpression | macroExpansion | ifExpression | switchExpression .
  mutating func primary() {
    switch current {
    case .period: implicitMember()
    case .integerLiteral, .floatLiteral, .regexLiteral, .trueKeyword, .falseKeyword, .nilKeyword:
      literal()
    case .stringLiteral, .stringHead: stringLiteral()
    case .leftParenthesis: tupleExpression()
    case .leftBracket: arrayLiteral()
    case .leftBrace: closureExpression()
    case .backslash: keyPathExpression()
    case .poundName: macroExpansion()
    case .ifKeyword: ifExpression()
    case .switchKeyword: switchExpression()
    case .letKeyword, .varKeyword, .isKeyword:
      if isInPattern { pattern() } else { reportExpected("an expression") }
    case .dollarIdentifier, .selfKeyword, .selfTypeKeyword, .superKeyword, .anyTypeKeyword,
      .wildcard:
      nameExpression()
    default:
      if current.isIdentifier || isAtOperatorName {
        nameExpression()
      } else {
        reportExpected("an expression")
      }
    }
  }

  /// nameExpression = ( name | "$name" | "self" | "Self" | "super" | "Any" | "_" | operator ) , [ argumentNames ] , [ genericArgumentClause ] .
  mutating func nameExpression() {
    let node = open(.nameExpression)
    let isOperator = self.isOperator(current)
    eat()
    if isOperator {
      while self.isOperator(current), !hasTriviaBefore { eat() }
    } else {
      nameTail()
    }
    close(node)
  }

  /// implicitMember = "." , memberName , [ argumentNames ] , [ genericArgumentClause ] .
  mutating func implicitMember() {
    let node = open(.implicitMember)
    eat()
    memberName()
    close(node)
  }

  /// literal = integer | float | regularExpression | "true" | "false" | "nil" .
  mutating func literal() {
    let node = open(.literal)
    if at(.integerLiteral) || at(.floatLiteral) { reportMalformedNumber() }
    eat()
    close(node)
  }

  /// stringLiteral = string | stringHead , interpolation , { stringMiddle , interpolation } , stringTail .
  /// interpolation = argument , { "," , argument } .
  mutating func stringLiteral() {
    let node = open(.stringLiteral)
    let opening = position
    if !take(if: .stringLiteral) {
      eat()
      closedOff { parser in
        repeat {
          parser.list(until: .stringTail, or: .stringMiddle) { $0.argument() }
        } while parser.take(if: .stringMiddle)
      }
      if !take(if: .stringTail) { report("this string is never closed", atToken: opening) }
    }
    close(node)
  }

  /// tupleExpression = "(" , [ arguments ] , ")" .
  mutating func tupleExpression() {
    let node = open(.tupleExpression)
    callArguments()
    close(node)
  }

  /// arrayLiteral = "[" , [ expression , { "," , expression } , [ "," ] ] , "]" .
  mutating func arrayLiteral() {
    let node = open(.arrayLiteral)
    let opening = position
    eat()
    closedOff { parser in
      if parser.at(.colon), parser.next == .rightBracket {
        parser.change(node, to: .dictionaryLiteral)
        parser.eat()
      } else {
        parser.list(until: .rightBracket) { $0.collectionElement(of: node) }
      }
    }
    expectClosing(.rightBracket, "']'", opening: opening)
    close(node)
  }

  /// dictionaryLiteral = "[" , ( ":" | dictionaryElement , { "," , dictionaryElement } , [ "," ] ) , "]" .
  /// dictionaryElement = expression , ":" , expression .
  private mutating func collectionElement(of collection: Int) {
    let start = mark
    expression()
    guard mark > start else { return }
    if at(.colon) {
      change(collection, to: .dictionaryLiteral)
      let node = open(.dictionaryElement, around: start)
      eat()
      expression()
      close(node)
    } else if kind(ofNode: collection) == .dictionaryLiteral {
      reportExpected("':' and a value")
    }
  }

  /// keyPathExpression = "\" , [ type ] , { "." , memberName , [ callArguments ] | "[" , arguments , "]" | "?" | "!" } .
  mutating func keyPathExpression() {
    let node = open(.keyPathExpression)
    eat()
    if !at(.period) {
      if current.isIdentifier || at(.selfTypeKeyword) || at(.anyTypeKeyword) {
        nameExpression()
      } else if at(.leftBracket) {
        arrayLiteral()
      } else if at(.leftParenthesis) {
        tupleExpression()
      } else {
        reportExpected("a key path")
      }
    }
    while isAtKeyPathComponent {
      if at(.period),
        next == .leftBracket || next == .postfixQuestion || next == .postfixExclamation
      {
        eat()
      } else {
        suffix()
      }
    }
    close(node)
  }

  private var isAtKeyPathComponent: Bool {
    switch current {
    case .period: true
    case .leftBracket, .leftParenthesis, .postfixQuestion, .postfixExclamation: !hasTriviaBefore
    default: false
    }
  }

  /// macroExpansion = "#name" , [ genericArgumentClause ] , [ "(" , [ arguments ] , ")" ] , [ trailingClosures ] .
  mutating func macroExpansion() {
    let node = open(.macroExpansion)
    let isAvailability = at(word: "#available") || at(word: "#unavailable")
    eat()
    if at(.leftAngle), !hasTriviaBefore, isAtGenericArguments { genericArgumentClause() }
    if at(.leftParenthesis), !isAtLineStart {
      if isAvailability { unparsed() } else { callArguments() }
    }
    if at(.leftBrace), !isAvailability, isAtTrailingClosure {
      closureExpression()
      while isAtLabeledClosure { labeledClosure() }
    }
    close(node)
  }

  /// Letters that stick to a number, as in `12px`.
  private mutating func reportMalformedNumber() {
    guard reports else { return }
    let bytes = text.bytes[range(ofToken: position).byteIndices]
    if !NumberFormat.isValid(bytes) { report("this is no number") }
  }
}
