/// Patterns: of declarations, which give names, and of cases, which match.
extension Parser {
  /// bindingPattern = name | "self" | "_"
  ///   | "(" , [ bindingElement , { "," , bindingElement } ] , ")" .
  mutating func bindingPattern() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.bindingPattern)
    if at(.leftParenthesis) {
      let opening = position
      eat()
      while !isAtClosing, !at(.endOfFile) {
        let start = position
        bindingElement()
        guard hasNextElement(until: .rightParenthesis, start: start) else { break }
      }
      expectClosing(.rightParenthesis, "')'", opening: opening)
    } else if current.isIdentifier || at(.wildcard) || at(.selfKeyword) {
      eat()
    } else {
      declaredName("a name")
    }
    close(node)
  }

  /// bindingElement = [ name , ":" ] , bindingPattern .
  private mutating func bindingElement() {
    if cursor.isLabel(position), next == .colon {
      if !current.isIdentifier { reportExpected("a name") }
      eat()
      eat()
    }
    bindingPattern()
  }

  /// pattern = ( "let" | "var" ) , pattern | "is" , type | expression .
  ///
  /// Inside the expression's parentheses patterns may stand again.
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
      let outer = context
      context.insert(.pattern)
      expression()
      context = outer
    }
    close(node)
  }
}
