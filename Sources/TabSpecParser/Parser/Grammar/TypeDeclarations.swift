/// Declarations of types and extensions.
extension Parser {
  /// typeDeclaration = prelude , ( "struct" | "class" | "protocol" ) , name , typeHead ,
  ///   memberBlock .
  mutating func typeDeclaration(_ node: Int) {
    change(node, to: .typeDeclaration)
    let isProtocol = at(.protocolKeyword)
    eat()
    declaredName("the type's name")
    typeHead()
    memberBlock(isProtocol ? .protocolMembers : .members)
  }

  /// enumDeclaration = prelude , "enum" , name , typeHead , memberBlock .
  mutating func enumDeclaration(_ node: Int) {
    change(node, to: .enumDeclaration)
    eat()
    declaredName("the enum's name")
    typeHead()
    memberBlock(.enumMembers)
  }

  /// extensionDeclaration = prelude , "extension" , type , [ inheritanceClause ] ,
  ///   [ genericWhereClause ] , memberBlock .
  mutating func extensionDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .extensionDeclaration)
    if content != .items { report("an extension stands at the top of a file") }
    eat()
    type()
    if at(.colon) { inheritanceClause() }
    if at(.whereKeyword) { genericWhereClause() }
    memberBlock(.members)
  }

  /// associatedtypeDeclaration = prelude , "associatedtype" , name , [ inheritanceClause ] ,
  ///   [ "=" , type ] , [ genericWhereClause ] .
  mutating func associatedtypeDeclaration(_ node: Int, _ content: Content) {
    change(node, to: .associatedtypeDeclaration)
    if content != .protocolMembers { report("an associated type stands in a protocol") }
    eat()
    declaredName("the type's name")
    if at(.colon) { inheritanceClause() }
    if take(if: .equal) { type() }
    if at(.whereKeyword) { genericWhereClause() }
  }

  /// typeHead = [ genericParameterClause ] , [ inheritanceClause ] , [ genericWhereClause ] .
  mutating func typeHead() {
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
}
