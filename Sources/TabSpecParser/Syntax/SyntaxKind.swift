/// The kinds of nodes: one for each production of `Grammar/tabs.ebnf` that leaves a node, with the
/// production's name.
public enum SyntaxKind: UInt8, CaseIterable, Sendable {
  case file

  // Declarations
  case accessor
  case accessorBlock
  case associatedtypeDeclaration
  case attribute
  case caseDeclaration
  case caseElement
  case enumDeclaration
  case extensionDeclaration
  case functionDeclaration
  case genericParameterClause
  case genericWhereClause
  case ifConfig
  case ifConfigClause
  case importDeclaration
  case inheritanceClause
  case initializerClause
  case initializerDeclaration
  case memberBlock
  case parameter
  case parameterClause
  case patternBinding
  case returnClause
  case typeAnnotation
  case typeDeclaration
  case typealiasDeclaration
  case variableDeclaration

  // Types
  case genericArgumentClause
  case type

  // Statements
  case codeBlock
  case condition
  case forStatement
  case guardStatement
  case ifExpression
  case jumpStatement
  case returnStatement
  case switchCase
  case switchExpression
  case throwStatement

  // Patterns
  case bindingPattern
  case pattern

  // Expressions
  case argument
  case arrayLiteral
  case callSuffix
  case captureList
  case closureExpression
  case closureParameter
  case closureSignature
  case dictionaryElement
  case dictionaryLiteral
  case effectExpression
  case ifConfigSuffix
  case implicitMember
  case keyPathExpression
  case labeledClosure
  case literal
  case macroExpansion
  case memberSuffix
  case nameExpression
  case operatorSuffix
  case postfixExpression
  case prefixExpression
  case sequenceExpression
  case stringLiteral
  case subscriptSuffix
  case ternaryOperator
  case tupleExpression
  case typeCast

  /// Tokens that the tab language does not know, brackets balanced.
  case unparsed
}
