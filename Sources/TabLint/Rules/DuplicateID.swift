import TabSpecParser

/// Two tabs of one bar that can exist together have the same identity.
struct DuplicateID: Rule {
  let info = RuleInfo(
    id: "duplicate-id",
    severity: .error,
    summary: "Two tabs of one bar that can be there together have the same tag, value, case or id",
    reason: """
      The bar looks a tab up by its identity and takes the first that has it, so the second can never be selected.
      """,
    source: "https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)",
    wrong: .init(
      """
      @State private var page = 0

      TabView(selection: $page) {
          InboxView().tabItem { Text("Inbox") }.tag(0)
          SentView().tabItem { Text("Sent") }.tag(0)
      }
      """),
    right: .init(
      """
      @State private var page = 0

      TabView(selection: $page) {
          InboxView().tabItem { Text("Inbox") }.tag(0)
          SentView().tabItem { Text("Sent") }.tag(1)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let tabs = linted.bar.tabs
    var reported: Set<TextRange> = []
    for (index, tab) in tabs.enumerated() {
      guard case .explicit(let id) = tab.identity, id.value.isKnown, !reported.contains(id.range)
      else { continue }
      let first = tabs[..<index].firstIndex { other in
        guard let otherID = other.id else { return false }
        return otherID.value.isSame(as: id.value) && !other.conditions.excludes(tab.conditions)
      }
      guard let first, let firstID = tabs[first].id else { continue }
      reported.insert(id.range)
      let value = id.value.description ?? ""
      context.report(
        .duplicateID(
          word: linted.identityWord(of: tab), value: value, first: tabs[first].name(index: first),
          tab: tab.knownLabel),
        at: id.range, bar: linted, tab: index,
        notes: [context.note("\(value) is used here first", at: firstID.range)],
        fixIts: [UnusedIdentity(linted).replacement(of: id, in: tab)].compactMap { $0 })
    }
  }
}

extension String {
  fileprivate static func duplicateID(
    word: String, value: String, first: String, tab: String?
  ) -> String {
    let consequence =
      tab.map { "\"\($0)\" can never be selected" } ?? "this tab can never be selected"
    return "\(word) \(value) is already used by \(first); \(consequence)"
  }
}
