/// Declarations, but for what stands inside types (Members.swift) and the parts of functions (Functions.swift).
extension Parser {
  /// A declaration with its attributes and modifiers; the keyword decides which. `isAtDeclaration` has been asked.
  mutating func declaration(_ content: Content) {
    guard enter() else { return }
    defer { leave() }
    let node = open(.variableDeclaration)
    prelude()
    switch current {
    case .importKeyword: importDeclaration(node, content)
    case .letKeyword, .varKeyword: variableDeclaration(node)
    case .funcKeyword: functionDeclaration(node)
    case .initKeyword: initializerDeclaration(node, content)
    case .structKeyword, .classKeyword, .protocolKeyword: typeDeclaration(node)
    case .enumKeyword: enumDeclaration(node)
    case .extensionKeyword: extensionDeclaration(node)
    case .typealiasKeyword: typealiasDeclaration(node)
    case .associatedtypeKeyword: associatedtypeDeclaration(node)
    case .caseKeyword: caseDeclaration(node, content)
    default: unknownDeclaration(node)
    }
    close(node)
  }

  /// prelude = { attribute | modifier } .
  mutating func prelude() {
    while true {
      if at(.at) {
        attribute()
      } else if current == .classKeyword, isClassModifier {
        eat()
      } else if isAtModifier {
        eat()
        if at(.leftParenthesis), isModifierArgument { skipBalanced() }
      } else {
        return
      }
    }
  }

  /// attribute = "@" , attributeName , [ "(" , [ arguments ] , ")" ] .
  mutating func attribute() {
    let node = open(.attribute)
    let hasRawArguments = isRawAttribute(index(after: position))
    eat()
    if current.isIdentifier || current.isReservedWord {
      attributeName()
    } else {
      reportExpected("the attribute's name")
    }
    if at(.leftParenthesis), !hasTriviaBefore {
      if hasRawArguments { unparsed() } else { callArguments() }
    }
    close(node)
  }

  /// attributeName = name , { "." , name } , [ genericArgumentClause ] .
  private mutating func attributeName() {
    eat()
    while at(.period), next.isIdentifier || next.isReservedWord {
      eat()
      eat()
    }
    if at(.leftAngle), !hasTriviaBefore, isAtGenericArguments { genericArgumentClause() }
  }

  /// importDeclaration = prelude , "import" , [ importKind ] , name , { "." , name } .
  mutating func importDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .importDeclaration)
    if content != .items { report("an import stands at the top of a file") }
    eat()
    switch current {
    case .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .funcKeyword, .letKeyword,
      .varKeyword, .typealiasKeyword:
      eat()
    default: break
    }
    declaredName("the module's name")
    while take(if: .period) { declaredName("a name") }
  }

  /// variableDeclaration = prelude , ( "let" | "var" ) , patternBinding , { "," , patternBinding } .
  mutating func variableDeclaration(_ node: Int) {
    eat()
    repeat { patternBinding() } while take(if: .comma)
  }

  /// patternBinding = bindingPattern , [ typeAnnotation ] , [ initializerClause ] , [ accessorBlock | codeBlock ] .
  mutating func patternBinding() {
    let node = open(.patternBinding)
    bindingPattern()
    if at(.colon) { typeAnnotation() }
    if at(.equal) {
      let wasInInitializer = isInInitializer
      isInInitializer = true
      initializerClause()
      isInInitializer = wasInInitializer
    }
    if at(.leftBrace) {
      if isAtAccessors(openingBrace: position) { accessorBlock() } else { codeBlock() }
    }
    close(node)
  }

  /// typeAnnotation = ":" , type .
  mutating func typeAnnotation() {
    let node = open(.typeAnnotation)
    eat()
    type()
    close(node)
  }

  /// initializerClause = "=" , expression .
  mutating func initializerClause() {
    let node = open(.initializerClause)
    eat()
    expression()
    close(node)
  }

  /// typeDeclaration = prelude , ( "struct" | "class" | "protocol" ) , name , typeHead , memberBlock .
  mutating func typeDeclaration(_ node: Int) {
    change(node, to: .typeDeclaration)
    eat()
    declaredName("the type's name")
    typeHead()
    memberBlock(.members)
  }

  /// enumDeclaration = prelude , "enum" , name , typeHead , memberBlock .
  mutating func enumDeclaration(_ node: Int) {
    change(node, to: .enumDeclaration)
    eat()
    declaredName("the enum's name")
    typeHead()
    memberBlock(.enumMembers)
  }

  /// extensionDeclaration = prelude , "extension" , type , [ inheritanceClause ] , [ genericWhereClause ] , memberBlock .
  mutating func extensionDeclaration(_ node: Int) {
    change(node, to: .extensionDeclaration)
    eat()
    type()
    typeHead()
    memberBlock(.members)
  }

  /// typeHead = [ genericParameterClause ] , [ inheritanceClause ] , [ genericWhereClause ] .
  private mutating func typeHead() {
    if at(.leftAngle) { genericParameterClause() }
    if at(.colon) { inheritanceClause() }
    if at(.whereKeyword) { genericWhereClause() }
  }

  /// inheritanceClause = ":" , type , { "," , type } .
  mutating func inheritanceClause() {
    let node = open(.inheritanceClause)
    eat()
    repeat { type() } while take(if: .comma)
    close(node)
  }

  /// typealiasDeclaration = prelude , "typealias" , name , [ genericParameterClause ] , "=" , type , [ genericWhereClause ] .
  mutating func typealiasDeclaration(_ node: Int) {
    change(node, to: .typealiasDeclaration)
    eat()
    declaredName("the type's name")
    if at(.leftAngle) { genericParameterClause() }
    expect(.equal, "'='")
    type()
    if at(.whereKeyword) { genericWhereClause() }
  }

  /// associatedtypeDeclaration = prelude , "associatedtype" , name , [ inheritanceClause ] , [ "=" , type ] , [ genericWhereClause ] .
  mutating func associatedtypeDeclaration(_ node: Int) {
    change(node, to: .associatedtypeDeclaration)
    eat()
    declaredName("the type's name")
    if at(.colon) { inheritanceClause() }
    if take(if: .equal) { type() }
    if at(.whereKeyword) { genericWhereClause() }
  }

  /// A name that a declaration gives.
  mutating func declaredName(_ what: String) {
    if current.isIdentifier {
      eat()
    } else {
      reportExpected(what)
      if current.isReservedWord, !isAtLineStart { eat() }
    }
  }
}
