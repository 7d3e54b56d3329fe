import TabSpecParser

/// A bar with a selection has tabs that the selection can't name.
struct MissingID: Rule {
  let info = RuleInfo(
    id: "missing-id",
    severity: .warning,
    summary: "A bar with a selection has a tab without tag, value or id, where nothing implies one",
    reason: """
      Tapping such a tab leaves the selection as it was, and no value of the selection shows the tab. Static \
      children have no implied tag; a ForEach gives each child its element's id.
      """,
    source: "https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)",
    wrong: .init(
      """
      @State private var page = 0

      TabView(selection: $page) {
          InboxView().tabItem { Text("Inbox") }.tag(0)
          SentView().tabItem { Text("Sent") }
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
    let bar = linted.bar
    guard let selection = bar.selection, !bar.isEmpty else { return }
    let missing = bar.tabs.indices.filter { index in
      if case .missing = bar.tabs[index].identity { true } else { false }
    }
    guard !missing.isEmpty else { return }
    if missing.count == bar.tabs.count, bar.isComplete {
      context.report(
        .noTabHasID(word: linted.identityWord, selection: selection.quotedName), at: bar.nameRange,
        bar: linted)
      return
    }
    for index in missing {
      let tab = bar.tabs[index]
      context.report(
        .missingID(
          tab: tab.name(index: index), word: linted.identityWord(of: tab),
          selection: selection.quotedName
        ),
        at: tab.startRange, bar: linted, tab: index,
        fixIts: [addition(to: tab, of: linted)].compactMap { $0 })
    }
  }

  /// A tag behind the view, or a value among the arguments of a `Tab`, where SwiftUI has its place:
  /// behind title and image.
  private func addition(to tab: Tab, of linted: LintedBar) -> FixIt? {
    guard case .modifier(let names) = linted.bar.dialect.id, let name = names.first,
      let value = UnusedIdentity(linted).expression(in: tab)
    else { return nil }
    switch tab.form {
    case .view:
      let text = ".\(name)(\(value))"
      return FixIt(
        title: "Add \(text)", isSafe: false, edits: [.appending(text, to: tab.chain)])
    case .call where linted.bar.dialect.kind == .system:
      guard let call = tab.chain.call else { return nil }
      return FixIt(
        title: "Add value: \(value)", isSafe: false,
        edits: [.inserting("value: \(value)", into: call, behind: ["_", "image", "systemImage"])])
    case .call, .element: return nil
    }
  }
}

extension String {
  fileprivate static func noTabHasID(word: String, selection: String) -> String {
    "no tab has a \(word): selecting one leaves \(selection) unchanged"
  }

  fileprivate static func missingID(tab: String, word: String, selection: String) -> String {
    "\(tab) has no \(word); selecting it leaves \(selection) unchanged"
  }
}
