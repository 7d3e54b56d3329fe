import TabSpecParser

/// The selection starts with a tab that is not always there.
struct ConditionalSelection: Rule {
  let info = RuleInfo(
    id: "conditional-selection",
    severity: .warning,
    summary: "The initial selection is the identity of a tab that exists only under a condition",
    reason: "Where the condition does not hold, the bar starts without a selected tab.",
    source: "https://developer.apple.com/documentation/swiftui/tabview",
    wrong: .init(
      """
      @State private var page = 1

      TabView(selection: $page) {
          InboxView().tabItem { Text("Inbox") }.tag(0)
          if hasDrafts {
              DraftsView().tabItem { Text("Drafts") }.tag(1)
          }
      }
      """),
    right: .init(
      """
      @State private var page = 0

      TabView(selection: $page) {
          InboxView().tabItem { Text("Inbox") }.tag(0)
          if hasDrafts {
              DraftsView().tabItem { Text("Drafts") }.tag(1)
          }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard let selection = bar.selection, selection.initial.isKnown, selection.initial != .null,
      linted.mismatches.isEmpty, linted.unknownCases.isEmpty
    else { return }
    let mayBeElsewhere = bar.tabs.contains {
      if case .unknown = $0.identity { true } else { false }
    }
    let tabs = bar.tabs.filter { $0.idValue.isSame(as: selection.initial) }
    guard !mayBeElsewhere, bar.isComplete, let first = tabs.first,
      ![Condition].isCovered(by: tabs.map(\.conditions)),
      !first.conditions.contains(where: { $0.isAbout(selection) })
    else { return }
    if let declaration = selection.declaration, context.project.startsOtherwise(declaration) {
      return
    }
    let value = selection.initial.description ?? ""
    let condition = first.conditions.filter { !$0.isImplied }.map(\.text).joined(separator: " && ")
    context.report(
      .conditionalSelection(value, condition: condition, selection: selection.quotedName),
      at: selection.range, bar: linted,
      notes: [context.note("the tab is here", at: first.startRange)])
  }
}

extension Condition {
  /// Whether it asks for the selection itself, so that the tab is there when it is selected.
  fileprivate func isAbout(_ selection: Selection) -> Bool {
    subject == selection.name || subject == "self.\(selection.name)"
  }
}

extension String {
  fileprivate static func conditionalSelection(
    _ value: String, condition: String, selection: String
  ) -> String {
    "tab \(value) exists only when '\(condition)', but \(selection) starts there"
  }
}
