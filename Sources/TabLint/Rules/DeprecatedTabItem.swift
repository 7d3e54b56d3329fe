import TabSpecParser

/// A tab is labelled by `.tabItem` where the system has `Tab`.
struct DeprecatedTabItem: Rule {
  let info = RuleInfo(
    id: "deprecated-tab-item",
    severity: .hint,
    summary: "`.tabItem` with a target of 27 or later",
    reason:
      "`.tabItem` is deprecated there: `Tab` says label, value, role and content in one place.",
    source: "https://developer.apple.com/documentation/swiftui/view/tabitem(_:)",
    wrong: .init(
      configuration: "{ \"target\": \"iOS 27\" }",
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book") }
          PantryView().tabItem { Label("Pantry", systemImage: "cabinet") }
      }
      """),
    right: .init(
      configuration: "{ \"target\": \"iOS 27\" }",
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard let target = context.configuration.target, target.major >= 27,
      bar.dialect.kind == .system
    else { return }
    let conversion = TabConversion(
      bar, in: context.project, configuration: context.configuration
    ).fixIt
    for (index, tab) in bar.tabs.enumerated() where tab.form == .view {
      for modifier in tab.modifiers where modifier.name == "tabItem" {
        context.report(
          .deprecatedTabItem(target: target.description), at: modifier.nameRange, bar: linted,
          tab: index, fixIts: [conversion].compactMap { $0 }, tag: .deprecated)
      }
    }
  }
}

extension String {
  fileprivate static func deprecatedTabItem(target: String) -> String {
    ".tabItem is deprecated with \(target); 'Tab' takes its place"
  }
}
