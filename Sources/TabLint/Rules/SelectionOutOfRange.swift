import TabSpecParser

/// The selection starts with a value that no tab has.
struct SelectionOutOfRange: Rule {
  let info = RuleInfo(
    id: "selection-out-of-range",
    severity: .error,
    summary: "The initial selection is known and no tab of the bar has that identity",
    reason: "The bar starts without a selected tab and shows nothing until one is tapped.",
    source: "https://developer.apple.com/documentation/swiftui/tabview",
    wrong: .init(
      """
      @State private var page = 2

      TabView(selection: $page) {
          InboxView().tabItem { Text("Inbox") }.tag(0)
          SentView().tabItem { Text("Sent") }.tag(1)
      }
      """),
    right: .init(
      """
      @State private var page = 1

      TabView(selection: $page) {
          InboxView().tabItem { Text("Inbox") }.tag(0)
          SentView().tabItem { Text("Sent") }.tag(1)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard let selection = bar.selection, isOutOfRange(selection.initial, of: linted) else { return }
    if let declaration = selection.declaration, context.project.startsOtherwise(declaration) {
      return
    }
    let notes = selection.declaration.map { declaration in
      let range = declaration.initialValue?.range ?? declaration.nameRange
      return [context.note("it starts here", at: Place(file: declaration.file, range: range))]
    }
    var caseName: String?
    if case .member(_, let name) = selection.initial { caseName = name }
    context.report(
      .selectionOutOfRange(
        selection.quotedName, initial: selection.initial.description ?? "", tabs: names(of: bar)),
      at: selection.range, bar: linted, caseName: caseName, notes: notes ?? [],
      fixIts: [fix(selection, of: bar)].compactMap { $0 })
  }

  private func isOutOfRange(_ initial: Value, of linted: LintedBar) -> Bool {
    let bar = linted.bar
    guard initial.isKnown, initial != .null, !bar.tabs.isEmpty else { return false }
    if bar.dialect.id == .position {
      guard let index = initial.integerValue else { return false }
      guard index >= 0 else { return true }
      let isCounted = bar.isComplete && bar.tabs.allSatisfy { $0.repetition != .unknown }
      return isCounted && index >= bar.maximumTabCount
    }
    guard linted.idsAreKnown else { return false }
    return !bar.tabs.contains { $0.idValue.isSame(as: initial) }
  }

  /// The identities there are: `0…2`, or each of them.
  private func names(of bar: TabBar) -> String {
    if bar.dialect.id == .position {
      return bar.maximumTabCount == 1 ? "0" : "0…\(bar.maximumTabCount - 1)"
    }
    var seen: Set<String> = []
    let names = bar.tabs.compactMap(\.idValue.description).filter { seen.insert($0).inserted }
    return names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
  }

  /// The first tab's identity in the place of the initial value, where that stands in the bar's file.
  private func fix(_ selection: Selection, of bar: TabBar) -> FixIt? {
    guard let declaration = selection.declaration, declaration.file === bar.file,
      let initial = declaration.initialValue, let first = bar.tabs.first?.idValue.description
    else { return nil }
    return FixIt(
      title: "Start with \(first)", isSafe: false,
      edits: [TextEdit(range: initial.range, replacement: first)])
  }
}

extension String {
  fileprivate static func selectionOutOfRange(
    _ name: String, initial: String, tabs: String
  ) -> String {
    "\(name) starts at \(initial), but the tabs are \(tabs): no tab is shown"
  }
}
