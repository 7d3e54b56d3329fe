import TabSpecParser

/// A bar has one tab only.
struct SingleTab: Rule {
  let info = RuleInfo(
    id: "single-tab",
    severity: .hint,
    summary: "A bar has exactly one tab, and it is always there",
    reason:
      "A bar takes its strip of the screen to switch between tabs; with one there is nothing to switch to.",
    source: "https://developer.apple.com/design/human-interface-guidelines/tab-bars",
    wrong: .init(
      """
      TabView {
          RecipesView().tabItem { Text("Recipes") }
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
    guard bar.isComplete, bar.tabs.count == 1, let tab = bar.tabs.first, tab.conditions.isEmpty,
      tab.loops.isEmpty, tab.repetition == .once, bar.showsTabs
    else { return }
    context.report(.singleTab, at: bar.nameRange, bar: linted)
  }
}

extension String {
  fileprivate static let singleTab = "this bar has one tab: there is nothing to switch to"
}
