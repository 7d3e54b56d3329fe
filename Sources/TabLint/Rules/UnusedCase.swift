import TabSpecParser

/// The enum behind a bar has a case that no tab is for.
struct UnusedCase: Rule {
  let info = RuleInfo(
    id: "unused-case",
    severity: .hint,
    summary: "The selection's enum has a case that no tab of its only bar uses",
    reason: "When the selection gets this case, no tab is selected and the screen is empty.",
    wrong: .init(
      """
      enum Page {
          case recipes, pantry, shopping
      }

      @State private var page: Page = .recipes

      TabView(selection: $page) {
          RecipesView().tabItem { Text("Recipes") }.tag(Page.recipes)
          PantryView().tabItem { Text("Pantry") }.tag(Page.pantry)
      }
      """),
    right: .init(
      """
      enum Page {
          case recipes, pantry
      }

      @State private var page: Page = .recipes

      TabView(selection: $page) {
          RecipesView().tabItem { Text("Recipes") }.tag(Page.recipes)
          PantryView().tabItem { Text("Pantry") }.tag(Page.pantry)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard let enumeration = linted.enumeration, linted.idsAreKnown,
      context.session.enumerations.barCount(of: enumeration) == 1
    else { return }
    let used = linted.bar.tabs.compactMap { tab -> String? in
      if case .member(_, let name) = tab.idValue { name } else { nil }
    }
    for enumCase in enumeration.cases
    where !used.contains(enumCase.name) && !mentions(enumCase.name, in: linted.bar) {
      context.report(
        .unusedCase(enumCase.name, of: enumeration.name), at: linted.bar.nameRange, bar: linted,
        caseName: enumCase.name,
        notes: [
          context.note(
            "the case is here", at: Place(file: enumCase.file, range: enumCase.nameRange))
        ])
    }
  }

  /// Whether the bar speaks of the case elsewhere than in an id, as a section that is called by it.
  private func mentions(_ name: String, in bar: TabBar) -> Bool {
    guard let content = bar.content else { return false }
    let word = Array(name.utf8)
    return content.tokenIndices.contains { index in
      content.tree.token(index, hasBytes: word)
        && content.tree.significantKind(before: index) == .period
    }
  }
}

extension String {
  fileprivate static func unusedCase(_ name: String, of enumeration: String) -> String {
    "\(enumeration).\(name) has no tab in this bar"
  }
}
