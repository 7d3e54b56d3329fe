import TabSpecParser

/// Going over the nodes: one layout function for each kind.
extension Layout {
  /// Goes into the node at `index`, which is the next one, and gives the index behind its last
  /// descendant.
  @inline(__always)
  mutating func enter() -> NodeRecord {
    let record = nodes[node]
    node += 1
    return record
  }

  /// Whether the node that ends at `record` has a child left.
  @inline(__always)
  func hasChild(_ record: NodeRecord) -> Bool {
    node < Int(record.endNode)
  }

  /// Whether the next child has the given kind.
  @inline(__always)
  func hasChild(_ record: NodeRecord, _ kind: SyntaxKind) -> Bool {
    node < Int(record.endNode) && nodes[node].kind == kind
  }

  /// Whether the next child starts at the next token.
  @inline(__always)
  func isAtChild(_ record: NodeRecord) -> Bool {
    node < Int(record.endNode) && Int(nodes[node].firstToken) == tokenIndex
  }

  /// Takes what is left of a node.
  @inline(__always)
  mutating func finish(_ record: NodeRecord) {
    if node < Int(record.endNode) || tokenIndex < Int(record.endToken) { rest(of: record) }
  }

  private mutating func rest(of record: NodeRecord) {
    guard record.kind != .file else { return }
    while tokenIndex < Int(record.endToken) {
      if isAtChild(record) { child() } else { token() }
      if tokenIndex < Int(record.endToken) { blank() }
    }
    node = max(node, Int(record.endNode))
  }

  /// The next node, whatever it is.
  mutating func child() {
    let record = enter()
    switch record.kind {
    case .file: file(record)
    case .importDeclaration: importDeclaration(record)
    case .typealiasDeclaration, .associatedtypeDeclaration: typeNameDeclaration(record)
    case .variableDeclaration: variableDeclaration(record)
    case .typeDeclaration, .enumDeclaration, .extensionDeclaration: typeDeclaration(record)
    case .functionDeclaration, .initializerDeclaration: functionDeclaration(record)
    case .caseDeclaration: caseDeclaration(record)
    case .caseElement: caseElement(record)
    case .attribute: attribute(record)
    case .patternBinding: patternBinding(record)
    case .typeAnnotation: typeAnnotation(record)
    case .initializerClause: initializerClause(record)
    case .inheritanceClause: inheritanceClause(record)
    case .memberBlock, .codeBlock: block(record)
    case .accessorBlock: accessorBlock(record)
    case .accessor: accessor(record)

    case .parameterClause: parameterClause(record)
    case .parameter: parameter(record)
    case .returnClause: returnClause(record)
    case .genericParameterClause: genericParameterClause(record)
    case .genericWhereClause: genericWhereClause(record)
    case .genericArgumentClause: genericArgumentClause(record)
    case .type: type(record)

    case .ifConfig: ifConfig(record)
    case .ifConfigSuffix: ifConfigSuffix(record)
    case .ifConfigClause: ifConfigClause(record)

    case .ifExpression: ifExpression(record)
    case .guardStatement: guardStatement(record)
    case .forStatement: forStatement(record)
    case .switchExpression: switchExpression(record)
    case .switchCase: switchCase(record)
    case .condition: condition(record)
    case .returnStatement, .throwStatement: valueStatement(record)
    case .jumpStatement: jumpStatement(record)

    case .bindingPattern: bindingPattern(record)
    case .pattern: pattern(record)

    case .sequenceExpression: sequenceExpression(record)
    case .ternaryOperator: ternaryOperator(record)
    case .typeCast: typeCast(record)
    case .effectExpression: effectExpression(record)
    case .prefixExpression: prefixExpression(record)
    case .postfixExpression: postfixExpression(record)
    case .memberSuffix, .implicitMember, .nameExpression: name(record)
    case .callSuffix: callSuffix(record)
    case .subscriptSuffix: subscriptSuffix(record)
    case .operatorSuffix, .literal: plainTokens(record)
    case .stringLiteral: stringLiteral(record)
    case .keyPathExpression: keyPathExpression(record)
    case .macroExpansion: macroExpansion(record)
    case .tupleExpression: tupleExpression(record)
    case .arrayLiteral, .dictionaryLiteral: collectionLiteral(record)
    case .dictionaryElement: dictionaryElement(record)
    case .argument: argument(record)

    case .closureExpression: closureExpression(record)
    case .closureSignature: closureSignature(record)
    case .closureParameter: plainTokens(record)
    case .captureList: captureList(record)
    case .labeledClosure: labeledClosure(record)

    case .unparsed: unparsed(record)
    }
    finish(record)
  }

  /// A node without children and without blanks.
  mutating func plainTokens(_ record: NodeRecord) {
    tokens(upTo: Int(record.endToken))
  }
}
