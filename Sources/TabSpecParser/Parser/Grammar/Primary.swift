/// What an expression begins with.
extension Parser {
  /// primary = nameExpression | implicitMember | literal | stringLiteral | tupleExpression
  ///   | arrayLiteral | dictionaryLiteral | closureExpression | keyPathExpression | macroExpansion
  ///   | ifExpression | switchExpression .
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
      if context.contains(.pattern) { pattern() } else { reportExpected("an expression") }
    case .selfKeyword, .selfTypeKeyword, .superKeyword, .anyTypeKeyword, .wildcard:
      nameExpression()
    case .dollarIdentifier:
      if reports { checkClosureArgument() }
      nameExpression()
    default:
      if current.isIdentifier { nameExpression() } else { reportExpected("an expression") }
    }
  }

  /// nameExpression = ( name | "$name" | "self" | "Self" | "super" | "Any" | "_" ) , nameTail .
  mutating func nameExpression() {
    let node = open(.nameExpression)
    eat()
    nameTail()
    close(node)
  }

  /// implicitMember = "." , memberName .
  mutating func implicitMember() {
    let node = open(.implicitMember)
    eat()
    memberName()
    close(node)
  }

  /// literal = integer | float | regularExpression | "true" | "false" | "nil" .
  mutating func literal() {
    let node = open(.literal)
    if reports { checkNumber() }
    eat()
    close(node)
  }

  /// stringLiteral = string | stringHead , interpolation , { stringMiddle , interpolation } ,
  ///   stringTail .
  mutating func stringLiteral() {
    let node = open(.stringLiteral)
    if at(.stringLiteral) {
      if reports { checkString(parts: [position]) }
      eat()
    } else {
      interpolatedString()
    }
    close(node)
  }

  private mutating func interpolatedString() {
    var parts = [position]
    eat()
    while true {
      interpolation()
      if at(.stringMiddle) || at(.stringTail) { parts.append(position) }
      guard take(if: .stringMiddle) else { break }
    }
    if take(if: .stringTail) {
      if reports { checkString(parts: parts) }
    } else {
      report("this string is never closed", atToken: parts[0])
    }
  }

  /// interpolation = [ arguments ] .
  private mutating func interpolation() {
    let outer = context
    context = []
    while !isAtClosing, !at(.endOfFile) {
      let start = position
      argument()
      let end: TokenKind = at(.stringMiddle) ? .stringMiddle : .stringTail
      guard hasNextElement(until: end, start: start) else { break }
    }
    context = outer
  }

  /// tupleExpression = callArguments .
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
    let outer = context
    context.formIntersection(.pattern)
    if at(.colon), next == .rightBracket {
      change(node, to: .dictionaryLiteral)
      eat()
    }
    while !isAtClosing, !at(.endOfFile) {
      let start = position
      collectionElement(of: node)
      guard hasNextElement(until: .rightBracket, start: start) else { break }
    }
    context = outer
    expectClosing(.rightBracket, "']'", opening: opening)
    close(node)
  }

  /// dictionaryLiteral = "[" , ( ":" | dictionaryElement , { "," , dictionaryElement } , [ "," ] ) ,
  ///   "]" .
  ///
  /// The first element decides whether a collection is an array or a dictionary.
  private mutating func collectionElement(of collection: Int) {
    let start = mark
    let isFirst = start == collection + 1
    expression()
    guard mark > start else { return }
    if at(.colon) {
      if isFirst { change(collection, to: .dictionaryLiteral) }
      if kind(ofNode: collection) == .dictionaryLiteral { dictionaryElement(around: start) }
    } else if kind(ofNode: collection) == .dictionaryLiteral {
      reportExpected("':' and a value")
    } else if current == .identifier, at(word: "of") {
      inlineArrayType()
    }
  }

  /// dictionaryElement = expression , ":" , expression .
  mutating func dictionaryElement(around start: Int) {
    let node = open(.dictionaryElement, around: start)
    eat()
    expression()
    close(node)
  }

  /// The rest of `[3 of Int]`, a type that stands as an expression.
  private mutating func inlineArrayType() {
    eat()
    type()
  }

  /// keyPathExpression = "\" , [ keyPathRoot ] , { keyPathComponent } .
  mutating func keyPathExpression() {
    let node = open(.keyPathExpression)
    eat()
    if !at(.period) { keyPathRoot() }
    while cursor.isAtKeyPathComponent { keyPathComponent() }
    close(node)
  }

  /// keyPathRoot = nameExpression | arrayLiteral | dictionaryLiteral | tupleExpression .
  ///
  /// A type, read as the expression that it looks like.
  private mutating func keyPathRoot() {
    switch current {
    case .leftBracket: arrayLiteral()
    case .leftParenthesis: tupleExpression()
    case .selfTypeKeyword, .anyTypeKeyword: nameExpression()
    default:
      if current.isIdentifier { nameExpression() } else { reportExpected("a key path") }
    }
  }

  /// keyPathComponent = memberSuffix | callSuffix | [ "." ] , subscriptSuffix
  ///   | [ "." ] , ( "?" | "!" ) .
  private mutating func keyPathComponent() {
    switch next {
    case .leftBracket, .postfixQuestion, .postfixExclamation:
      if at(.period) { eat() }
    default: break
    }
    suffix()
  }

  /// macroExpansion = "#name" , [ genericArgumentClause ] , [ callArguments ] , [ trailingClosures ] .
  mutating func macroExpansion() {
    let node = open(.macroExpansion)
    if reports { checkMacro() }
    eat()
    if at(.leftAngle), !hasTriviaBefore, cursor.isAtGenericArguments { genericArgumentClause() }
    if at(.leftParenthesis), !isAtLineStart { callArguments() }
    if at(.leftBrace), cursor.isAtTrailingClosure { trailingClosures() }
    close(node)
  }
}
