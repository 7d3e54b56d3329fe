import TabSpecParser

/// `Tab` and `.tabItem` stand in one `TabView`.
struct MixedTabSyntax: Rule {
  let info = RuleInfo(
    id: "mixed-tab-syntax",
    severity: .error,
    summary: "`Tab` and children with `.tabItem` stand in one `TabView`",
    reason:
      "`Tab` is no view: the two forms belong to different builders, and the compiler refuses the mix.",
    source: "https://developer.apple.com/documentation/swiftui/tab",
    wrong: .init(
      """
      TabView {
          InboxView().tabItem { Label("Inbox", systemImage: "tray") }
          Tab("Sent", systemImage: "paperplane") { SentView() }
      }
      """),
    right: .init(
      """
      TabView {
          Tab("Inbox", systemImage: "tray") { InboxView() }
          Tab("Sent", systemImage: "paperplane") { SentView() }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard bar.dialect.kind == .system else { return }
    let calls = bar.tabs.filter { $0.form == .call }
    for view in bar.tabs {
      guard let item = view.modifier("tabItem"),
        let call = calls.first(where: { !$0.conditions.excludes(view.conditions) })
      else { continue }
      context.report(
        .mixedTabSyntax, at: bar.nameRange, bar: linted,
        notes: [
          context.note("a 'Tab' is here", at: call.startRange),
          context.note("a '.tabItem' is here", at: item.nameRange),
        ],
        fixIts: [
          TabConversion(bar, in: context.project, configuration: context.configuration).fixIt
        ].compactMap { $0 })
      return
    }
  }
}

extension String {
  fileprivate static let mixedTabSyntax = "Tab and .tabItem can't share one TabView"
}
