/// What stands outside the tab language. It is taken whole and reported in `.tabs` files; its blocks
/// are read all the same, so that what stands inside them is in the tree.
extension Parser {
  /// `while`, `repeat`, `do` and `defer`, `yield` and the like.
  mutating func unknownStatement() {
    guard enter() else { return }
    defer { leave() }
    reportForeign()
    let node = open(.unparsed)
    switch current {
    case .whileKeyword:
      eat()
      conditions()
      codeBlock()
    case .repeatKeyword:
      eat()
      codeBlock()
      expect(.whileKeyword, "'while'")
      expression()
    case .doKeyword: doStatement()
    case .deferKeyword:
      eat()
      codeBlock()
    default:
      eat()
      expression()
    }
    close(node)
  }

  private mutating func doStatement() {
    eat()
    effects()
    codeBlock()
    while take(if: .catchKeyword) {
      let outer = context
      context.insert(.condition)
      if !at(.leftBrace) {
        repeat {
          pattern()
          if take(if: .whereKeyword) { expression() }
        } while take(if: .comma)
      }
      context = outer
      codeBlock()
    }
  }

  /// `subscript`, `deinit`, `actor`, operators and macros, behind their attributes and modifiers.
  mutating func unknownDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .unparsed)
    switch current {
    case .actorWord where cursor.isUnknownDeclaration(position):
      reportForeign()
      eat()
      declaredName("the actor's name")
      typeHead()
      memberBlock(.members)
    case .subscriptKeyword:
      reportForeign()
      subscriptDeclaration()
    case .deinitKeyword:
      reportForeign()
      eat()
      effects()
      if at(.leftBrace) { codeBlock() }
    case .macroWord where cursor.isUnknownDeclaration(position):
      reportForeign()
      eat()
      declaredName("the macro's name")
      if at(.leftAngle) { genericParameterClause() }
      if at(.leftParenthesis) { parameterClause(.function) }
      if at(.arrow) { returnClause() }
      if at(.equal) { initializerClause() }
      if at(.whereKeyword) { genericWhereClause() }
    case .operatorKeyword, .precedencegroupKeyword:
      reportForeign()
      repeat { skipBalanced() } while !isAtEndOfRun && !isAtLineStart
    case .poundName: macroExpansion()
    default: reportExpected("a declaration")
    }
  }

  private mutating func subscriptDeclaration() {
    eat()
    if at(.leftAngle) { genericParameterClause() }
    if at(.leftParenthesis) { parameterClause(.function) }
    if at(.arrow) { returnClause() }
    if at(.whereKeyword) { genericWhereClause() }
    if at(.leftBrace) {
      if cursor.isAtAccessors(openingBrace: position) {
        accessorBlock(.members)
      } else {
        codeBlock()
      }
    }
  }

  /// `name:` in front of a statement.
  mutating func statementLabel(_ content: Content) {
    report("labels are not part of the tab language")
    let node = open(.unparsed)
    eat()
    eat()
    close(node)
    statement(content)
  }
}
