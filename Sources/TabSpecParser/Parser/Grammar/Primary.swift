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

  /// nameExpression = ( name | projectedName | "self" | "Self" ) , nameTail
  ///   | closureArgument | "super" | "Any" | "_" .
  mutating func nameExpression() {
    let node = open(.nameExpression)
    let hasTail = takesTail
    eat()
    if hasTail { nameTail() }
    close(node)
  }

  @inline(__always)
  private var takesTail: Bool {
    switch current {
    case .superKeyword, .anyTypeKeyword, .wildcard: false
    case .dollarIdentifier: !cursor.isClosureArgument
    default: true
    }
  }

  /// implicitMember = "." , ( name | projectedName | reservedWord | "self" ) , [ argumentNames ] .
  mutating func implicitMember() {
    let node = open(.implicitMember)
    eat()
    if isAtMemberName {
      eat()
      if at(.leftParenthesis), cursor.isAtArgumentNames { skipBalanced() }
    } else {
      reportExpected("a member's name")
    }
    close(node)
  }

  /// literal = integer | float | regularExpression | "true" | "false" | "nil" .
  mutating func literal() {
    let node = open(.literal)
    if reports { checkNumber() }
    eat()
    close(node)
  }

  /// stringLiteral = string
  ///   | stringHead , interpolation , { stringMiddle , interpolation } , stringTail .
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
      if cursor.isAtMissing || !at(.stringMiddle) { break }
      parts.append(position)
      eat()
    }
    parts.append(position)
    if !cursor.isAtMissing, take(if: .stringTail) {
      if reports { checkString(parts: parts) }
    } else {
      report("this string is never closed", atToken: parts[0])
      if at(.stringTail) { passMissing(reporting: false) }
    }
  }

  /// interpolation = [ interpolationArgument , { "," , interpolationArgument } , [ "," ] ] .
  private mutating func interpolation() {
    let outer = context
    context = []
    while !isAtClosing, !at(.endOfFile) {
      let start = position
      interpolationArgument()
      let end: TokenKind = at(.stringMiddle) ? .stringMiddle : .stringTail
      guard hasNextElement(until: end, start: start) else { break }
    }
    context = outer
  }

  /// interpolationArgument = [ label , ":" ] , expression .
  ///
  /// Leaves an `argument`.
  private mutating func interpolationArgument() {
    let node = open(.argument)
    if cursor.isLabel(position), next == .colon {
      eat()
      eat()
    }
    expression()
    close(node)
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
    let first = mark
    var start = position
    if !isAtClosing, !at(.colon) { expression() }
    if at(.colon) {
      dictionaryLiteral(node, firstKey: first, start: start)
    } else if current == .identifier, at(word: "of") {
      inlineArrayType()
    } else if !isAtClosing {
      while hasNextElement(until: .rightBracket, start: start) {
        start = position
        expression()
      }
    }
    context = outer
    expectClosing(.rightBracket, "']'", opening: opening)
    close(node)
  }

  /// dictionaryLiteral = "[" , ( ":" | dictionaryElement , { "," , dictionaryElement } , [ "," ] )
  ///   , "]" .
  ///
  /// From the first colon on: it shows that the collection is a dictionary.
  private mutating func dictionaryLiteral(_ node: Int, firstKey: Int, start: Int) {
    change(node, to: .dictionaryLiteral)
    var start = start
    if mark == firstKey {
      eat()
      return
    }
    dictionaryElement(around: firstKey)
    while hasNextElement(until: .rightBracket, start: start) {
      start = position
      let key = mark
      expression()
      guard mark > key else { continue }
      if at(.colon) { dictionaryElement(around: key) } else { reportExpected("':' and a value") }
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

  /// keyPathExpression = "\" , [ keyPathRoot ] , keyPathComponent , { keyPathComponent } .
  mutating func keyPathExpression() {
    let node = open(.keyPathExpression)
    eat()
    if !at(.period) {
      let root = position
      keyPathRoot()
      if position > root, !cursor.isAtKeyPathComponent {
        report("expected '.' and a property behind this", atToken: consumedEnd - 1)
      }
    }
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
    case .selfKeyword, .selfTypeKeyword, .superKeyword, .anyTypeKeyword, .wildcard,
      .dollarIdentifier:
      primary()
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

  /// macroExpansion = macroName , [ genericArgumentClause ] , [ callArguments ] , [
  ///   trailingClosures ] .
  mutating func macroExpansion() {
    let node = open(.macroExpansion)
    if reports { checkMacro() }
    let isLiteral = cursor.isAtLiteralMacro
    eat()
    if at(.leftAngle), !isLiteral, cursor.isAtGenericArguments { genericArgumentClause() }
    let hasArguments = at(.leftParenthesis) && !isAtLineStart
    if hasArguments { callArguments() }
    if at(.leftBrace), hasArguments || !isLiteral, cursor.isAtTrailingClosure { trailingClosures() }
    close(node)
  }
}
