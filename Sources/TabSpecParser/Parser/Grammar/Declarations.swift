/// Declarations, but for types (TypeDeclarations.swift), what stands inside them (Members.swift)
/// and functions (Functions.swift).
extension Parser {
  /// declaration = variableDeclaration | functionDeclaration | typeDeclaration | enumDeclaration
  ///   | typealiasDeclaration .
  ///
  /// With its attributes and modifiers; the keyword decides which. `isAtDeclaration` has been
  /// asked.
  mutating func declaration(_ content: Content) {
    guard enter() else { return }
    defer { leave() }
    let node = open(.variableDeclaration)
    let start = position
    prelude()
    if reports { checkModifiers(from: start, content) }
    switch current {
    case .letKeyword, .varKeyword: variableDeclaration(node, content)
    case .funcKeyword: functionDeclaration(node, content)
    case .initKeyword: initializerDeclaration(node, content)
    case .structKeyword, .classKeyword, .protocolKeyword: typeDeclaration(node)
    case .enumKeyword: enumDeclaration(node)
    case .extensionKeyword: extensionDeclaration(node, content)
    case .typealiasKeyword: typealiasDeclaration(node)
    case .associatedtypeKeyword: associatedtypeDeclaration(node, content)
    case .caseKeyword: caseDeclaration(node, content)
    case .importKeyword: importDeclaration(node, content)
    default: unknownDeclaration(node, content)
    }
    close(node)
  }

  /// prelude = { attribute | modifier } .
  mutating func prelude() {
    while true {
      switch current {
      case .at: attribute()
      case .classKeyword:
        guard cursor.isClassModifier else { return }
        eat()
      default:
        guard cursor.isAtModifier else { return }
        modifier()
      }
    }
  }

  /// modifier = modifierName , [ "(" , modifierArgument , ")" ] .
  private mutating func modifier() {
    eat()
    if at(.leftParenthesis), !isAtLineStart { skipBalanced() }
  }

  /// attribute = "@" , attributeName , [ callArguments ] .
  mutating func attribute() {
    let node = open(.attribute)
    let hasRawArguments = cursor.isRawAttribute(cursor.index(after: position))
    eat()
    if current.isIdentifier || current.isReservedWord, !hasTriviaBefore {
      attributeName()
    } else {
      reportExpected("the attribute's name")
    }
    if at(.leftParenthesis), !hasTriviaBefore {
      if hasRawArguments { unparsed() } else { callArguments() }
    } else if hasRawArguments, reports, !cursor.allowsNoArguments(consumedEnd - 1) {
      reportExpected("'('")
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
    if at(.leftAngle) { genericArgumentClause() }
  }

  /// importDeclaration = prelude , "import" , ( name | importKind , name , "." , name ) ,
  ///   { "." , name } .
  mutating func importDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .importDeclaration)
    if content != .items { report("an import stands at the top of a file") }
    eat()
    var isWhole = true
    switch current {
    case .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .funcKeyword, .letKeyword,
      .varKeyword, .typealiasKeyword:
      isWhole = false
      eat()
    default: break
    }
    declaredName("the module's name")
    if !isWhole, !at(.period) {
      report("expected '.' and what to import behind this", atToken: consumedEnd - 1)
    }
    while at(.period), !hasTriviaBefore {
      eat()
      moduleMember()
    }
  }

  private mutating func moduleMember() {
    if cursor.isOperator(current) {
      eat()
    } else {
      if hasTriviaBefore { reportExpected("a name") }
      if !isAtLineStart { declaredName("a name") }
    }
  }

  /// variableDeclaration = prelude , ( "let" | "var" ) , patternBinding , { "," , patternBinding }
  ///   .
  mutating func variableDeclaration(_ node: Int, _ content: Content) {
    let keyword = position
    eat()
    var hasSeveral = false
    while true {
      patternBinding(keyword: keyword, content, hasSeveral: hasSeveral || reports && isAtComma)
      guard take(if: .comma) else { break }
      hasSeveral = true
    }
  }

  /// patternBinding = bindingPattern , [ typeAnnotation ] , [ initializerClause ] ,
  ///   [ accessorBlock | codeBlock ] .
  mutating func patternBinding(keyword: Int, _ content: Content, hasSeveral: Bool) {
    let node = open(.patternBinding)
    if at(.selfKeyword) { reportExpected("a name") }
    bindingPattern()
    var hasType = false
    var hasValue = false
    if at(.colon) {
      hasType = true
      typeAnnotation()
    }
    if at(.equal) {
      hasValue = true
      let outer = context
      context.insert(.initializer)
      initializerClause()
      context = outer
    }
    if at(.leftBrace) {
      let isObserved = cursor.isAtObservers(openingBrace: position)
      if reports {
        checkComputed(
          keyword: keyword, hasType: hasType, hasValue: hasValue, isObserved: isObserved,
          hasSeveral: hasSeveral)
      }
      let outer = closureArguments
      closureArguments = .none
      if cursor.isAtAccessors(openingBrace: position) {
        accessorBlock(content)
      } else {
        codeBlock()
      }
      closureArguments = outer
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
    checkBalance()
    eat()
    expression()
    close(node)
  }

  /// typealiasDeclaration = prelude , "typealias" , name , [ genericParameterClause ] , "=" , type
  ///   , [ genericWhereClause ] .
  mutating func typealiasDeclaration(_ node: Int) {
    change(node, to: .typealiasDeclaration)
    eat()
    declaredName("the type's name")
    if at(.leftAngle) { genericParameterClause() }
    expect(.equal, "'='")
    type()
    if at(.whereKeyword) { genericWhereClause() }
  }

  /// A name that a declaration gives.
  mutating func declaredName(_ what: StaticString) {
    if current.isIdentifier {
      eat()
    } else {
      reportExpected(what)
      if current.isReservedWord || at(.dollarIdentifier), !isAtLineStart { eat() }
    }
  }
}
