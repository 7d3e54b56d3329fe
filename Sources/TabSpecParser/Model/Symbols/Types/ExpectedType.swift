/// What the place of an expression asks for: the type that a leading dot means there.
extension TypeInference {
  func expectedHere(of node: SyntaxNode) -> InferredType {
    if let expected = expectations[node.index] { return expected }
    guard let parent = node.parent else { return .unknown }
    switch parent.kind {
    case .initializerClause: return expectedType(ofInitializer: parent)
    case .parameter, .typealiasDeclaration:
      guard node.kind != .type else { return .unknown }
      return parent.firstChild(.type).map { references.type($0) } ?? .unknown
    case .argument, .labeledClosure: return expectedType(ofArgument: parent, value: node)
    case .callSuffix: return expectedType(ofArgument: node, value: node)
    case .arrayLiteral: return expectedType(ofElement: node, in: parent)
    case .dictionaryElement:
      guard let dictionary = parent.parent else { return .unknown }
      guard case .dictionary(let key, let value) = expectedType(of: dictionary).unwrapped else {
        return .unknown
      }
      return parent.children.first == node ? key : value
    case .sequenceExpression: return expectedType(ofOperand: node, in: parent)
    case .ternaryOperator:
      return parent.parent.map { expectedType(ofResultOf: $0) } ?? .unknown
    case .returnStatement: return expectedResult(around: parent)
    case .codeBlock, .closureExpression, .switchCase, .ifConfigClause:
      return expectedType(ofStatement: node, in: parent)
    case .ifExpression, .switchExpression: return .unknown
    case .pattern, .condition: return expectedType(ofPattern: node, in: parent)
    case .prefixExpression:
      return node.tree.token(parent.firstToken, is: "!") ? .boolean : expectedType(of: parent)
    case .effectExpression: return expectedType(of: parent)
    case .postfixExpression:
      return parent.children.first == node ? expectedType(of: parent) : .unknown
    case .caseElement:
      guard let type = project.enclosingType(of: parent, file: file),
        let raw = type.inheritedTypes.first
      else { return .unknown }
      return .external(raw)
    case .attribute: return .unknown
    default: return .unknown
    }
  }

  /// Of the value behind `=` in a declaration.
  private func expectedType(ofInitializer clause: SyntaxNode) -> InferredType {
    guard let binding = clause.parent else { return .unknown }
    let written = binding.firstChild(.typeAnnotation)?.firstChild(.type)
    return written.map { references.type($0) } ?? .unknown
  }

  private func expectedType(ofElement node: SyntaxNode, in array: SyntaxNode) -> InferredType {
    let expected = expectedType(of: array).element
    if !expected.isUnknown { return expected }
    // `[.home].contains(page)`
    if let chain = array.parent, chain.kind == .postfixExpression, Chain(chain).primary == array,
      let first = Chain(chain).modifiers.first, first.member == Chain(chain).suffixes.first,
      FrameworkNames.elementTakers.contains(first.name),
      let other = first.arguments.unlabeled.first?.value
    {
      return ownType(of: other)
    }
    return array.children.lazy.map { ownType(of: $0) }
      .first { !$0.isUnknown } ?? .unknown
  }

  // MARK: - Operators

  private func expectedType(ofOperand node: SyntaxNode, in sequence: SyntaxNode) -> InferredType {
    let operation = OperatorSequence(sequence)
    guard let index = operation.index(of: node) else { return .unknown }
    if let cast = operation.cast(at: index + 1), let written = cast.firstChild(.type) {
      return references.type(written)
    }
    if let left = operation.infix(at: index - 1) {
      switch left {
      case "=": return operation.target.map { type(of: $0) } ?? .unknown
      case "&&", "||": return .boolean
      case "??":
        let known = type(ofOperandAt: index - 2, in: operation).unwrapped
        return known.isUnknown ? expectedType(ofResultOf: sequence) : known
      default:
        let known = type(ofOperandAt: index - 2, in: operation)
        let isAlike =
          OperatorSequence.compares(left) || OperatorSequence.assigns(left)
          || ["...", "..<", "+", "-"].contains(left)
        return isAlike ? known : .unknown
      }
    }
    if let right = operation.infix(at: index + 1) {
      if OperatorSequence.compares(right) || right == "..." || right == "..<" {
        return type(ofOperandAt: index + 2, in: operation)
      }
      return right == "??" ? expectedType(ofResultOf: sequence) : .unknown
    }
    if operation.hasTernary, index > 0 { return expectedType(ofResultOf: sequence) }
    return .unknown
  }

