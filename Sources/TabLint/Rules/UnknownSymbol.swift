import TabSpecParser

/// A tab asks for a system symbol that there is not.
struct UnknownSymbol: Rule {
  let info = RuleInfo(
    id: "unknown-symbol",
    severity: .warning,
    summary: """
      A `systemImage:` or `systemName:` is in no symbol catalogue; without one, it is a misspelt well-known name
      """,
    reason:
      "A name that the system does not know draws nothing, and only a line in the console tells.",
    source: "https://developer.apple.com/documentation/swiftui/image/init(systemname:)",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "boook") { RecipesView() }
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
      }
      """),
    right: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard linted.drawsLabels else { return }
    let reader = SymbolNames(project: context.project)
    for (index, tab) in linted.bar.tabs.enumerated() {
      for (name, place) in reader.names(of: tab) {
        guard let candidates = candidates(for: name, in: context.configuration),
          tab.iconProperty.map({ SymbolProperty(name: $0).isSystem(in: context.project) }) ?? true
        else { continue }
        context.report(
          .unknownSymbol(name, near: candidates.first), at: place.range, in: place.file,
          bar: linted, tab: index,
          fixIts: [fix(name, candidates, at: place)].compactMap { $0 })
      }
    }
  }

  /// The names that were meant, the nearest first; nil where the name is right as far as can be told.
  private func candidates(for name: String, in configuration: Configuration) -> [String]? {
    guard let catalogue = configuration.symbols else {
      let meant = SymbolGuess.meant(by: name)
      return meant.isEmpty ? nil : meant
    }
    guard !catalogue.contains(name), !name.isEmpty else { return nil }
    let nearest = nearNames(to: name, in: catalogue.sorted(), maximumDistance: 1)
    return nearest.isEmpty
      ? nearNames(to: name, in: catalogue.sorted(), maximumDistance: 2) : nearest
  }

  /// The new name between the quotes of the literal. Of a few letters an edit makes quite another word.
  private func fix(_ name: String, _ candidates: [String], at place: Place) -> FixIt? {
    guard let first = candidates.first, place.file.text[place.range] == "\"\(name)\"" else {
      return nil
    }
    return FixIt(
      title: "Change to \"\(first)\"", isSafe: candidates.count == 1 && name.count > 4,
      edits: [TextEdit(range: place.range, replacement: "\"\(first)\"")])
  }
}

extension String {
  fileprivate static func unknownSymbol(_ name: String, near: String?) -> String {
    let advice = near.map { "; did you mean \"\($0)\"?" } ?? ": nothing is drawn"
    return "no system symbol \"\(name)\"\(advice)"
  }
}
