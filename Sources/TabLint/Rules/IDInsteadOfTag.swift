import TabSpecParser

/// A tab has `.id` where only `.tag` makes it selectable.
struct IDInsteadOfTag: Rule {
  let info = RuleInfo(
    id: "id-instead-of-tag",
    severity: .warning,
    summary: "A tab of a `TabView` with a selection has `.id(…)` and no tag",
    reason: """
      `.id` is the identity of the view and says when its state is thrown away; the selection looks for tags only.
      """,
    source: "https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)",
    wrong: .init(
      """
      @State private var page = 0

      TabView(selection: $page) {
          RecipesView().tabItem { Text("Recipes") }.tag(0)
          PantryView().tabItem { Text("Pantry") }.id(1)
      }
      """),
    right: .init(
      """
      @State private var page = 0

      TabView(selection: $page) {
          RecipesView().tabItem { Text("Recipes") }.tag(0)
          PantryView().tabItem { Text("Pantry") }.tag(1)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard bar.dialect.kind == .system, bar.selection != nil else { return }
    for (index, tab) in bar.tabs.enumerated() where tab.form == .view {
      guard case .missing = tab.identity, let modifier = tab.modifier("id"),
        let argument = modifier.arguments.all.first
      else { continue }
      context.report(
        .idInsteadOfTag(argument.node.normalizedText), at: modifier.nameRange, bar: linted,
        tab: index,
        fixIts: [
          FixIt(
            title: "Change to .tag", isSafe: false,
            edits: [TextEdit(range: modifier.nameRange, replacement: "tag")])
        ])
    }
  }
}

extension String {
  fileprivate static func idInsteadOfTag(_ value: String) -> String {
    ".id(\(value)) doesn't make a tab selectable; .tag(\(value)) does"
  }
}
