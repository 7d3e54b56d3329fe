/// Where literals meet a variable: initial values, assignments, comparisons, cases.
struct LiteralFlow {
  let reader: SymbolReader

  /// The variable that a literal is given to or compared with.
  func variable(for node: SyntaxNode) -> Declaration? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .initializerClause:
      guard let binding = parent.parent, binding.kind == .patternBinding,
        let declaration = binding.parent,
        let variable = VariableDeclaration(
          binding: binding, declaration: declaration, file: reader.file)
      else { return nil }
      return Declaration.variable(variable).canonical
    case .sequenceExpression: return variable(in: parent, for: node)
    case .ternaryOperator:
      return parent.parent.flatMap { variable(in: $0, for: parent) }
    case .pattern:
      guard let statement = parent.parent, statement.kind == .switchCase,
        let subject = statement.firstAncestor(.switchExpression).flatMap({ SwitchView($0).subject })
      else { return nil }
      return variable(namedBy: subject)
    default: return nil
    }
  }

  private func variable(in sequence: SyntaxNode, for node: SyntaxNode) -> Declaration? {
    let operation = OperatorSequence(sequence)
    guard let index = operation.index(of: node) else { return nil }
    for (sign, other) in [(index - 1, index - 2), (index + 1, index + 2)] {
      guard let text = operation.infix(at: sign), text == "==" || text == "!=" || text == "=",
        let operand = operation.operand(at: other), let found = variable(namedBy: operand)
      else { continue }
      return found
    }
    guard operation.hasTernary, operation.results.contains(node) || node.kind == .ternaryOperator
    else { return nil }
    if let target = operation.target { return variable(namedBy: target) }
    return variable(for: sequence)
  }

  /// The variable that an expression names: `selection`, `self.selection`, `model.page`.
  func variable(namedBy expression: SyntaxNode) -> Declaration? {
    let chain = Chain(expression)
    let last = chain.suffixes.last ?? chain.primary
    let token = last.kind == .memberSuffix ? last.memberNameToken : last.firstToken
    guard last.kind == .memberSuffix || last.kind == .nameExpression, let token,
      case .symbols(let symbols) = reader.meaning(ofToken: token),
      case .declared(let declaration) = symbols.first, case .variable = declaration
    else { return nil }
    return declaration
  }

  /// The literals that an occurrence of a variable meets, and whether those are all the values it meets there.
  func literals(at token: Int) -> (nodes: [SyntaxNode], isComplete: Bool) {
    let tree = reader.tree
    let node = tree.innermostNode(atToken: token)
    if node.kind == .bindingPattern {
      guard let value = node.parent?.firstChild(.initializerClause)?.children.first else {
        return ([], true)
      }
      return leaves(of: value)
    }
    var expression = node
    if let chain = node.parent, chain.kind == .postfixExpression {
      guard Array(chain.children).last == node else { return ([], false) }
      expression = chain
    }
    guard let parent = expression.parent else { return ([], false) }
    switch parent.kind {
    case .sequenceExpression: return literals(beside: expression, in: parent)
    case .switchExpression:
      let patterns = SwitchView(parent).cases.flatMap { $0.node.children(.pattern) }
      let found = patterns.compactMap(\.children.first).filter { reader.value(of: $0) != nil }
      return (found, true)
    case .argument: return ([], isHarmlessArgument(parent))
    default: return ([], false)
    }
  }

  private func literals(
    beside expression: SyntaxNode, in sequence: SyntaxNode
  ) -> (nodes: [SyntaxNode], isComplete: Bool) {
    let operation = OperatorSequence(sequence)
    guard let index = operation.index(of: expression) else { return ([], false) }
    if operation.target == expression {
      guard operation.infix(at: 1) == "=" else { return ([], false) }
      if operation.parts.count == 3, let value = operation.operand(at: 2) {
        return leaves(of: value)
      }
      return operation.hasTernary ? all(operation.results) : ([], false)
    }
    for (sign, other) in [(index - 1, index - 2), (index + 1, index + 2)] {
      guard let text = operation.infix(at: sign), text == "==" || text == "!=",
        let operand = operation.operand(at: other)
      else { continue }
      return leaves(of: operand)
    }
    return ([], false)
  }

  /// The literals that an expression chooses from.
  private func leaves(of value: SyntaxNode) -> (nodes: [SyntaxNode], isComplete: Bool) {
    if reader.value(of: value) != nil { return ([value], true) }
    if value.kind == .sequenceExpression, OperatorSequence(value).hasTernary {
      return all(OperatorSequence(value).results)
    }
    return ([], false)
  }

  private func all(_ values: [SyntaxNode]) -> (nodes: [SyntaxNode], isComplete: Bool) {
    let found = values.filter { reader.value(of: $0) != nil }
    return (found, found.count == values.count)
  }

  /// Whether a variable is handed over to what only looks at it: a bar's or a tab's selection, `onChange(of:)`,
  /// `animation(value:)`.
  private func isHarmlessArgument(_ argument: SyntaxNode) -> Bool {
    if reader.bars.contains(where: { $0.selection?.argument.node == argument }) { return true }
    let label = Identifier.name(ofToken: argument.firstToken, in: reader.tree)
    guard let call = argument.parent, let name = call.callee?.referencedName else { return false }
    switch (name, label) {
    case ("onChange", "of"), ("animation", "value"): return true
    case (_, "selection"):
      return reader.bars.contains { bar in
        bar.tabs.contains { tab in tab.modifiers.contains { $0.call == call } }
      }
    default: return false
    }
  }
}
