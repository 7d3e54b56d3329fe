import TabSpecParser

/// A bar that people may rearrange has something that it can't remember.
struct MissingCustomizationID: Rule {
  let info = RuleInfo(
    id: "missing-customization-id",
    severity: .warning,
    summary: "A bar with `tabViewCustomization` has a tab or a section without `customizationID`",
    reason: "What has no customization id can't be moved or hidden, and its place is forgotten.",
    source: "https://developer.apple.com/documentation/swiftui/tabviewcustomization",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
              .customizationID("kitchen.recipes")
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($order)
      """),
    right: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
              .customizationID("kitchen.recipes")
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
              .customizationID("kitchen.pantry")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($order)
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard linted.bar.modifiers.contains(where: { $0.name == "tabViewCustomization" }) else {
      return
    }
    for element in CustomizableElement.all(in: linted.bar) {
      guard element.identity == nil, !element.isFixed, !element.mayBeNamed(in: context.project)
      else { continue }
      context.report(
        .missingCustomizationID(element.name), at: element.startRange, bar: linted,
        tab: element.tab, fixIts: [addition(to: element, of: linted.bar)].compactMap { $0 })
    }
  }

  /// An identity made from the tab's label.
  private func addition(to element: CustomizableElement, of bar: TabBar) -> FixIt? {
    guard let tab = element.tab, bar.tabs[tab].loops.isEmpty,
      let label = bar.tabs[tab].knownLabel
    else { return nil }
    let word = label.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let text = ".customizationID(\"\(String(word))\")"
    return FixIt(
      title: "Add \(text)", isSafe: false,
      edits: [.appending(text, to: bar.tabs[tab].chain)])
  }
}

extension String {
  fileprivate static func missingCustomizationID(_ name: String) -> String {
    "\(name) has no customizationID: it can't be moved or hidden"
  }
}
