import TabSpecParser

/// A tab is remembered under a name that changes.
struct UnstableCustomizationID: Rule {
  let info = RuleInfo(
    id: "unstable-customization-id",
    severity: .warning,
    summary: "A `customizationID` holds an interpolation or `UUID()`",
    reason:
      "The stored order finds its tabs by these names; with another name the tab falls back to its first place.",
    source: "https://developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:)",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }.customizationID("recipes")
          Tab("Pantry", systemImage: "cabinet") { PantryView() }.customizationID("pantry.\\(owner)")
      }
      .tabViewStyle(.sidebarAdaptable)
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
    for element in CustomizableElement.all(in: linted.bar) {
      guard let identity = element.identity, isUnstable(identity, element, of: linted.bar) else {
        continue
      }
      context.report(
        .unstableCustomizationID, at: identity.range, bar: linted, tab: element.tab)
    }
  }

  /// Whether a part of it changes from run to run. The element of a loop is what tells the loop's tabs apart.
  private func isUnstable(
    _ identity: SyntaxNode, _ element: CustomizableElement, of bar: TabBar
  ) -> Bool {
    let nodes = [identity] + Array(identity.descendants)
    if nodes.contains(where: { Chain($0).call?.name == "UUID" && Chain($0).call?.isEmpty == true })
    {
      return true
    }
    let elements = element.tab.map { bar.tabs[$0].loops.compactMap(\.loopParameter) } ?? []
    return nodes.contains { node in
      guard StringLiteral(node)?.isInterpolated ?? false else { return false }
      return !node.children.allSatisfy { part in
        part.children.first.flatMap { Chain($0).baseName }.map(elements.contains) ?? false
      }
    }
  }
}

extension Call {
  fileprivate var isEmpty: Bool {
    arguments.all.isEmpty
  }

  /// The name that a `ForEach` gives to its element.
  fileprivate var loopParameter: String? {
    (arguments.trailingClosure ?? arguments.value("content")).map {
      ClosureView($0).parameterNames.first ?? "$0"
    }
  }
}

extension String {
  fileprivate static let unstableCustomizationID =
    "this customizationID is not the same in the next run: the tab's place is forgotten"
}
