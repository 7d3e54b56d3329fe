import TabSpecParser

/// A tab's identity has another type than the selection.
struct IDTypeMismatch: Rule {
  let info = RuleInfo(
    id: "id-type-mismatch",
    severity: .error,
    summary: "The type of a tag, value or id is not the selection's type",
    reason: """
      A tab is looked up by the selection's static type; an identity of any other type is skipped without a word.
      """,
    source: "https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)",
    wrong: .init(
      """
      enum Mailbox: Int {
          case inbox, sent
      }

      @State private var mailbox: Mailbox = .inbox

      TabView(selection: $mailbox) {
          InboxView().tabItem { Text("Inbox") }.tag(0)
          SentView().tabItem { Text("Sent") }.tag(1)
      }
      """),
    right: .init(
      """
      enum Mailbox: Int {
          case inbox, sent
      }

      @State private var mailbox: Mailbox = .inbox

      TabView(selection: $mailbox) {
          InboxView().tabItem { Text("Inbox") }.tag(Mailbox.inbox)
          SentView().tabItem { Text("Sent") }.tag(Mailbox.sent)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard let selection = linted.bar.selection else { return }
    for mismatch in linted.mismatches {
      let tab = linted.bar.tabs[mismatch.tab]
      let text = mismatch.identity.expression?.normalizedText ?? ""
      let notes = selection.declaration.map { declaration in
        let place = Place(file: declaration.file, range: declaration.nameRange)
        return [context.note("'\(selection.name)' is declared here", at: place)]
      }
      context.report(
        .idTypeMismatch(
          word: linted.identityWord(of: tab), text: text,
          type: mismatch.identity.evaluation.type.description, selection: selection.quotedName,
          expected: mismatch.expected.description),
        at: mismatch.identity.range, bar: linted, tab: mismatch.tab, notes: notes ?? [],
        fixIts: [fix(mismatch, of: linted)].compactMap { $0 })
    }
  }

  /// The case with that raw value, or at that place.
  private func fix(_ mismatch: IdentityMismatch, of linted: LintedBar) -> FixIt? {
    guard let enumeration = linted.enumeration else { return nil }
    let value = mismatch.identity.value
    let byRawValue = enumeration.cases.first {
      enumeration.rawType != nil && enumeration.rawValue(of: $0.name).isSame(as: value)
    }
    let byPlace = value.integerValue.flatMap { index in
      enumeration.cases.indices.contains(index) ? enumeration.cases[index] : nil
    }
    guard let enumCase = byRawValue ?? byPlace else { return nil }
    let text = "\(enumeration.name).\(enumCase.name)"
    return FixIt(
      title: "Change to \(text)", isSafe: false,
      edits: [TextEdit(range: mismatch.identity.range, replacement: text)])
  }
}

extension String {
  fileprivate static func idTypeMismatch(
    word: String, text: String, type: String, selection: String, expected: String
  ) -> String {
    "\(word) \(text) is \(type) but \(selection) is \(expected); this tab can never be selected"
  }
}
