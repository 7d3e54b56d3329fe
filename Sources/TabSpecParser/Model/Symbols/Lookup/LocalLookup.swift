/// Finds the names that bodies give: parameters, `let` and `var`, patterns of conditions, loops and cases.
struct LocalLookup {
  let file: TabFile

  private var tree: SyntaxTree { file.tree }

  /// What `parent` gives under `name` to what stands in its child.
  func declarations(
    named name: String, in parent: SyntaxNode, from child: SyntaxNode
  ) -> [Declaration] {
    switch parent.kind {
    case .codeBlock, .switchCase, .closureExpression, .ifConfigClause:
      let found = statements(named: name, in: parent, before: child)
      if !found.isEmpty { return found }
      if parent.kind == .closureExpression { return closureParameters(named: name, of: parent) }
      if parent.kind == .switchCase { return patterns(named: name, in: parent.children(.pattern)) }
      return []
    case .functionDeclaration, .initializerDeclaration:
      let parameter = ParameterDeclaration.all(in: parent, file: file).first { $0.name == name }
      return parameter.map { [.parameter($0)] } ?? genericParameters(named: name, of: parent)
    case .variableDeclaration:
      let earlier = parent.children(.patternBinding).filter { $0.index < child.index }
      guard parent.isInBody else { return [] }
      return earlier.flatMap { variables(named: name, binding: $0, of: parent) }
    case .ifExpression, .guardStatement:
      return conditions(named: name, in: parent, before: child)
    case .unparsed: return foreignStatement(named: name, parent, before: child)
    case .forStatement:
      let patterns = parent.children.filter { $0.isPattern && $0.index < child.index }
      return self.patterns(named: name, in: patterns)
    default: return []
    }
  }

  func genericParameters(named name: String, of node: SyntaxNode) -> [Declaration] {
    guard let clause = node.firstChild(.genericParameterClause) else { return [] }
    return LocalLookup.genericParameterTokens(of: clause).filter { self.name($0) == name }.map {
      .genericParameter(LocalName(file: file, node: clause, nameToken: $0))
    }
  }

  /// The tokens of the names that a `genericParameterClause` gives.
  static func genericParameterTokens(of clause: SyntaxNode) -> [Int] {
    var tokens: [Int] = []
    var expectsName = true
    for token in clause.ownTokens {
      switch clause.tree.tokens[token].kind {
      case .identifier where expectsName:
        tokens.append(token)
        expectsName = false
      case .comma: expectsName = true
      default: break
      }
    }
    return tokens
  }

  private func name(_ token: Int) -> String {
    Identifier.name(ofToken: token, in: tree)
  }

  // MARK: - Statements

  /// What the statements before `child` give, the last first; functions count wherever they stand.
  private func statements(
    named name: String, in block: SyntaxNode, before child: SyntaxNode
  ) -> [Declaration] {
    for statement in TypeDeclaration.flatten(block).reversed() {
      switch statement.kind {
      case .functionDeclaration:
        if let function = FunctionDeclaration(statement, file: file), function.name == name {
          return [.function(function)]
        }
      case .variableDeclaration where statement.index < child.index && statement != child:
        let found = statement.children(.patternBinding).flatMap {
          variables(named: name, binding: $0, of: statement)
        }
        if !found.isEmpty { return found }
      case .guardStatement where statement.index < child.index && statement != child:
        let found = conditions(named: name, in: statement, before: nil)
        if !found.isEmpty { return found }
      default: break
      }
    }
    return []
  }

  private func variables(
    named name: String, binding: SyntaxNode, of declaration: SyntaxNode
  ) -> [Declaration] {
    if let variable = VariableDeclaration(binding: binding, declaration: declaration, file: file) {
      return variable.name == name ? [.variable(variable)] : []
    }
    return patterns(named: name, in: binding.children(.bindingPattern))
  }

  // MARK: - Conditions

