import TabSpecParser

/// A bar with a search tab has the search field around all its tabs.
struct SearchableOnBar: Rule {
  let info = RuleInfo(
    id: "searchable-on-bar",
    severity: .warning,
    summary: "`.searchable` stands on a `TabView` that has a search tab",
    reason: """
      A search tab opens the field of the view inside it. One on the bar belongs to every tab, and the search tab \
      has none to open.
      """,
    source: "https://developer.apple.com/documentation/swiftui/tabrole/search",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
          Tab(role: .search) { RecipeSearchView() }
      }
      .searchable(text: $words)
      """),
    right: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
          Tab(role: .search) {
              NavigationStack { RecipeSearchView() }.searchable(text: $words)
          }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard let modifier = bar.modifiers.first(where: { $0.name == "searchable" }),
      let tab = bar.tabs.first(where: { $0.role == "search" })
    else { return }
    context.report(
      .searchableOnBar, at: modifier.nameRange, bar: linted,
      notes: [context.note("the search tab is here", at: tab.startRange)])
  }
}

extension String {
  fileprivate static let searchableOnBar =
    "the search field belongs to every tab here; put it inside the search tab"
}
