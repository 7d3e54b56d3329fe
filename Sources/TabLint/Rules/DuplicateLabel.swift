import TabSpecParser

/// Two tabs that can be there together say the same.
struct DuplicateLabel: Rule {
  let info = RuleInfo(
    id: "duplicate-label",
    severity: .warning,
    summary: "Two tabs that can be there together have the same label",
    reason: "Nobody can tell which is which.",
    source: "https://developer.apple.com/design/human-interface-guidelines/tab-bars",
    wrong: .init(
      """
      TabView {
          Tab("Inbox", systemImage: "tray") { InboxView() }
          Tab("Inbox", systemImage: "paperplane") { SentView() }
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
    guard linted.drawsLabels else { return }
    let tabs = linted.bar.tabs
    for (index, tab) in tabs.enumerated() {
      guard case .known(let text, let place) = tab.label, !text.allSatisfy(\.isWhitespace),
        let first = tabs[..<index].first(where: { $0.knownLabel == text && canMeet($0, tab) })
      else { continue }
      guard case .known(_, let firstPlace) = first.label else { continue }
      context.report(
        .duplicateLabel(text), at: place.range, in: place.file,
        bar: linted, tab: index, notes: [context.note("it is used here first", at: firstPlace)])
    }
  }

  /// Whether two tabs can be there together and have labels of their own: labels that come from equal ids are one
  /// mistake with the ids, and a loop's label is written once.
  private func canMeet(_ first: Tab, _ second: Tab) -> Bool {
    guard !first.conditions.excludes(second.conditions) else { return false }
    if first.isLabelFromIdentity, second.isLabelFromIdentity,
      first.idValue.isSame(as: second.idValue)
    {
      return false
    }
    return true
  }
}

extension String {
  fileprivate static func duplicateLabel(_ text: String) -> String {
    "\"\(text)\" names two tabs"
  }
}
