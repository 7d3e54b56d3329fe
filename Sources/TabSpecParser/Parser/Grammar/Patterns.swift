/// Patterns: of declarations, which give names, and of cases, which match.
extension Parser {
  /// bindingPattern = name | "_" | "(" , [ bindingPattern , { "," , bindingPattern } ] , ")" .
  mutating func bindingPattern() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.bindingPattern)
    if at(.leftParenthesis) {
      let opening = position
      eat()
      list(until: .rightParenthesis) { parser in
        if parser.isLabel(parser.position), parser.next == .colon {
          parser.eat()
          parser.eat()
        }
        parser.bindingPattern()
      }
      expectClosing(.rightParenthesis, "')'", opening: opening)
    } else if current.isIdentifier || at(.wildcard) || at(.selfKeyword) {
      eat()
    } else {
      reportExpected("a name")
    }
    close(node)
  }

  /// pattern = ( "let" | "var" ) , pattern | "is" , type | expression .
  mutating func pattern() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.pattern)
    if at(.letKeyword) || at(.varKeyword) {
      eat()
      pattern()
    } else if at(.isKeyword) {
      eat()
      type()
    } else {
      let wasInPattern = isInPattern
      isInPattern = true
      expression()
      isInPattern = wasInPattern
    }
    close(node)
  }
}
