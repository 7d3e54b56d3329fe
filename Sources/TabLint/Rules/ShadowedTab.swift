import TabSpecParser

/// A type of one's own is called `Tab` where a system bar is.
struct ShadowedTab: Rule {
  let info = RuleInfo(
    id: "shadowed-tab",
    severity: .hint,
    summary: "A type named `Tab` is visible by that name at a system bar",
    reason: "`Tab(…)` means that type there and can't mean SwiftUI's.",
    source: "https://developer.apple.com/documentation/swiftui/tab",
    wrong: .init(
      language: .swift,
      """
      struct MailScreen: View {
          enum Tab { case inbox, sent }
          @State private var tab: Tab = .inbox

          var body: some View {
              TabView(selection: $tab) {
                  InboxView().tabItem { Text("Inbox") }.tag(Tab.inbox)
                  SentView().tabItem { Text("Sent") }.tag(Tab.sent)
              }
          }
      }
      """),
    right: .init(
      language: .swift,
      """
      struct MailScreen: View {
          enum Page { case inbox, sent }
          @State private var page: Page = .inbox

          var body: some View {
              TabView(selection: $page) {
                  InboxView().tabItem { Text("Inbox") }.tag(Page.inbox)
                  SentView().tabItem { Text("Sent") }.tag(Page.sent)
              }
          }
      }
      """))

  func check(_ file: TabFile, in context: inout LintContext) {
    let own = context.project.types(named: "Tab").filter { $0.file === file }
    guard !own.isEmpty else { return }
    let bars = context.session.allBars.filter { $0.dialect.kind == .system }
    for type in own {
      let near = bars.filter { bar in
        context.project.type(named: "Tab", at: bar.call.suffix, of: bar.file)?.node == type.node
      }
      guard let bar = near.first else { continue }
      let call = near.lazy.flatMap { bar in
        bar.tabs.filter { $0.form == .call }.map { (tab: $0, file: bar.file) }
      }.first
      let place =
        call.map { Place(file: $0.file, range: $0.tab.startRange) }
        ?? Place(file: bar.file, range: bar.nameRange)
      context.report(
        .shadowedTab(type.path.joined(separator: ".")), at: type.nameRange,
        severity: call == nil ? nil : .error,
        notes: [context.note(call == nil ? "a system bar is here" : "it is called here", at: place)]
      )
    }
  }
}

extension String {
  fileprivate static func shadowedTab(_ name: String) -> String {
    "'Tab' is \(name) at a TabView, not SwiftUI.Tab"
  }
}
