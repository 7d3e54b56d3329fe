import TabSpecParser

/// Two parts of one bar are remembered under the same name.
struct DuplicateCustomizationID: Rule {
  let info = RuleInfo(
    id: "duplicate-customization-id",
    severity: .error,
    summary: "Two tabs or sections that can be there together have the same `customizationID`",
    reason:
      "The stored order names one place for both; moving or hiding one moves or hides the other.",
    source: "https://developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:)",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }.customizationID("kitchen.recipes")
          Tab("Pantry", systemImage: "cabinet") { PantryView() }.customizationID("kitchen.recipes")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($order)
      """),
    right: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }.customizationID("kitchen.recipes")
          Tab("Pantry", systemImage: "cabinet") { PantryView() }.customizationID("kitchen.pantry")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($order)
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let evaluator = Evaluator(project: context.project, file: linted.bar.file)
    let named = CustomizableElement.all(in: linted.bar).compactMap { element in
      element.identity.flatMap { node -> (CustomizableElement, SyntaxNode, String)? in
        evaluator.evaluate(node).value.text.map { (element, node, $0) }
      }
    }
    for (index, (element, node, text)) in named.enumerated() {
      let first = named[..<index].first {
        $0.2 == text && !$0.0.conditions.excludes(element.conditions)
      }
      guard let first else { continue }
      context.report(
        .duplicateCustomizationID(text, first: first.0.name), at: node.range, bar: linted,
        tab: element.tab, notes: [context.note("it is used here first", at: first.1.range)])
    }
  }
}

extension String {
  fileprivate static func duplicateCustomizationID(_ text: String, first: String) -> String {
    "customizationID \"\(text)\" is already used by \(first): they move and hide together"
  }
}
