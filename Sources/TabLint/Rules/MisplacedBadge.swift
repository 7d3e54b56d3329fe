import TabSpecParser

/// A badge is put where no bar looks for it.
struct MisplacedBadge: Rule {
  let info = RuleInfo(
    id: "misplaced-badge",
    severity: .warning,
    summary: "A `.badge` stands inside a tab's label or on the container",
    reason:
      "The bar reads the badge of the tab itself; one on the label's views or on the bar is not shown.",
    source: "https://developer.apple.com/documentation/swiftui/view/badge(_:)",
    wrong: .init(
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book").badge(3) }
          PantryView().tabItem { Label("Pantry", systemImage: "cabinet") }
      }
      """),
    right: .init(
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book") }.badge(3)
          PantryView().tabItem { Label("Pantry", systemImage: "cabinet") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard linted.drawsLabels else { return }
    if let badge = bar.modifiers.first(where: { $0.name == "badge" }), !isTab(bar, of: context.bars)
    {
      context.report(.badgeOnContainer(bar.name), at: badge.nameRange, bar: linted)
    }
    for (index, tab) in bar.tabs.enumerated() {
      let inside = tab.labelClosures.flatMap(LabelItem.items).flatMap(\.chains)
        .flatMap(\.modifiers).filter { $0.name == "badge" }
      for badge in inside {
        let isSystem = bar.dialect.kind == .system
        context.report(
          isSystem ? .badgeInLabel : .badgeInOwnBar, at: badge.nameRange, bar: linted, tab: index,
          fixIts: isSystem ? [move(badge, to: tab)].compactMap { $0 } : [])
      }
    }
  }

  /// Whether the bar is itself a tab of another one, which shows its badge.
  private func isTab(_ bar: TabBar, of bars: [LintedBar]) -> Bool {
    bars.contains { other in other.bar.tabs.contains { $0.node == bar.call.chain.node } }
  }

  private func move(_ badge: Modifier, to tab: Tab) -> FixIt? {
    guard badge.buildConditions.isEmpty, tab.modifier("badge") == nil else { return nil }
    return FixIt(
      title: "Move the badge to the tab", isSafe: false,
      edits: [
        TextEdit(range: badge.rangeWithBlanks, replacement: ""),
        .appending(tab.file.text[badge.range], to: tab.chain),
      ])
  }
}

extension String {
  fileprivate static let badgeInLabel = "a badge inside the label isn't shown; put it on the tab"

  fileprivate static let badgeInOwnBar =
    "a badge inside the label isn't shown: only system bars and lists draw badges"

  fileprivate static func badgeOnContainer(_ name: String) -> String {
    "a badge on the \(name) isn't shown; put it on a tab"
  }
}
