import TabSpecParser

/// A bar is driven by a selection that never changes.
struct ConstantSelection: Rule {
  let info = RuleInfo(
    id: "constant-selection",
    severity: .warning,
    summary: "A bar's selection is `.constant(…)` outside previews and tests",
    reason: """
      A constant binding takes no new value, so that the bar stays where it is whatever is tapped.
      """,
    source: "https://developer.apple.com/documentation/swiftui/binding/constant(_:)",
    wrong: .init(
      """
      TabView(selection: .constant(0)) {
          RecipesView().tabItem { Text("Recipes") }.tag(0)
          PantryView().tabItem { Text("Pantry") }.tag(1)
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
    guard let selection = linted.bar.selection, selection.isConstant else { return }
    context.report(.constantSelection, at: selection.range, bar: linted)
  }
}

extension String {
  fileprivate static let constantSelection =
    "a constant selection can't change: tapping a tab does nothing"
}
