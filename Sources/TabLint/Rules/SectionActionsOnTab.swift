import TabSpecParser

/// A single tab has the actions of a section.
struct SectionActionsOnTab: Rule {
  let info = RuleInfo(
    id: "section-actions-on-tab",
    severity: .warning,
    summary: "`.sectionActions` stands on a single `Tab`",
    reason:
      "The sidebar shows actions in a section's header; a tab has no header, and the actions are not shown.",
    source: "https://developer.apple.com/documentation/swiftui/tabcontent/sectionactions(content:)",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
              .sectionActions { Button("New") { create() } }
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
      }
      """),
    right: .init(
      """
      TabView {
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
          TabSection("Recipes") {
              Tab("Soups", systemImage: "book") { SoupsView() }
          }
          .sectionActions { Button("New") { create() } }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    for (index, tab) in linted.bar.tabs.enumerated() where tab.form == .call {
      for modifier in tab.chain.modifiers(named: "sectionActions") {
        context.report(.sectionActionsOnTab, at: modifier.nameRange, bar: linted, tab: index)
      }
    }
  }
}

extension String {
  fileprivate static let sectionActionsOnTab =
    "a single tab shows no section actions; put them on a TabSection"
}
