import TabSpecParser

/// Two tabs of one bar have the same icon.
struct DuplicateIcon: Rule {
  let info = RuleInfo(
    id: "duplicate-icon",
    severity: .hint,
    summary: "Two tabs of one bar that can be there together have the same icon",
    reason:
      "People find a tab by its icon; of two that look the same they have to read the labels.",
    source: "https://developer.apple.com/design/human-interface-guidelines/tab-bars",
    wrong: .init(
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book") }
          CookbooksView().tabItem { Label("Cookbooks", systemImage: "book") }
      }
      """),
    right: .init(
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "list.bullet") }
          CookbooksView().tabItem { Label("Cookbooks", systemImage: "book") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard linted.drawsLabels else { return }
    let tabs = linted.bar.tabs
    for (index, tab) in tabs.enumerated() {
      guard case .known(let name, let place, let isSystem) = tab.icon, !name.isEmpty else {
        continue
      }
      let first = tabs[..<index].first { other in
        guard case .known(name, _, isSystem) = other.icon else { return false }
        return !other.conditions.excludes(tab.conditions)
      }
      guard let first, case .known(_, let firstPlace, _) = first.icon else { continue }
      let isSame = firstPlace.file === place.file && firstPlace.range == place.range
      context.report(
        isSame ? .iconOfAll(name) : .duplicateIcon(name), at: place.range, in: place.file,
        bar: linted, tab: index,
        notes: isSame ? [] : [context.note("it is used here first", at: firstPlace)])
    }
  }
}

extension String {
  fileprivate static func iconOfAll(_ name: String) -> String {
    "all tabs that this gives have the icon \"\(name)\""
  }

  fileprivate static func duplicateIcon(_ name: String) -> String {
    "two tabs have the icon \"\(name)\""
  }
}
