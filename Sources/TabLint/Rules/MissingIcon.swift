import TabSpecParser

/// A tab has no icon beside others that have one.
struct MissingIcon: Rule {
  let info = RuleInfo(
    id: "missing-icon",
    severity: .hint,
    summary: "Some tabs of a bar have an icon and this one has none",
    reason:
      "The bar keeps the icon's place, so that a lone text stands there as if something failed to load.",
    source: "https://developer.apple.com/design/human-interface-guidelines/tab-bars",
    wrong: .init(
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book") }
          PantryView().tabItem { Text("Pantry") }
      }
      """),
    right: .init(
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book") }
          PantryView().tabItem { Label("Pantry", systemImage: "cabinet") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard linted.drawsLabels else { return }
    let tabs = linted.bar.tabs
    let withIcon = tabs.count { if case .known = $0.icon { true } else { false } }
    guard withIcon > 0 else { return }
    for (index, tab) in tabs.enumerated() {
      guard case .missing = tab.icon else { continue }
      var caseName: String?
      if case .member(_, let name) = tab.idValue { caseName = name }
      context.report(
        withIcon == tabs.count - 1 ? .onlyMissingIcon : .missingIcon, at: tab.startRange,
        bar: linted, tab: index, caseName: caseName)
    }
  }
}

extension String {
  fileprivate static let onlyMissingIcon = "this tab has no icon, all others have one"

  fileprivate static let missingIcon = "this tab has no icon, others have one"
}
