import TabSpecParser

/// Says what a container, an item or a modifier of tab bars is, at its name and at the labels of its arguments.
struct NameHover {
  let context: FileContext

  func hover(atToken token: Int) -> HoverText? {
    guard context.tree.tokens[token].kind.isIdentifier,
      let suffix = calledSuffix(ofToken: token)
    else { return nil }
    guard let callee = Callee(suffix) else { return nil }
    let (name, isMember) = (callee.name, callee.isMember)
    guard isMember ? isTabModifier(name, at: suffix) : isTabName(name) else { return nil }
    return markup(of: name, isMember: isMember, at: suffix).map {
      HoverText(range: context.tree.range(ofToken: token), markup: $0)
    }
  }

  /// The signatures and what is said about the name; nil where nothing is known of it.
  func markup(of name: String, isMember: Bool, at node: SyntaxNode) -> Markup? {
    let catalogue = InterfaceCatalogue(context: context)
    let callables =
      isMember
      ? catalogue.modifiers(named: name) : catalogue.initializers(of: name, at: node)
    guard !callables.isEmpty else { return nil }
    var signatures: [String] = []
    for callable in callables {
      let text = callable.signature.text
      if !signatures.contains(text) { signatures.append(text) }
    }
    var blocks: [Markup.Block] = [
      .code(signatures.joined(separator: "\n"), language: "swift")
    ]
    if let documentation = callables.lazy.compactMap(\.documentation).first {
      blocks.append(.paragraph(DirectiveHover.inlines(documentation)))
    }
    return Markup(blocks)
  }

  /// The call of the name or with the label at a token.
  private func calledSuffix(ofToken token: Int) -> SyntaxNode? {
    let node = context.tree.innermostNode(atToken: token)
    if node.kind == .argument || node.kind == .labeledClosure, node.firstToken == token {
      return node.parent.flatMap { $0.kind == .callSuffix ? $0 : nil }
    }
    guard let chain = node.parent, chain.kind == .postfixExpression else { return nil }
    return chain.children.first { $0.kind == .callSuffix && Callee($0)?.nameToken == token }
  }

  /// Whether the name is a container's or an item's; what else a project declares is the Swift server's to explain.
  private func isTabName(_ name: String) -> Bool {
    let dialects = context.linter.dialects
    return dialects.contains { $0.containers.contains(name) || $0.itemNames.contains(name) }
      || ["Tab", "TabSection"].contains(name)
  }

  private func isTabModifier(_ name: String, at suffix: SyntaxNode) -> Bool {
    let isInBar = context.bar(around: suffix) != nil
    let isOnBar = context.bars.contains { bar in
      bar.modifiers.contains { $0.call == suffix }
    }
    guard isInBar || isOnBar else { return false }
    return ModifierGroup.ofTabs.contains { group in
      InterfaceCatalogue.modifiers(of: group).contains { $0.name == name }
    }
  }
}