  /// What the conditions right before `child` give, or all where that is nil.
  private func conditions(
    named name: String, in statement: SyntaxNode, before child: SyntaxNode?
  ) -> [Declaration] {
    var found: [Declaration] = []
    for part in statement.children {
      if let child, part.index >= child.index { break }
      // A block ends what its conditions give; a guard's go on behind it.
      if part.kind == .codeBlock, child != nil { found = [] }
      guard part.kind == .condition, !part.isShorthandBinding else { continue }
      let patterns = part.children.filter(\.isPattern)
      let names = self.patterns(named: name, in: patterns)
      if !names.isEmpty { found = names }
    }
    return found
  }

  /// What `while let`, `catch let` and the parameters of a subscript give.
  private func foreignStatement(
    named name: String, _ statement: SyntaxNode, before child: SyntaxNode
  ) -> [Declaration] {
    let found = conditions(named: name, in: statement, before: child)
    if !found.isEmpty { return found }
    let parameters = ParameterDeclaration.all(in: statement, file: file)
    if let parameter = parameters.first(where: { $0.name == name }) {
      return [.parameter(parameter)]
    }
    let earlier = statement.children.prefix { $0.index < child.index }
    let run = earlier.reversed().prefix { $0.kind != .codeBlock }
    return patterns(named: name, in: run.filter(\.isPattern))
  }

  // MARK: - Patterns and closures

  /// The names in `bindingPattern` and `pattern` nodes.
  private func patterns(named name: String, in patterns: [SyntaxNode]) -> [Declaration] {
    for pattern in patterns {
      for node in [pattern] + pattern.descendants {
        guard !node.isEmpty, self.name(node.firstToken) == name else { continue }
        let isName =
          node.kind == .bindingPattern && tree.tokens[node.firstToken].kind.isIdentifier
          || node.kind == .nameExpression && node.declaresName
        if isName {
          return [.local(LocalName(file: file, node: node, nameToken: node.firstToken))]
        }
      }
    }
    return []
  }

  private func closureParameters(named name: String, of closure: SyntaxNode) -> [Declaration] {
    guard let signature = closure.firstChild(.closureSignature) else { return [] }
    if let parameter = ParameterDeclaration.all(in: signature, file: file).first(where: {
      $0.name == name
    }) {
      return [.local(LocalName(file: file, node: parameter.node, nameToken: parameter.nameToken))]
    }
    let node = signature.children(.closureParameter).first { self.name($0.firstToken) == name }
    return node.map {
      [.local(LocalName(file: file, node: $0, nameToken: $0.firstToken))]
    } ?? []
  }
}

extension SyntaxNode {
  var isPattern: Bool {
    kind == .bindingPattern || kind == .pattern
  }

  /// Whether a declaration stands in a body, not in a type or at the top of a file.
  var isInBody: Bool {
    var node = parent
    while let current = node, current.kind == .ifConfig || current.kind == .ifConfigClause {
      node = current.parent
    }
    return node.map { $0.kind != .memberBlock && $0.kind != .file } ?? false
  }

  /// `if let name`: the name outside goes on inside.
  var isShorthandBinding: Bool {
    kind == .condition && firstChild(.bindingPattern) != nil
      && firstChild(.initializerClause) == nil
  }

  /// Whether a `nameExpression` in a pattern gives the name: `let x`, `let .some(x)`, `.some(let x)`.
  var declaresName: Bool {
    guard kind == .nameExpression, tree.tokens[firstToken].kind.isIdentifier else { return false }
    var child = self
    while let parent = child.parent {
      switch parent.kind {
      case .argument, .callSuffix, .tupleExpression: break
      case .postfixExpression:
        let isBase = parent.children.first == child
        let isOptional = parent.children.dropFirst().allSatisfy { $0.kind == .operatorSuffix }
        if isBase, !isOptional { return false }
      case .pattern:
        let first = tree.tokens[parent.firstToken].kind
        if first == .letKeyword || first == .varKeyword { return true }
        guard let outer = parent.parent, outer.kind != .switchCase, outer.kind != .condition,
          outer.kind != .forStatement
        else { return false }
      default: return false
      }
      child = parent
    }
    return false
  }
}
