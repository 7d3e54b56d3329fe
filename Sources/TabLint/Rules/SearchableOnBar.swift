import TabSpecParser

/// A bar with a search tab has the search field around all its tabs.
struct SearchableOnBar: Rule {
  let info = RuleInfo(
    id: "searchable-on-bar",
    severity: .warning,
    summary: "`.searchable` stands on a `TabView` that has a search tab",
    reason: """
      The bar hands its search field to the search tab, whatever that shows: the results belong to the view \
      inside, and so does the field.
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
    "the bar hands this search field to its search tab; put it on the view inside that tab"
}
