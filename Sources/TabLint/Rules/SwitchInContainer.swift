import TabSpecParser

/// A hand-written bar gets only the tab that is selected.
struct SwitchInContainer: Rule {
  let info = RuleInfo(
    id: "switch-in-container",
    severity: .warning,
    summary:
      "A `switch` or an `if` on the selection itself decides which tabs a hand-written bar gets",
    reason: """
      Such a bar makes its buttons of the children that exist. With the selected one alone there is a single button, \
      and no way to the others.
      """,
    wrong: .init(
      """
      @Binding var shelf: Shelf

      CustomTabBarContainerView(selection: $shelf) {
          switch shelf {
          case .spices: SpicesView().tabBarItem(tab: .spices, selection: $shelf)
          case .grains: GrainsView().tabBarItem(tab: .grains, selection: $shelf)
          }
      }
      """),
    right: .init(
      """
      @Binding var shelf: Shelf

      CustomTabBarContainerView(selection: $shelf) {
          SpicesView().tabBarItem(tab: .spices, selection: $shelf)
          GrainsView().tabBarItem(tab: .grains, selection: $shelf)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard bar.dialect.kind == .preferenceKey || bar.dialect.kind == .trait, bar.showsTabs,
      let selection = bar.selection
    else { return }
    for branch in bar.branches where decides(branch, by: selection) {
      let tree = branch.tree
      context.report(
        .switchInContainer(tree.text(ofToken: branch.firstToken), selection: selection.name),
        at: tree.range(ofToken: branch.firstToken), bar: linted)
    }
  }

  /// Whether the subject or a condition of the statement names the selection.
  private func decides(_ branch: SyntaxNode, by selection: Selection) -> Bool {
    if branch.kind == .switchExpression {
      return SwitchView(branch).subject.map { names(selection, in: $0) } ?? false
    }
    return branch.children(.condition).contains { names(selection, in: $0) }
  }

  private func names(_ selection: Selection, in node: SyntaxNode) -> Bool {
    let path = selection.name.split(separator: ".").map(String.init)
    return ([node] + Array(node.descendants)).contains { inner in
      guard inner.kind == .nameExpression || inner.kind == .postfixExpression,
        inner.parent?.kind != .postfixExpression
      else { return false }
      let chain = Chain(inner)
      var found = ([chain.primary] + chain.suffixes).map { $0.referencedName ?? "" }
      if found.first == "self" { found.removeFirst() }
      if let first = found.first, first.hasPrefix("$") { found[0] = String(first.dropFirst()) }
      return found.prefix(path.count) == path[...]
    }
  }
}

extension String {
  fileprivate static func switchInContainer(_ keyword: String, selection: String) -> String {
    "\(keyword) on '\(selection)': only the selected tab exists, the bar loses its other buttons"
  }
}