  private func type(ofOperandAt index: Int, in operation: OperatorSequence) -> InferredType {
    if let cast = operation.cast(at: index) {
      return cast.firstChild(.type).map { references.type($0) } ?? .unknown
    }
    return operation.operand(at: index).map { ownType(of: $0) } ?? .unknown
  }

  /// What the whole of a sequence is for: what it is assigned to, or what its place asks for.
  private func expectedType(ofResultOf sequence: SyntaxNode) -> InferredType {
    let operation = OperatorSequence(sequence)
    if let target = operation.target { return type(of: target) }
    let expected = expectedType(of: sequence)
    if !expected.isUnknown { return expected }
    return operation.results.lazy.map { ownType(of: $0) }
      .first { !$0.isUnknown } ?? .unknown
  }

  // MARK: - Statements

  /// Of a statement that is the value of its block.
  private func expectedType(ofStatement node: SyntaxNode, in block: SyntaxNode) -> InferredType {
    guard let owner = block.parent else { return .unknown }
    switch block.kind {
    case .closureExpression: return expectedClosureResult(block)
    case .switchCase, .ifConfigClause: return expectedType(of: owner)
    default:
      return owner.kind == .ifExpression
        ? expectedType(of: owner) : expectedResult(ofBodyOf: owner)
    }
  }

  /// What `return` gives.
  private func expectedResult(around node: SyntaxNode) -> InferredType {
    var current = node.parent
    while let node = current {
      if node.kind == .closureExpression { return expectedClosureResult(node) }
      if node.kind == .codeBlock, let owner = node.parent, owner.hasResult {
        return expectedResult(ofBodyOf: owner)
      }
      current = node.parent
    }
    return .unknown
  }

  private func expectedResult(ofBodyOf owner: SyntaxNode) -> InferredType {
    switch owner.kind {
    case .functionDeclaration:
      return owner.firstChild(.returnClause)?.firstChild(.type).map { references.type($0) }
        ?? .external("Void")
    case .patternBinding:
      return owner.firstChild(.typeAnnotation)?.firstChild(.type).map { references.type($0) }
        ?? .unknown
    case .accessor:
      guard owner.ownToken(.getWord) != nil, let binding = owner.parent?.parent else {
        return .external("Void")
      }
      return expectedResult(ofBodyOf: binding)
    default: return .unknown
    }
  }

  private func expectedClosureResult(_ closure: SyntaxNode) -> InferredType {
    if let written = closure.firstChild(.closureSignature)?.firstChild(.returnClause)?
      .firstChild(.type)
    {
      return references.type(written)
    }
    guard case .function(_, let result) = expectedType(of: closure).unwrapped else {
      return .unknown
    }
    return result
  }

  // MARK: - Patterns

  private func expectedType(ofPattern node: SyntaxNode, in parent: SyntaxNode) -> InferredType {
    if parent.kind == .condition {
      guard node.kind == .pattern else { return .boolean }
      return matched(by: node, in: parent)
    }
    // `parent` is the pattern; what it is matched with stands farther out.
    var pattern = parent
    while let outer = pattern.parent, outer.kind == .pattern { pattern = outer }
    guard let statement = pattern.parent else { return .unknown }
    return matched(by: pattern, in: statement)
  }

  private func matched(by pattern: SyntaxNode, in statement: SyntaxNode) -> InferredType {
    switch statement.kind {
    case .switchCase:
      var owner = statement.parent
      while let current = owner, current.kind != .switchExpression { owner = current.parent }
      return owner.flatMap { SwitchView($0).subject }.map { type(of: $0) } ?? .unknown
    case .condition:
      let value = statement.firstChild(.initializerClause)?.children.first
      return value.map { type(of: $0) } ?? .unknown
    case .forStatement:
      let sequence = statement.children.first {
        !$0.isPattern && $0.kind != .typeAnnotation
      }
      return sequence.map { type(of: $0).element } ?? .unknown
    case .argument, .tupleExpression: return expectedType(of: pattern)
    default: return .unknown
    }
  }
}

extension SyntaxNode {
  /// Whether an expression begins with a dot, so that it has no type of its own.
  var isImplicit: Bool {
    kind == .implicitMember
      || kind == .postfixExpression && children.first?.kind == .implicitMember
  }

  fileprivate var hasResult: Bool {
    kind == .functionDeclaration || kind == .patternBinding || kind == .accessor
      || kind == .initializerDeclaration
  }
}
