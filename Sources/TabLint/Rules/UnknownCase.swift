import TabSpecParser

/// A name that must be a case of the selection's enum is none.
struct UnknownCase: Rule {
  let info = RuleInfo(
    id: "unknown-case",
    severity: .error,
    summary:
      "An id, an initial selection or a switch label names no case of the enum it must belong to",
    reason:
      "The compiler refuses it; in a `.tabs` file no tab would have the identity that was meant.",
    wrong: .init(
      """
      enum Mailbox {
          case inbox, sent
      }

      @State private var mailbox: Mailbox = .inbox

      TabView(selection: $mailbox) {
          Tab("Inbox", systemImage: "tray", value: .inbox) { InboxView() }
          Tab("Sent", systemImage: "paperplane", value: .snet) { SentView() }
      }
      """),
    right: .init(
      """
      enum Mailbox {
          case inbox, sent
      }

      @State private var mailbox: Mailbox = .inbox

      TabView(selection: $mailbox) {
          Tab("Inbox", systemImage: "tray", value: .inbox) { InboxView() }
          Tab("Sent", systemImage: "paperplane", value: .sent) { SentView() }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard let enumeration = linted.enumeration else { return }
    for unknown in linted.unknownCases {
      report(
        unknown.name, at: unknown.range, in: unknown.file, enumeration: enumeration, bar: linted,
        tab: unknown.tab, context: &context)
    }
    for node in selectionSwitches(of: linted) {
      check(node, of: enumeration, in: &context)
    }
  }

  /// Labels of `switch self` in the enums of the project's bars.
  func check(_ file: TabFile, in context: inout LintContext) {
    for enumeration in context.session.enumerations.declared(in: file) {
      for item in enumeration.switchesOverSelf where item.file === file {
        check(item.node, of: enumeration, in: &context)
      }
    }
  }

  private func check(
    _ node: SyntaxNode, of enumeration: Enumeration, in context: inout LintContext
  ) {
    for item in SwitchView(node).cases {
      for (token, name) in zip(item.nameTokens, item.names) {
        guard enumeration.enumCase(named: name) == nil,
          let members = context.project.staticMembers(of: enumeration.type),
          !members.contains(name)
        else { continue }
        report(
          name, at: node.tree.range(ofToken: token), in: nil, enumeration: enumeration, bar: nil,
          tab: nil, context: &context)
      }
    }
  }

  /// The switches over the bar's selection in the type around it.
  private func selectionSwitches(of linted: LintedBar) -> [SyntaxNode] {
    guard let selection = linted.bar.selection, let declaration = selection.declaration,
      declaration.file === linted.bar.file, linted.bar.selection?.type.unwrapped == selection.type,
      let type = declaration.declaration.firstAncestor(.memberBlock)
    else { return [] }
    return type.descendants(.switchExpression).filter { node in
      guard let subject = SwitchView(node).subject else {
        return false
      }
      let text = subject.normalizedText
      return text == selection.name || text == "self.\(selection.name)"
    }
  }

  private func report(
    _ name: String, at range: TextRange, in place: TabFile?, enumeration: Enumeration,
    bar: LintedBar?, tab: Int?, context: inout LintContext
  ) {
    let names = enumeration.cases.map(\.name)
    let near = nearest(to: name, in: names, maximumDistance: 2)
    let isOnlyOne =
      names.filter { nearest(to: name, in: [$0], maximumDistance: 2) != nil }.count == 1
    let fix = near.map {
      FixIt(
        title: "Change to '\($0)'", isSafe: isOnlyOne,
        edits: [TextEdit(range: range, replacement: $0)])
    }
    let declaration = Place(file: enumeration.type.file, range: enumeration.type.nameRange)
    context.report(
      .unknownCase(name, enumeration: enumeration.name, near: near), at: range, in: place,
      bar: bar, tab: tab,
      notes: [context.note("'\(enumeration.name)' is declared here", at: declaration)],
      fixIts: fix.map { [$0] } ?? [])
  }
}

extension String {
  fileprivate static func unknownCase(_ name: String, enumeration: String, near: String?) -> String
  {
    let advice = near.map { "; did you mean '\($0)'?" } ?? ""
    return "\(enumeration) has no case '\(name)'\(advice)"
  }
}
