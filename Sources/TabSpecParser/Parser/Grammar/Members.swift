/// What stands inside types: member blocks, enum cases, accessors.
extension Parser {
  /// memberBlock = "{" , { member , terminator } , "}" .
  mutating func memberBlock(_ content: Content) {
    let node = open(.memberBlock)
    let opening = position
    if take(if: .leftBrace) {
      let outer = (context, closureArguments)
      context = []
      closureArguments = .none
      items(content)
      (context, closureArguments) = outer
      expectClosing(.rightBrace, "'}'", opening: opening)
    } else {
      reportExpected("'{'")
    }
    close(node)
  }

  /// member = declaration | initializerDeclaration | caseDeclaration | associatedtypeDeclaration
  ///   | macroExpansion | ifConfig .
  mutating func member(_ content: Content) {
    switch current {
    case .poundIf: ifConfig(content)
    case .poundName:
      if cursor.isAtLiteralMacro { reportExpected("a declaration") }
      macroExpansion()
    case .initKeyword, .caseKeyword: declaration(content)
    default:
      if cursor.isAtDeclaration {
        declaration(content)
      } else {
        reportExpected("a declaration")
        skipLine()
      }
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
    if at(.leftParenthesis) {
      if next == .rightParenthesis { report("a case with '()' needs an associated value") }
      parameterClause(.associatedValues)
    }
    if take(if: .equal) {
      let value = mark
      let start = position
      expression()
      if mark > value, !isRawValue(node: value) {
        report("a case's raw value is a literal", atToken: start)
      }
    }
    close(node)
  }

  /// accessorBlock = "{" , { accessor } , "}" .
  mutating func accessorBlock(_ content: Content) {
    let node = open(.accessorBlock)
    let opening = position
    eat()
    let outer = context
    context = []
    let start = mark
    while cursor.isAtAccessor { accessor(content) }
    context = outer
    if !at(.rightBrace), !at(.endOfFile) {
      reportExpected("an accessor")
      skipUnparsed()
    }
    if reports { checkAccessors(from: start, opening: opening) }
    expectClosing(.rightBrace, "'}'", opening: opening)
    close(node)
  }

  /// accessor = prelude , ( "get" | "set" | "willSet" | "didSet" | "_read" | "_modify" ) ,
  ///   [ "(" , name , ")" ] , effects , [ codeBlock ] .
  mutating func accessor(_ content: Content) {
    let node = open(.accessor)
    prelude()
    eat()
    if take(if: .leftParenthesis) {
      declaredName("a name")
      expect(.rightParenthesis, "')'")
    }
    effects()
    if at(.leftBrace) {
      if content == .protocolMembers { report("a protocol's accessors have no body") }
      codeBlock()
    } else if content != .protocolMembers {
      reportExpected("'{'")
    }
    close(node)
  }
}
