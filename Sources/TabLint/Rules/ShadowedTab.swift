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
    // Whoever writes `SwiftUI.Tab` knows.
    let bars = context.session.allBars.filter { bar in
      bar.dialect.kind == .system
        && !bar.tabs.contains { $0.form == .call && $0.chain.isQualified }
    }
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
        notes: [
          context.note(call == nil ? "a system bar is here" : "it is called here", at: place)
        ],
        fixIts: call == nil ? [fix(type, in: file, context)].compactMap { $0 } : [])
    }
  }

  /// The type's new name wherever it is meant. A fix changes one file: where others say `Tab` too,
  /// it takes the editor's rename.
  private func fix(_ type: TypeDeclaration, in file: TabFile, _ context: LintContext) -> FixIt? {
    let others = context.project.files.lazy.filter { $0 !== file }
    guard !others.contains(where: { $0.tree.mentions("Tab") }) else { return nil }
    let dialects = context.session.linter.dialects
    let reader = SymbolReader(file: file, project: context.project, dialects: dialects)
    guard let name = reader.occurrences(at: type.nameRange.lowerBound).first else { return nil }
    let renaming = Renaming(project: context.project, dialects: dialects)
    for new in ["AppTab", "BarTab", "ScreenTab"] {
      guard let outcome = try? renaming.rename(name, to: new), outcome.edits.count == 1 else {
        continue
      }
      return FixIt(
        title: "Rename to '\(new)' everywhere", isSafe: false, edits: outcome.edits[0].edits)
    }
    return nil
  }
}

extension SyntaxTree {
  /// Whether a token is the word `name`.
  fileprivate func mentions(_ name: StaticString) -> Bool {
    tokens.indices.contains { token($0, is: name) }
  }
}

extension String {
  fileprivate static func shadowedTab(_ name: String) -> String {
    "'Tab' is \(name) at a TabView, not SwiftUI.Tab"
  }
}
