import TabSpecParser

/// A bar has no tab.
struct NoTabs: Rule {
  let info = RuleInfo(
    id: "no-tabs",
    severity: .warning,
    summary: "A bar has no child",
    reason: "It shows an empty screen.",
    wrong: .init("TabView { }"),
    right: .init(
      """
      TabView {
          InboxView().tabItem { Label("Inbox", systemImage: "tray") }
          SentView().tabItem { Label("Sent", systemImage: "paperplane") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard linted.bar.isEmpty else { return }
    context.report(.noTabs, at: linted.bar.nameRange, bar: linted)
  }
}

extension String {
  fileprivate static let noTabs = "this bar has no tabs: it shows an empty screen"
}
