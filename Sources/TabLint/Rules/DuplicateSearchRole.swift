import TabSpecParser

/// Two tabs of one bar want to be the search tab.
struct DuplicateSearchRole: Rule {
  let info = RuleInfo(
    id: "duplicate-search-role",
    severity: .warning,
    summary: "Two tabs of one bar that can be there together have `role: .search`",
    reason:
      "The bar takes the first one as its search tab and shows the other like any tab, without symbol and title.",
    source: "https://developer.apple.com/documentation/swiftui/tabrole/search",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
          Tab(role: .search) { RecipeSearchView() }
          Tab(role: .search) { ShopSearchView() }
      }
      """),
    right: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
          Tab("Shops", systemImage: "cart") { ShopsView() }
          Tab(role: .search) { RecipeSearchView() }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let tabs = linted.bar.tabs
    for (index, tab) in tabs.enumerated() where tab.role == "search" {
      let first = tabs[..<index].first {
        $0.role == "search" && !$0.conditions.excludes(tab.conditions)
      }
      guard let first, let role = tab.chain.call?.arguments["role"] else { continue }
      context.report(
        .duplicateSearchRole, at: role.node.range, bar: linted, tab: index,
        notes: [context.note("the first search tab is here", at: first.startRange)])
    }
  }
}

extension String {
  fileprivate static let duplicateSearchRole = "only the first search tab is used"
}
