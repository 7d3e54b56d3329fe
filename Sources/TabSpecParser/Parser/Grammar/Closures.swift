/// Closures and their signatures.
extension Parser {
  /// closureExpression = "{" , [ closureSignature ] , { statement , terminator } , "}" .
  mutating func closureExpression() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.closureExpression)
    let opening = position
    eat()
    let outer = (context, closureArguments)
    context = []
    closureArguments = .anonymous
    if cursor.isAtClosureSignature { closureSignature() }
    items(.statements)
    (context, closureArguments) = outer
    expectClosing(.rightBrace, "'}'", opening: opening)
    close(node)
  }

  /// closureSignature = { attribute } , [ captureList ] ,
  ///   [ parameterClause | closureParameter , { "," , closureParameter } ] , effects ,
  ///   [ returnClause ] , "in" .
  mutating func closureSignature() {
    let node = open(.closureSignature)
    while at(.at) { attribute() }
    if at(.leftBracket) { captureList() }
    if at(.leftParenthesis) {
      parameterClause(.closure)
      closureArguments = .named
    } else {
      while current.isIdentifier || at(.wildcard), !isAtEffects {
        closureParameter()
        closureArguments = .named
        if !take(if: .comma) { break }
      }
    }
    effects()
    if at(.arrow) { returnClause() }
    expect(.inKeyword, "'in'")
    close(node)
  }

  /// closureParameter = name | "_" .
  mutating func closureParameter() {
    let node = open(.closureParameter)
    eat()
    close(node)
  }

  /// captureList = "[" , [ capture , { "," , capture } , [ "," ] ] , "]" .
  mutating func captureList() {
    let node = open(.captureList)
    let opening = position
    eat()
    while !isAtClosing, !at(.endOfFile) {
      let start = position
      capture()
      guard hasNextElement(until: .rightBracket, start: start) else { break }
    }
    expectClosing(.rightBracket, "']'", opening: opening)
    close(node)
  }

  /// capture = [ "weak" | "unowned" , [ "(" , ( "safe" | "unsafe" ) , ")" ] ] ,
  ///   ( name , [ "=" , expression ] | "self" ) .
  private mutating func capture() {
    if current == .contextualModifier, !isAtCaptureEnd(after: position) {
      eat()
      if at(.leftParenthesis) { skipBalanced() }
    }
    let isName = current.isIdentifier || at(.selfKeyword)
    let isCapture = isName && isAtCaptureEnd(after: position)
    if !isCapture { reportExpected("a name to capture") }
    expression()
  }

  private func isAtCaptureEnd(after index: Int) -> Bool {
    switch cursor.kind(after: index) {
    case .comma, .rightBracket, .equal: true
    default: false
    }
  }

  private var isAtEffects: Bool {
    at(.asyncWord) && (next == .inKeyword || next == .arrow || next == .throwsKeyword)
  }
}
