/// Closures and their signatures.
extension Parser {
  /// closureExpression = "{" , [ closureSignature ] , { statement } , "}" .
  mutating func closureExpression() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.closureExpression)
    let opening = position
    eat()
    closedOff { parser in
      if parser.isAtClosureSignature { parser.closureSignature() }
      parser.items(.statements)
    }
    expectClosing(.rightBrace, "'}'", opening: opening)
    close(node)
  }

  /// closureSignature = { attribute } , [ captureList ] , [ parameterClause | closureParameter , { "," , closureParameter } ] , effects , [ returnClause ] , "in" .
  mutating func closureSignature() {
    let node = open(.closureSignature)
    while at(.at) { attribute() }
    if at(.leftBracket) { captureList() }
    if at(.leftParenthesis) {
      parameterClause(.closure)
    } else {
      while current.isIdentifier || at(.wildcard), !isAtEffects {
        closureParameter()
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

  /// captureList = "[" , [ capture , { "," , capture } ] , "]" .
  /// capture = [ "weak" | "unowned" , [ "(" , name , ")" ] ] , expression .
  mutating func captureList() {
    let node = open(.captureList)
    let opening = position
    eat()
    list(until: .rightBracket) { parser in
      if parser.current == .contextualModifier, !parser.isAtCaptureEnd(after: parser.position) {
        parser.eat()
        if parser.at(.leftParenthesis) { parser.skipBalanced() }
      }
      parser.expression()
    }
    expectClosing(.rightBracket, "']'", opening: opening)
    close(node)
  }

  private func isAtCaptureEnd(after index: Int) -> Bool {
    switch tokens[self.index(after: index)].kind {
    case .comma, .rightBracket, .equal: true
    default: false
    }
  }

  private var isAtEffects: Bool {
    at(.asyncWord) && (next == .inKeyword || next == .arrow || next == .throwsKeyword)
  }
}
