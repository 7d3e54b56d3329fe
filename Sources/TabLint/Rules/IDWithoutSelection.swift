import TabSpecParser

/// A system bar has tagged tabs and nothing that reads the tags.
struct IDWithoutSelection: Rule {
  let info = RuleInfo(
    id: "id-without-selection",
    severity: .hint,
    summary: "A `TabView` without selection has tabs with tags or values",
    reason: """
      Tags are looked up by the selection. Without one the bar keeps its own state, and no code can tell or choose \
      which tab is shown.
      """,
    source: "https://developer.apple.com/documentation/swiftui/tabview",
    wrong: .init(
      """
      TabView {
          RecipesView().tabItem { Text("Recipes") }.tag(0)
          PantryView().tabItem { Text("Pantry") }.tag(1)
      }
      """),
    right: .init(
      """
      TabView {
          RecipesView().tabItem { Text("Recipes") }
          PantryView().tabItem { Text("Pantry") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard bar.dialect.kind == .system, bar.selection == nil else { return }
    let tagged = bar.tabs.lazy.compactMap { tab -> (word: String, range: TextRange)? in
      guard case .explicit(let identity) = tab.identity else { return nil }
      return (linted.identityWord(of: tab), identity.range)
    }
    guard let first = tagged.first else { return }
    context.report(
      .idWithoutSelection(word: first.word), at: bar.nameRange, bar: linted,
      notes: [context.note("the first \(first.word) is here", at: first.range)])
  }
}

extension String {
  fileprivate static func idWithoutSelection(word: String) -> String {
    "\(word)s have no effect: this TabView has no selection"
  }
}
