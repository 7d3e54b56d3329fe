import TabSpecParser

/// A tab's label is blank.
struct EmptyLabel: Rule {
  let info = RuleInfo(
    id: "empty-label",
    severity: .warning,
    summary: "The label of a tab is known and empty or blank",
    reason: "The button has no words, and assistive apps read nothing.",
    wrong: .init(
      """
      TabView {
          Tab("Inbox", systemImage: "tray") { InboxView() }
          Tab(" ", systemImage: "paperplane") { SentView() }
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
    for (index, tab) in linted.bar.tabs.enumerated() {
      guard case .known(let text, let place) = tab.label, text.allSatisfy(\.isWhitespace) else {
        continue
      }
      context.report(
        .emptyLabel(number: index + 1), at: place.range, in: place.file,
        bar: linted, tab: index, fixIts: [fix(tab, at: place, in: context)].compactMap { $0 })
    }
  }

  /// The name of the tab's view or case in the place of the blank text. A text outside of the tab
  /// belongs to its case.
  private func fix(_ tab: Tab, at place: Place, in context: LintContext) -> FixIt? {
    let title = TabTitle(project: context.project)
    let isOwn = place.file === tab.file && tab.range.contains(place.range.lowerBound)
    guard place.file.text[place.range].hasPrefix("\""),
      let text = isOwn ? title.title(of: tab) : title.caseTitle(of: tab)
    else { return nil }
    return FixIt(
      title: "Change to \"\(text)\"", isSafe: false,
      edits: [TextEdit(range: place.range, replacement: "\"\(text)\"")])
  }
}

extension String {
  fileprivate static func emptyLabel(number: Int) -> String {
    "the label of tab \(number) is blank"
  }
}
