import TabSpecParser

/// A bar starts with a number or a text that an older version of the app may have stored.
struct PersistedSelection: Rule {
  let info = RuleInfo(
    id: "persisted-selection",
    severity: .hint,
    summary: "The selection is an `Int` or a `String` kept in `@AppStorage` or `@SceneStorage`",
    reason: """
      What an older version stored is read back as it is: after tabs were moved or removed it names another tab, or \
      none, and the bar starts with an empty screen. An enum with raw values falls back to its default instead.
      """,
    source: "https://developer.apple.com/documentation/swiftui/appstorage",
    wrong: .init(
      """
      @AppStorage("kitchen.tab") private var page = 0

      TabView(selection: $page) {
          RecipesView().tabItem { Text("Recipes") }.tag(0)
          PantryView().tabItem { Text("Pantry") }.tag(1)
      }
      """),
    right: .init(
      """
      enum Page: Int {
          case recipes, pantry
      }

      @AppStorage("kitchen.tab") private var page: Page = .recipes

      TabView(selection: $page) {
          RecipesView().tabItem { Text("Recipes") }.tag(Page.recipes)
          PantryView().tabItem { Text("Pantry") }.tag(Page.pantry)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard let selection = linted.bar.selection, let storage = selection.storage,
      let declaration = selection.declaration
    else { return }
    switch selection.type.unwrapped {
    case .integer, .string: break
    default: return
    }
    let place = Place(file: declaration.file, range: declaration.nameRange)
    context.report(
      .persistedSelection(selection.name, storage: storage), at: selection.range, bar: linted,
      notes: [context.note("it is declared here", at: place)])
  }
}

extension String {
  fileprivate static func persistedSelection(_ name: String, storage: String) -> String {
    "'\(name)' is restored from \(storage): a value stored by an older version may match no tab"
  }
}
