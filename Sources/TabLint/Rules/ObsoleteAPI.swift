import TabSpecParser

/// A bar is written as in SwiftUI's first betas.
struct ObsoleteAPI: Rule {
  let info = RuleInfo(
    id: "obsolete-api",
    severity: .error,
    summary: "`TabbedView`, `.tabItemLabel` or `.tabItem(label:)` from SwiftUI's first betas",
    reason: "These names were gone before the first release; no system has them.",
    source: "https://developer.apple.com/documentation/swiftui/tabview",
    wrong: .init(
      """
      TabbedView {
          RecipesView().tabItemLabel(Text("Recipes"))
          PantryView().tabItemLabel(Text("Pantry"))
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
    guard bar.dialect.kind == .system else { return }
    if bar.isBeta {
      context.report(
        .obsolete(bar.name, now: "TabView"), at: bar.nameRange, bar: linted,
        fixIts: [
          FixIt(
            title: "Change to TabView", isSafe: true,
            edits: [TextEdit(range: bar.nameRange, replacement: "TabView")])
        ])
    }
    for (index, tab) in bar.tabs.enumerated() {
      for modifier in tab.modifiers where isObsolete(modifier) {
        let name = modifier.name == "tabItem" ? "tabItem(label:)" : modifier.name
        context.report(
          .obsolete("." + name, now: ".tabItem { … }"), at: modifier.nameRange, bar: linted,
          tab: index, fixIts: [rename(modifier)].compactMap { $0 })
      }
    }
  }

  private func isObsolete(_ modifier: Modifier) -> Bool {
    modifier.name == "tabItemLabel"
      || modifier.name == "tabItem" && modifier.arguments.all.first?.label == "label"
        && modifier.arguments.all.first?.isTrailing == false
  }

  /// The view that was handed over goes into the closure.
  private func rename(_ modifier: Modifier) -> FixIt? {
    let arguments = modifier.arguments.all
    guard arguments.count == 1, let value = arguments[0].value else { return nil }
    let text = value.text
    let closure = value.kind == .closureExpression ? text : "{ \(text) }"
    let range = modifier.nameRange.lowerBound..<modifier.range.upperBound
    return FixIt(
      title: "Change to .tabItem", isSafe: true,
      edits: [TextEdit(range: range, replacement: "tabItem \(closure)")])
  }
}

extension String {
  fileprivate static func obsolete(_ name: String, now: String) -> String {
    "'\(name)' was a beta's name; it is '\(now)' since the first release"
  }
}
