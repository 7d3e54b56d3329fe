/// Tells the types of expressions, from the inside and from what stands around them, without running or building
/// anything. What it can't tell is `unknown`.
package struct TypeInference {
  let project: Project
  let file: TabFile
  /// By the index of an expression's node, the type that its place in a tab bar asks for.
  let expectations: [Int: InferredType]
  let memory: InferenceMemory
  /// Whether a leading dot is looked up by what its place asks for; not while that is being found out.
  private var resolvesImplicit = true
  /// How many steps led here; the stack has an end.
  private var depth = 0

  package init(project: Project, file: TabFile, expectations: [Int: InferredType] = [:]) {
    self.init(
      project: project, file: file, expectations: expectations, memory: InferenceMemory())
  }

  private init(
    project: Project, file: TabFile, expectations: [Int: InferredType], memory: InferenceMemory
  ) {
    self.project = project
    self.file = file
    self.expectations = expectations
    self.memory = memory
  }

  var names: NameLookup { NameLookup(project: project, file: file) }
  var members: MemberLookup { MemberLookup(project: project) }
  var references: TypeReference { TypeReference(project: project, file: file) }

  /// The same, a step farther, in the file where it goes on; nil where it has gone too far.
  func next(in other: TabFile? = nil) -> TypeInference? {
    guard depth < 60 else { return nil }
    let isSame = other == nil || other === file
    var inference = TypeInference(
      project: project, file: other ?? file, expectations: isSame ? expectations : [:],
      memory: memory)
    inference.depth = depth + 1
    inference.resolvesImplicit = resolvesImplicit
    return inference
  }

  /// The type of an expression.
  package func type(of node: SyntaxNode) -> InferredType {
    memory.answer(.type, node, resolvesImplicit: resolvesImplicit) {
      next()?.typeHere(of: node) ?? .unknown
    }
  }

  /// The type of an expression that says itself which type it has, for what stands beside it.
  func ownType(of node: SyntaxNode) -> InferredType {
    var inference = self
    inference.resolvesImplicit = false
    return inference.type(of: node)
  }

  /// What the place of a leading dot asks for, where that may be asked.
  func implicitType(of node: SyntaxNode) -> InferredType {
    resolvesImplicit ? expectedType(of: node) : .unknown
  }

  /// The type that is expected of `node`, an expression or a pattern: what a leading dot means there.
  package func expectedType(of node: SyntaxNode) -> InferredType {
    memory.answer(.expectedType, node, resolvesImplicit: resolvesImplicit) {
      next()?.expectedHere(of: node) ?? .unknown
    }
  }

  private func typeHere(of node: SyntaxNode) -> InferredType {
    switch node.kind {
    case .literal: return literal(node)
    case .stringLiteral: return .string
    case .nameExpression, .postfixExpression, .implicitMember: return type(of: Chain(node))
    case .tupleExpression: return tuple(node)
    case .arrayLiteral:
      let known = node.children.lazy.map { ownType(of: $0) }.first { !$0.isUnknown }
      return known.map { .sequence($0) } ?? implicitType(of: node)
    case .dictionaryLiteral: return dictionary(node)
    case .sequenceExpression: return sequence(node)
    case .prefixExpression:
      if node.tree.token(node.firstToken, is: "!") { return .boolean }
      return node.children.first.map { type(of: $0) } ?? .unknown
    case .effectExpression:
      guard let inner = node.children.first.map({ type(of: $0) }) else { return .unknown }
      return node.ownToken(.postfixQuestion) == nil ? inner : .optional(inner)
    case .closureExpression:
      let statements = ClosureView(node).statements
      guard statements.count == 1, let value = statements.first?.producedValue else {
        return .unknown
      }
      return .function(parameters: [], result: type(of: value))
    case .ifExpression, .switchExpression: return branches(node)
    default: return .unknown
    }
  }

  private func literal(_ node: SyntaxNode) -> InferredType {
    switch node.tree.tokens[node.firstToken].kind {
    case .integerLiteral: .integer
    case .floatLiteral: .external("Double")
    case .trueKeyword, .falseKeyword: .boolean
    default: .unknown
    }
  }

  private func tuple(_ node: SyntaxNode) -> InferredType {
    let arguments = ArgumentList(node).all
    if arguments.count == 1, arguments[0].labelToken == nil, let value = arguments[0].value {
      return type(of: value)
    }
    if arguments.isEmpty { return .external("Void") }
    return .tuple(
      arguments.map { argument in
        InferredType.TupleElement(
          label: argument.label, type: argument.value.map { type(of: $0) } ?? .unknown)
      })
  }

  private func dictionary(_ node: SyntaxNode) -> InferredType {
    guard let element = node.firstChild(.dictionaryElement) else { return implicitType(of: node) }
    let parts = element.children.map { type(of: $0) }
    guard parts.count == 2 else { return .unknown }
    return .dictionary(key: parts[0], value: parts[1])
  }

  /// The type of the first branch that has one.
  private func branches(_ node: SyntaxNode) -> InferredType {
    for branch in node.children where branch.kind == .codeBlock || branch.kind == .switchCase {
      let values = branch.children.filter { $0.kind != .pattern }
      guard values.count == 1, let value = values.first?.producedValue else { continue }
      let type = ownType(of: value)
      if !type.isUnknown { return type }
    }
    return .unknown
  }

  private func sequence(_ node: SyntaxNode) -> InferredType {
    let operation = OperatorSequence(node)
    if let cast = operation.finalCast {
      guard let written = cast.firstChild(.type) else { return .unknown }
      let type = references.type(written)
      if node.tree.tokens[cast.firstToken].kind == .isKeyword { return .boolean }
      return cast.ownToken(.postfixQuestion) == nil ? type : .optional(type)
    }
    if operation.isComparison { return .boolean }
    if operation.isAssignment { return .external("Void") }
    if let last = operation.lastOperand, operation.has("??") {
      let type = ownType(of: last)
      return type.isUnknown
        ? operation.firstOperand.map { self.type(of: $0).unwrapped } ?? .unknown : type
    }
    if operation.hasTernary {
      return operation.results.lazy.map { ownType(of: $0) }.first { !$0.isUnknown } ?? .unknown
    }
    guard let first = operation.firstOperand else { return .unknown }
    if operation.has("..<") || operation.has("...") { return .sequence(type(of: first)) }
    return type(of: first)
  }
}

extension SyntaxNode {
  /// The expression that a statement gives as the value of its block: itself, or what `return` has.
  var producedValue: SyntaxNode? {
    kind == .returnStatement ? children.first : self
  }
}
