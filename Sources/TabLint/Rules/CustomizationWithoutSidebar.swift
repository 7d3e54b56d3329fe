import TabSpecParser

/// A bar can be rearranged in theory, but never shows the sidebar where that is done.
struct CustomizationWithoutSidebar: Rule {
  let info = RuleInfo(
    id: "customization-without-sidebar",
    severity: .warning,
    summary: "A `TabView` has `tabViewCustomization` and not the style `.sidebarAdaptable`",
    reason:
      "Tabs are moved and hidden in the sidebar; in any other style there is none, and nothing can be changed.",
    source: "https://developer.apple.com/documentation/swiftui/view/tabviewcustomization(_:)",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }.customizationID("recipes")
          Tab("Pantry", systemImage: "cabinet") { PantryView() }.customizationID("pantry")
      }
      .tabViewCustomization($order)
      """),
    right: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }.customizationID("recipes")
          Tab("Pantry", systemImage: "cabinet") { PantryView() }.customizationID("pantry")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($order)
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    switch bar.style {
    case .sidebarAdaptable, .scrollable, .unknown: return
    case .other(let name):
      guard AvailabilityTable.styles.contains(where: { $0.names.contains(name) }) else { return }
    case .automatic, .page: break
    }
    for modifier in bar.modifiers where modifier.name == "tabViewCustomization" {
      context.report(.customizationWithoutSidebar, at: modifier.nameRange, bar: linted)
    }
  }
}

extension String {
  fileprivate static let customizationWithoutSidebar =
    "tabs are rearranged in the sidebar only; this bar needs the style .sidebarAdaptable"
}
