import TabSpecParser

/// Tells which type an expression must have where it stands, so that a leading dot has a meaning.
struct ExpectedType {
  let context: FileContext

  /// The type that is expected of the expression `node`; unknown where nothing says so.
  func type(of node: SyntaxNode) -> ValueType {
    guard let parent = node.parent else { return .unknown }
    switch parent.kind {
    case .argument: return type(ofArgument: parent)
    case .initializerClause: return declaredType(of: parent.parent)
    case .sequenceExpression: return type(ofOperand: node, in: parent)
    case .ternaryOperator: return parent.parent.map { type(of: $0) } ?? .unknown
    case .pattern: return type(ofPattern: parent)
    case .arrayLiteral:
      if case .array(let element) = type(of: parent) { return element }
      return .unknown
    case .postfixExpression where parent.children.first == node, .prefixExpression,
      .effectExpression:
      return type(of: parent)
    case .returnStatement: return type(ofResultIn: parent)
    case .codeBlock, .switchCase: return type(ofResultIn: node)
    default: return .unknown
    }
  }

  // MARK: - Arguments

  /// The type that the value of an `argument` must have.
  func type(ofArgument argument: SyntaxNode) -> ValueType {
    guard let suffix = argument.parent else { return .unknown }
    if suffix.kind == .tupleExpression { return type(of: suffix) }
    guard suffix.kind == .callSuffix, let callee = Callee(suffix) else { return .unknown }
    let label = ArgumentList(suffix).all.first { $0.node == argument }?.label
    if isIdentity(label, of: callee, at: suffix) || isSelection(label, at: suffix) {
      return identityType(around: suffix)
    }
    if callee.name == "constant" {
      return suffix.parent.map { type(of: $0) } ?? .unknown
    }
    let candidates =
      callee.isMember
      ? InterfaceCatalogue(context: context).modifiers(named: callee.name)
      : InterfaceCatalogue(context: context).initializers(of: callee.name, at: suffix)
    let parameter = candidates.lazy.flatMap(\.parameters).first { $0.label == label }
    return parameter?.valueType ?? .unknown
  }

  /// Whether the argument is what selects a tab.
  private func isIdentity(_ label: String?, of callee: Callee, at suffix: SyntaxNode) -> Bool {
    guard let bar = context.bar(around: suffix), bar.call.suffix != suffix else { return false }
    if bar.dialect.kind == .system, callee.name == "Tab", !callee.isMember {
      return label == "value"
    }
    switch bar.dialect.id {
    case .argument(let labels):
      return label.map(labels.contains) ?? false
    case .modifier(let names):
      return callee.isMember && label == nil && names.contains(callee.name)
    case .property, .position, nil: return false
    }
  }

  private func isSelection(_ label: String?, at suffix: SyntaxNode) -> Bool {
    context.bars.contains { bar in
      bar.call.suffix == suffix && label.map(bar.dialect.selectionLabels.contains) ?? false
    }
  }

  private func identityType(around suffix: SyntaxNode) -> ValueType {
    let own = context.bars.first { $0.call.suffix == suffix }
    guard let bar = own ?? context.bar(around: suffix) else { return .unknown }
    return ExpectedType.identityType(of: bar)
  }

  /// The type of the bar's selection; where that is not known, of the first id that is.
  static func identityType(of bar: TabBar) -> ValueType {
    if let type = bar.selection?.type, type.isKnown { return type.unwrapped }
    return bar.tabs.lazy.compactMap { $0.id?.evaluation.type }.first(where: \.isKnown) ?? .unknown
  }

  // MARK: - Others

  private func declaredType(of binding: SyntaxNode?) -> ValueType {
    binding?.firstChild(.typeAnnotation)?.firstChild(.type).map { ValueType($0) } ?? .unknown
  }

  /// `x == .home`: the type of the other side; an assignment's too. What a `?` decides between is the whole's.
  private func type(ofOperand node: SyntaxNode, in sequence: SyntaxNode) -> ValueType {
    let parts = Array(sequence.children)
    let question = parts.firstIndex { $0.kind == .ternaryOperator } ?? parts.count
    guard let index = parts.firstIndex(of: node), index < question else {
      return type(of: sequence)
    }
    let evaluator = Evaluator(project: context.project, file: context.file)
    let others = parts[..<question].filter { $0 != node && $0.kind != .typeCast }
    return others.lazy.map { evaluator.evaluate($0).type.unwrapped }.first(where: \.isKnown)
      ?? .unknown
  }

  private func type(ofPattern pattern: SyntaxNode) -> ValueType {
    guard let item = pattern.parent, item.kind == .switchCase, let whole = item.parent,
      let subject = SwitchView(whole).subject
    else { return .unknown }
    if subject.normalizedText == "self" {
      return context.project.enclosingType(of: subject, file: context.file)
        .map { .named($0.path.joined(separator: ".")) } ?? .unknown
    }
    return Evaluator(project: context.project, file: context.file).evaluate(subject).type
      .unwrapped
  }

  /// The type of what a statement gives as the last one of a body, or with `return`.
  private func type(ofResultIn statement: SyntaxNode) -> ValueType {
    var current = statement.parent
    while let node = current {
      switch node.kind {
      case .patternBinding: return declaredType(of: node)
      case .functionDeclaration:
        return node.firstChild(.returnClause)?.firstChild(.type).map { ValueType($0) } ?? .unknown
      case .codeBlock, .switchCase, .switchExpression, .ifExpression, .accessor, .accessorBlock:
        current = node.parent
      default: return .unknown
      }
    }
    return .unknown
  }
}

/// What a `callSuffix` calls.
struct Callee {
  let name: String
  let nameToken: Int
  /// Whether it stands behind a dot.
  let isMember: Bool

  init?(_ suffix: SyntaxNode) {
    guard let chain = suffix.parent, chain.kind == .postfixExpression else { return nil }
    var previous: SyntaxNode?
    for child in chain.children {
      if child == suffix { break }
      previous = child
    }
    guard let previous else { return nil }
    switch previous.kind {
    case .nameExpression: (nameToken, isMember) = (previous.firstToken, false)
    case .memberSuffix, .implicitMember:
      guard let token = previous.memberNameToken else { return nil }
      let isInModule = Call(suffix: suffix)?.nameToken == token
      (nameToken, isMember) = (token, !isInModule)
    default: return nil
    }
    name = Identifier.name(ofToken: nameToken, in: suffix.tree)
  }
}
