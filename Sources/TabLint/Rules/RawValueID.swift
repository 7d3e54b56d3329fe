import TabSpecParser

/// A tab is named by the raw value of a case where the case itself would do.
struct RawValueID: Rule {
  let info = RuleInfo(
    id: "raw-value-id",
    severity: .warning,
    summary: "An id is the raw value of a case although the selection could hold the case",
    reason: """
      A number says nothing about the tab it stands for: one of another enum fits as well, positions shift when a tab \
      is missing, and neither is seen by the compiler.
      """,
    source: "https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)",
    wrong: .init(
      """
      enum Page: Int {
          case recipes, pantry
      }

      @State private var page = Page.recipes.rawValue

      TabView(selection: $page) {
          RecipesView().tabItem { Text("Recipes") }.tag(Page.recipes.rawValue)
          PantryView().tabItem { Text("Pantry") }.tag(Page.pantry.rawValue)
      }
      """),
    right: .init(
      """
      enum Page: Int {
          case recipes, pantry
      }

      @State private var page = Page.recipes

      TabView(selection: $page) {
          RecipesView().tabItem { Text("Recipes") }.tag(Page.recipes)
          PantryView().tabItem { Text("Pantry") }.tag(Page.pantry)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard let selection = linted.bar.selection, couldHoldCase(selection) else { return }
    let reader = RawValueReader(project: context.project)
    if linted.bar.dialect.id == .position {
      checkPositions(linted, selection, reader, in: &context)
      return
    }
    let found = linted.bar.tabs.enumerated().compactMap { index, tab in
      raw(tab, reader, linted.bar.file).map { (index: index, tab: tab, id: $0.id, raw: $0.raw) }
    }
    guard !found.isEmpty else { return }
    let fix = RawValueFix(linted, selection: selection, reader: reader).fixIt
    for (index, tab, id, raw) in found {
      context.report(
        .rawValueID(word: linted.identityWord(of: tab), enumCase: raw.caseText), at: id.range,
        bar: linted, tab: index, fixIts: [fix].compactMap { $0 })
    }
  }

  private func raw(
    _ tab: Tab, _ reader: RawValueReader, _ file: TabFile
  ) -> (id: Tab.Identity, raw: RawValueReader.RawValue)? {
    guard case .explicit(let id) = tab.identity, let expression = id.expression else { return nil }
    return reader.rawValue(expression, of: file).map { (id, $0) }
  }

  /// Whether the selection's declaration is at hand and its type can be changed there.
  private func couldHoldCase(_ selection: Selection) -> Bool {
    guard let declaration = selection.declaration, declaration.initialValue != nil,
      selection.storage == nil, !declaration.hasAttribute("Binding")
    else { return false }
    if case .binding = declaration.declaredType { return false }
    return true
  }

  /// Places as ids: the selection starts with a raw value that a missing tab makes wrong.
  private func checkPositions(
    _ linted: LintedBar, _ selection: Selection, _ reader: RawValueReader,
    in context: inout LintContext
  ) {
    guard linted.bar.tabs.contains(where: { !$0.conditions.isEmpty }),
      let declaration = selection.declaration, let initial = declaration.initialValue,
      let raw = reader.rawValue(initial, of: declaration.file)
    else { return }
    context.report(
      .rawValuePosition(raw.caseText), at: initial.range, in: declaration.file, bar: linted)
  }
}

extension String {
  fileprivate static func rawValueID(word: String, enumCase: String) -> String {
    "use the case \(enumCase) as \(word), not its raw value: any other value fits as well"
  }

  fileprivate static func rawValuePosition(_ enumCase: String) -> String {
    "the raw value of \(enumCase) is taken for a position: positions shift when a tab is missing"
  }
}
