/// What stands inside types: member blocks, enum cases, accessors.
extension Parser {
  /// memberBlock = "{" , { member } , "}" .
  mutating func memberBlock(_ content: Content) {
    let node = open(.memberBlock)
    let opening = position
    if take(if: .leftBrace) {
      closedOff { parser in
        parser.items(content)
      }
      expectClosing(.rightBrace, "'}'", opening: opening)
    } else {
      reportExpected("'{'")
    }
    close(node)
  }

  /// A declaration, conditional members or a macro.
  mutating func member(_ content: Content) {
    if at(.poundIf) {
      ifConfig(content)
    } else if at(.poundName) {
      expression()
    } else if isAtDeclaration || at(.initKeyword) || at(.caseKeyword) {
      declaration(content)
    } else {
      reportExpected("a declaration")
      skipLine()
    }
  }

  /// caseDeclaration = prelude , "case" , caseElement , { "," , caseElement } .
  mutating func caseDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .caseDeclaration)
    if content != .enumMembers { report("a case stands in an enum or a switch") }
    eat()
    repeat { caseElement() } while take(if: .comma)
  }

  /// caseElement = name , [ parameterClause ] , [ "=" , expression ] .
  mutating func caseElement() {
    let node = open(.caseElement)
    declaredName("the case's name")
    if at(.leftParenthesis) { parameterClause(.associatedValues) }
    if take(if: .equal) { expression() }
    close(node)
  }

  /// accessorBlock = "{" , { accessor } , "}" .
  mutating func accessorBlock() {
    let node = open(.accessorBlock)
    let opening = position
    eat()
    closedOff { parser in
      while parser.isAtAccessor { parser.accessor() }
    }
    if !at(.rightBrace), !at(.endOfFile) {
      reportExpected("an accessor")
      skipUnparsed()
    }
    expectClosing(.rightBrace, "'}'", opening: opening)
    close(node)
  }

  /// accessor = prelude , ( "get" | "set" | "willSet" | "didSet" | "_read" | "_modify" ) , [ "(" , name , ")" ] , effects , [ codeBlock ] .
  mutating func accessor() {
    let node = open(.accessor)
    prelude()
    eat()
    if take(if: .leftParenthesis) {
      declaredName("a name")
      expect(.rightParenthesis, "')'")
    }
    effects()
    if at(.leftBrace) { codeBlock() }
    close(node)
  }
}
