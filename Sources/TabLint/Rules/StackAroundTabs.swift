import TabSpecParser

/// A navigation stack holds a whole bar instead of each tab holding one.
struct StackAroundTabs: Rule {
  let info = RuleInfo(
    id: "stack-around-tabs",
    severity: .warning,
    summary: "A `NavigationStack` or `NavigationView` stands directly around a `TabView`",
    reason: """
      What is pushed lies over the bar and hides it, all tabs share one path, and the titles of the tabs are lost.
      """,
    source:
      "https://developer.apple.com/documentation/swiftui/enhancing-your-app-content-with-tab-navigation",
    wrong: .init(
      """
      NavigationStack {
          TabView {
              RecipesView().tabItem { Text("Recipes") }
              PantryView().tabItem { Text("Pantry") }
          }
      }
      """),
    right: .init(
      """
      TabView {
          NavigationStack { RecipesView() }.tabItem { Text("Recipes") }
          NavigationStack { PantryView() }.tabItem { Text("Pantry") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard bar.dialect.kind == .system, bar.style != .page, bar.style != .unknown,
      let stack = bar.surroundingView,
      stack.name == "NavigationStack" || stack.name == "NavigationView"
    else { return }
    context.report(
      .stackAroundTabs(stack.name, bar: bar.name), at: stack.nameRange, bar: linted,
      notes: [context.note("the bar is here", at: bar.nameRange)])
  }
}

extension String {
  fileprivate static func stackAroundTabs(_ stack: String, bar: String) -> String {
    "put a \(stack) inside each tab: around the \(bar) it covers the bar"
  }
}
