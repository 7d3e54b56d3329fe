/// Numbers and texts that select a tab, and the names of pictures.
extension SymbolReader {
  func meaning(ofLiteral token: Int) -> Meaning {
    let node = tree.innermostNode(atToken: token)
    guard node.kind == .literal || node.kind == .stringLiteral, node.firstToken == token else {
      return .foreign
    }
    if let id = tabID(of: node) { return .symbols([.tab(id)]) }
    if node.kind == .stringLiteral, isIcon(node), let name = StringLiteral(node)?.value {
      return .symbols([.icon(name)])
    }
    return .foreign
  }

  /// The word in a literal: a text without its quotes.
  func literalRange(ofToken token: Int) -> TextRange {
    let range = tree.range(ofToken: token)
    guard tree.tokens[token].kind == .stringLiteral else { return range }
    let bytes = tree.text.bytes[range.byteIndices]
    let margin = bytes.prefix { $0 == UInt8(ascii: "#") }.count + 1
    guard bytes.count >= 2 * margin else { return range }
    return range.lowerBound.advanced(by: margin)..<range.upperBound.advanced(by: -margin)
  }

  /// An id of a tab is where it is declared; the state's values only choose one.
  func literalRole(ofToken token: Int) -> Occurrence.Role {
    let node = tree.innermostNode(atToken: token)
    return bars.contains { $0.hasTab(withID: node) } ? .declaration : .read
  }

  // MARK: - Tabs

  private func tabID(of node: SyntaxNode) -> TabID? {
    guard let value = value(of: node) else { return nil }
    for bar in bars where bar.hasTab(withID: node) || bar.selectionLiterals.contains(node) {
      return TabID(owner: owner(of: bar), value: value, isPosition: bar.dialect.id == .position)
    }
    guard let state = LiteralFlow(reader: self).variable(for: node) else { return nil }
    let bars = barsSelected(by: state)
    guard let first = bars.first else { return nil }
    return TabID(owner: .state(state), value: value, isPosition: first.dialect.id == .position)
  }

  /// A literal's value, as ids are compared.
  func value(of node: SyntaxNode) -> Value? {
    if node.kind == .stringLiteral {
      return node.text.contains("\"\"\"") ? nil : StringLiteral(node)?.value.map { .string($0) }
    }
    guard node.kind == .literal, node.parent?.kind != .prefixExpression,
      let number = Evaluator.integer(node.text)
    else { return nil }
    return .integer(number)
  }

  func owner(of bar: TabBar) -> TabID.Owner {
    guard let state = bar.selection?.declaration else {
      return .bar(bar.call.suffix, path: file.path)
    }
    return .state(Declaration.variable(state).canonical)
  }

  /// The bars of the project that show what a variable selects.
  func barsSelected(by state: Declaration) -> [TabBar] {
    let name = Array(state.name.utf8)
    return project.files.filter { $0 === file || $0.mentions(name) }.flatMap { other in
      let reader =
        other === file
        ? self : SymbolReader(file: other, project: project, dialects: dialects)
      return reader.bars.filter { reader.owner(of: $0) == .state(state) }
    }
  }

  /// The tabs that a value selects, with their places among the others.
  public func tabs(for id: TabID) -> [(bar: TabBar, index: Int)] {
    let shown =
      if case .state(let state) = id.owner {
        barsSelected(by: state)
      } else {
        bars.filter { owner(of: $0) == id.owner }
      }
    return shown.flatMap { bar in
      bar.tabs.indices.filter { bar.tabs[$0].idValue.isSame(as: id.value) }.map { (bar, $0) }
    }
  }

  // MARK: - Icons

  private static let iconLabels: Set<String> = ["systemImage", "systemName"]

  /// Whether a text names a picture of the system: an argument of that name, one that the configuration says is a tab's
  /// icon, or what a property of an enum gives as icon.
  private func isIcon(_ node: SyntaxNode) -> Bool {
    if isIconOfConfiguredTab(node) { return true }
    guard let parent = node.parent else { return false }
    if parent.kind == .argument, let label = parent.children.first, label == node,
      parent.firstToken != node.firstToken
    {
      let name = Identifier.name(ofToken: parent.firstToken, in: tree)
      return SymbolReader.iconLabels.contains(name)
    }
    guard let declaration = node.firstAncestor(.variableDeclaration),
      case .property(let names) = BuiltInDialects.preferenceKey.icon,
      let variable = VariableDeclaration.all(in: [declaration], file: file).first,
      names.contains(variable.name), variable.getter != nil
    else { return false }
    return project.enclosingType(of: declaration, file: file)?.isEnum ?? false
  }

  private func isIconOfConfiguredTab(_ node: SyntaxNode) -> Bool {
    bars.contains { bar in
      bar.dialect.kind == .configured
        && bar.tabs.contains { tab in
          guard case .known(_, let place, isSystem: true) = tab.icon else { return false }
          return place.file === file && place.range == node.range
        }
    }
  }
}

extension TabBar {
  /// Whether `node` is the id of one of the tabs.
  func hasTab(withID node: SyntaxNode) -> Bool {
    tabs.contains { $0.id?.expression == node }
  }

  /// The literals that the bar starts with, where they stand in the selection argument.
  var selectionLiterals: [SyntaxNode] {
    guard let selection else { return [] }
    return selection.isConstant
      ? [selection.constantValue].compactMap(\.self) : [selection.expression]
  }
}

extension TabFile {
  /// Whether a word is one of the file's names.
  func mentions(_ name: [UInt8]) -> Bool {
    tree.tokens.indices.contains { NameToken(tree: tree, token: $0).matches(name) }
  }
}
