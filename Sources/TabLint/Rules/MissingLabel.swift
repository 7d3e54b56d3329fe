import TabSpecParser

/// A tab has no label at all.
struct MissingLabel: Rule {
  let info = RuleInfo(
    id: "missing-label",
    severity: .warning,
    summary:
      "A tab has no label: no tab item, an empty one, an icon alone, or an enum without title",
    reason:
      "The bar shows a button without words, or none that can be seen; assistive apps read nothing.",
    source: "https://developer.apple.com/documentation/swiftui/view/tabitem(_:)",
    wrong: .init(
      """
      TabView {
          InboxView().tabItem { Image(systemName: "tray") }
          SentView().tabItem { Label("Sent", systemImage: "paperplane") }
      }
      """),
    right: .init(
      """
      TabView {
          InboxView().tabItem { Label("Inbox", systemImage: "tray") }
          SentView().tabItem { Label("Sent", systemImage: "paperplane") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    let isTakenAway = bar.dialect.kind == .system && context.project.facts.hidesSystemBars
    guard linted.drawsLabels, !isTakenAway else { return }
    // There, the automatic style is one of pages.
    if context.configuration.target?.platform == .watchOS { return }
    for (index, tab) in bar.tabs.enumerated() {
      guard case .missing = tab.label else { continue }
      if tab.isLabelFromIdentity { continue }
      context.report(
        .missingLabel(tab, of: bar), at: tab.startRange, bar: linted, tab: index,
        fixIts: [fix(tab, of: bar, in: context.project)].compactMap { $0 })
    }
    if bar.tabs.contains(where: { $0.isLabelFromIdentity && $0.label.isMissing }) {
      reportEnum(linted, context: &context)
    }
  }

  /// Once, at the enum that has no title.
  private func reportEnum(_ linted: LintedBar, context: inout LintContext) {
    guard let enumeration = linted.enumeration else { return }
    let type = enumeration.type
    context.report(
      .enumWithoutTitle(enumeration.name), at: type.nameRange, in: type.file, bar: linted,
      notes: [
        context.note(
          "its cases are tabs here", at: Place(file: linted.bar.file, range: linted.bar.nameRange))
      ],
      fixIts: [titles(of: enumeration, for: linted.bar, in: context)].compactMap { $0 })
  }

  /// A label with the name of the tab's view or case.
  private func fix(_ tab: Tab, of bar: TabBar, in project: Project) -> FixIt? {
    guard let title = TabTitle(project: project).title(of: tab), let call = tab.chain.call else {
      return nil
    }
    if let closure = tab.labelClosures.first { return drawing(title, in: closure, of: tab, bar) }
    if bar.dialect.kind == .system, tab.form == .call {
      let icon =
        call.arguments.all.contains { ["image", "systemImage"].contains($0.label) }
        ? "" : ", systemImage: \"circle\""
      return FixIt(
        title: "Add the title \"\(title)\"", isSafe: false,
        edits: [.inserting("\"\(title)\"\(icon)", into: call)])
    }
    guard tab.form == .view, case .modifier(let names) = bar.dialect.label, let name = names.first,
      tab.modifier(name) == nil
    else { return nil }
    return FixIt(
      title: "Add .\(name)", isSafe: false,
      edits: [
        .appending(".\(name) { Label(\"\(title)\", systemImage: \"circle\") }", to: tab.chain)
      ])
  }

  /// A label in the place of an icon that stands alone.
  private func drawing(
    _ title: String, in closure: SyntaxNode, of tab: Tab, _ bar: TabBar
  ) -> FixIt? {
    guard case .known(let icon, let place, let isSystem) = tab.icon, isSystem,
      ClosureView(closure).statements.count == 1, place.file === bar.file
    else { return nil }
    return FixIt(
      title: "Draw a label with the icon", isSafe: false,
      edits: [
        TextEdit(
          range: ClosureView(closure).statements[0].range,
          replacement: "Label(\"\(title)\", systemImage: \"\(icon)\")")
      ])
  }

  /// A property at the end of the enum that gives each case its name in words.
  private func titles(
    of enumeration: Enumeration, for bar: TabBar, in context: LintContext
  ) -> FixIt? {
    let node = enumeration.type.node
    guard case .property(let names) = bar.dialect.label, let name = names.first,
      let brace = node.firstChild(.memberBlock)?.ownToken(.rightBrace),
      enumeration.cases.allSatisfy({ !["init", "self", "Type"].contains($0.name) })
    else { return nil }
    let tree = node.tree
    let lineEnd = TextLayout.lineEnd(of: tree)
    let outer = TextLayout.indentation(at: node.range.lowerBound, in: tree.text)
    let unit = TextLayout.indentUnit(
      from: node.range.lowerBound, to: enumeration.cases.first?.node.range.lowerBound,
      in: tree.text, context.configuration)
    var lines = ["", "var \(name): String {", "\(unit)switch self {"]
    lines += enumeration.cases.map {
      "\(unit)case .\($0.name): \"\(TabTitle.words(of: $0.name))\""
    }
    lines += ["\(unit)}", "}"]
    let text = lines.map { $0.isEmpty ? lineEnd : outer + unit + $0 + lineEnd }.joined() + outer
    // What is blank in front of the brace gives way.
    let end = tree.range(ofToken: brace).lowerBound
    let before = tree.tokens[..<brace].lastIndex { $0.kind != .whitespace } ?? brace
    let start = tree.range(ofToken: before).upperBound
    let isLineStart = tree.tokens[before].kind == .newline
    return FixIt(
      title: "Add '\(name)'", isSafe: false,
      edits: [
        TextEdit(range: start..<end, replacement: (isLineStart ? "" : lineEnd) + text)
      ])
  }
}

extension Tab.Label {
  fileprivate var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}

extension String {
  fileprivate static func missingLabel(_ tab: Tab, of bar: TabBar) -> String {
    bar.dialect.kind == .trait && tab.labelClosures.isEmpty
      ? "this tab has no label: the bar shows \"Unnamed\""
      : "this tab has no label: the bar shows an unlabelled button"
  }

  fileprivate static func enumWithoutTitle(_ name: String) -> String {
    "\(name) names tabs but has no 'title': the bar shows unlabelled buttons"
  }
}
