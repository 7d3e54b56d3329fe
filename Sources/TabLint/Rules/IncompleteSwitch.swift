import TabSpecParser

/// A property of an enum that names tabs leaves a case out.
struct IncompleteSwitch: Rule {
  let info = RuleInfo(
    id: "incomplete-switch",
    severity: .error,
    summary: "A `switch self` in an enum that names tabs lacks a case and has no default",
    reason: "The compiler refuses it; the tab would have no title, icon or colour.",
    wrong: .init(
      """
      enum Mailbox {
          case inbox, sent

          var title: String {
              switch self {
              case .inbox: "Inbox"
              }
          }
      }

      @State private var mailbox: Mailbox = .inbox

      CustomTabBarContainerView(selection: $mailbox) {
          InboxView().tabBarItem(tab: .inbox, selection: $mailbox)
          SentView().tabBarItem(tab: .sent, selection: $mailbox)
      }
      """),
    right: .init(
      """
      enum Mailbox {
          case inbox, sent

          var title: String {
              switch self {
              case .inbox: "Inbox"
              case .sent: "Sent"
              }
          }
      }

      @State private var mailbox: Mailbox = .inbox

      CustomTabBarContainerView(selection: $mailbox) {
          InboxView().tabBarItem(tab: .inbox, selection: $mailbox)
          SentView().tabBarItem(tab: .sent, selection: $mailbox)
      }
      """))

  func check(_ file: TabFile, in context: inout LintContext) {
    for enumeration in context.session.enumerations.declared(in: file) {
      for item in enumeration.switchesOverSelf where item.file === file {
        let view = SwitchView(item.node)
        let missing = missingCases(in: view, of: enumeration)
        guard !missing.isEmpty, let keyword = item.node.ownToken(.switchKeyword) else { continue }
        context.report(
          .incompleteSwitch(property(around: item.node), missing: missing),
          at: item.node.tree.range(ofToken: keyword), caseName: missing[0],
          fixIts: [addition(of: missing, to: view)].compactMap { $0 })
      }
    }
  }

  private func missingCases(in view: SwitchView, of enumeration: Enumeration) -> [String] {
    let cases = view.cases
    guard !view.hasConditionalCases, !cases.contains(where: \.isDefault) else { return [] }
    if cases.contains(where: \.isOpaque) { return [] }
    let handled = Set(cases.filter { !$0.hasGuard }.flatMap(\.names))
    return enumeration.cases.map(\.name).filter { !handled.contains($0) }
  }

  private func property(around node: SyntaxNode) -> String {
    if let binding = node.firstAncestor(.patternBinding),
      let pattern = binding.firstChild(.bindingPattern)
    {
      return pattern.text
    }
    return "self"
  }

  /// Cases behind the last one, laid out as that is; a text becomes the case's name.
  private func addition(of missing: [String], to view: SwitchView) -> FixIt? {
    guard let last = view.cases.last, let keyword = last.node.ownToken(.caseKeyword),
      let colon = last.node.ownToken(.colon),
      let statement = last.node.caseStatements.first
    else { return nil }
    let tree = last.node.tree
    let start = tree.range(ofToken: keyword).lowerBound
    let lines = LineIndex(tree.text)
    let indentation = tree.text[
      lines.range(ofLine: lines.position(of: start).line).lowerBound..<start]
    guard indentation.allSatisfy(\.isWhitespace) else { return nil }
    let body = tree.text[tree.range(ofToken: colon).upperBound..<last.node.range.upperBound]
    let value = statement.kind == .returnStatement ? statement.children.first : statement
    let text = missing.map { name in
      let own =
        value.flatMap(StringLiteral.init) == nil
        ? body : body.replacing(value?.text ?? "", with: "\"\(TabTitle.words(of: name))\"")
      return "\n\(indentation)case .\(name):\(own)"
    }
    return FixIt(
      title: missing.count == 1 ? "Add the missing case" : "Add the missing cases", isSafe: false,
      edits: [
        TextEdit(range: .empty(at: last.node.range.upperBound), replacement: text.joined())
      ])
  }
}

extension String {
  fileprivate func replacing(_ text: String, with replacement: String) -> String {
    guard !text.isEmpty, let found = firstRange(of: text) else { return self }
    return String(self[..<found.lowerBound]) + replacement + String(self[found.upperBound...])
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }

  fileprivate static func incompleteSwitch(_ property: String, missing: [String]) -> String {
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(property)' has no value for case \(names)"
  }
}
