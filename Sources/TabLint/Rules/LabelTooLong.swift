import TabSpecParser

/// A label is longer than its place in the bar.
struct LabelTooLong: Rule {
  let info = RuleInfo(
    id: "label-too-long",
    severity: .hint,
    summary:
      "A label has more than 12 characters beside four others or more, or more than 16 beside fewer",
    reason: """
      A phone's bar shares its width among the tabs and cuts what does not fit. Two words can look alike then.
      """,
    source: "https://developer.apple.com/design/human-interface-guidelines/tab-bars",
    wrong: .init(
      """
      TabView {
          RecipesView().tabItem { Text("My favourite recipes") }
          PantryView().tabItem { Text("Pantry") }
      }
      """),
    right: .init(
      """
      TabView {
          RecipesView().tabItem { Text("Favourites") }
          PantryView().tabItem { Text("Pantry") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard linted.drawsLabels, bar.style != .scrollable, !isWide(bar, in: context) else { return }
    let shown = min(bar.maximumNarrowTabCount, bar.visibleLimit(in: context.configuration) ?? .max)
    let limit = shown >= 5 ? 12 : 16
    for (index, tab) in bar.tabs.enumerated() {
      guard case .known(let text, let place) = tab.label, text.count > limit,
        !isLocalizationKey(text)
      else { continue }
      context.report(
        .labelTooLong(text, limit: limit, tabs: shown), at: place.range, in: place.file,
        bar: linted, tab: index)
    }
  }

  /// Whether the bar is one of macOS, whose tabs are as wide as their labels.
  private func isWide(_ bar: TabBar, in context: LintContext) -> Bool {
    guard bar.dialect.kind == .system else { return false }
    if let target = context.configuration.target { return target.platform == .macOS }
    return bar.isForMac || bar.isInSettings(of: context.project)
  }

  /// `tab_favourites`, `tabs.favourites.title`: another text stands in its place when the app runs.
  private func isLocalizationKey(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    if text.contains("_") { return true }
    let characters = Array(text)
    return characters.indices.dropFirst().dropLast().contains { index in
      characters[index] == "." && characters[index - 1].isLetter && characters[index + 1].isLetter
    }
  }
}

extension String {
  fileprivate static func labelTooLong(_ text: String, limit: Int, tabs: Int) -> String {
    let beside = tabs == 1 ? "1 tab" : "\(tabs) tabs"
    return "\"\(text)\" (\(text.count) characters) will be cut: about \(limit) fit with \(beside)"
  }
}
