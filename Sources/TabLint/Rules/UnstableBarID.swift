import TabSpecParser

/// A bar gets a new identity each time its body runs.
struct UnstableBarID: Rule {
  let info = RuleInfo(
    id: "unstable-bar-id",
    severity: .warning,
    summary: "The container has `.id(UUID())`",
    reason: """
      Each time the body runs, the bar is another one to SwiftUI: the old one goes with its tabs, their state and the \
      selection it kept.
      """,
    source: "https://developer.apple.com/documentation/swiftui/view/id(_:)",
    wrong: .init(
      """
      TabView {
          RecipesView().tabItem { Text("Recipes") }
          PantryView().tabItem { Text("Pantry") }
      }
      .id(UUID())
      """),
    right: .init(
      """
      TabView {
          RecipesView().tabItem { Text("Recipes") }
          PantryView().tabItem { Text("Pantry") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    for modifier in linted.bar.modifiers where modifier.name == "id" {
      guard let value = modifier.arguments.all.first?.value, Chain(value).call?.name == "UUID",
        Chain(value).call?.arguments.all.isEmpty ?? false
      else { continue }
      context.report(.unstableBarID, at: modifier.nameRange, bar: linted)
    }
  }
}

extension String {
  fileprivate static let unstableBarID =
    "a new identity each time the body runs: the selection is lost"
}
