import TabSpecParser

/// A tab compares itself with another selection than the one that its bar is driven by.
struct SelectionArgumentMismatch: Rule {
  let info = RuleInfo(
    id: "selection-argument-mismatch",
    severity: .warning,
    summary: "A tab's `selection:` is another binding than its container's",
    reason: """
      Such a tab shows and hides itself by a state that the bar never changes: it stays away when it is tapped, or \
      lies over the others.
      """,
    wrong: .init(
      """
      @State private var shelf: Shelf = .spices
      @State private var drawer: Shelf = .spices

      CustomTabBarContainerView(selection: $shelf) {
          SpicesView().tabBarItem(tab: .spices, selection: $shelf)
          GrainsView().tabBarItem(tab: .grains, selection: $drawer)
      }
      """),
    right: .init(
      """
      @State private var shelf: Shelf = .spices

      CustomTabBarContainerView(selection: $shelf) {
          SpicesView().tabBarItem(tab: .spices, selection: $shelf)
          GrainsView().tabBarItem(tab: .grains, selection: $shelf)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard let selection = linted.bar.selection else { return }
    for (index, tab) in linted.bar.tabs.enumerated() {
      guard let own = tab.selection, differs(own, from: selection) else { continue }
      context.report(
        .selectionArgumentMismatch(own.name, bar: selection.name), at: own.range, bar: linted,
        tab: index,
        notes: [context.note("the bar's selection is here", at: selection.range)],
        fixIts: [
          FixIt(
            title: "Change to \(selection.expression.text)", isSafe: true,
            edits: [TextEdit(range: own.valueRange, replacement: selection.expression.text)])
        ])
    }
  }

  private func differs(_ own: Selection, from selection: Selection) -> Bool {
    switch (own.isNamed, selection.isNamed) {
    case (true, true): own.name != selection.name
    case (true, false): selection.isConstant
    case (false, true): own.isConstant
    case (false, false): false
    }
  }
}

extension String {
  fileprivate static func selectionArgumentMismatch(_ own: String, bar: String) -> String {
    "this tab shows itself by '\(own)', but the bar is driven by '\(bar)'"
  }
}
