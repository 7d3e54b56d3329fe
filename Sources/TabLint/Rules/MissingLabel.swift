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
    guard linted.drawsLabels, !(bar.dialect.kind == .system && context.session.hidesSystemBars)
    else { return }
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
      ])
  }

  /// A label with the view's name, for a child or for a closure that draws an icon alone.
  private func fix(_ tab: Tab, of bar: TabBar, in project: Project) -> FixIt? {
    guard tab.form == .view, case .modifier(let names) = bar.dialect.label, let name = names.first,
      let call = tab.chain.call, let title = title(of: call, in: bar.file, of: project)
    else { return nil }
    if let closure = tab.labelClosures.first {
      guard case .known(let icon, let place, let isSystem) = tab.icon, isSystem,
        ClosureView(closure).statements.count == 1, place.file === bar.file
      else { return nil }
      let statement = ClosureView(closure).statements[0]
      return FixIt(
        title: "Draw a label with the icon", isSafe: false,
        edits: [
          TextEdit(
            range: statement.range, replacement: "Label(\"\(title)\", systemImage: \"\(icon)\")")
        ])
    }
    guard tab.modifier(name) == nil else { return nil }
    return FixIt(
      title: "Add .\(name)", isSafe: false,
      edits: [
        .appending(".\(name) { Label(\"\(title)\", systemImage: \"circle\") }", to: tab.chain)
      ])
  }

  /// The view's name, or the text that it shows; nil for other views of the framework, whose names say nothing.
  private func title(of call: Call, in file: TabFile, of project: Project) -> String? {
    if call.name == "Text", let text = call.arguments.unlabeled.first?.value {
      return Evaluator(project: project, file: file).evaluate(text).value.text
    }
    guard !FrameworkViews.isView(call.name, in: project) else { return nil }
    return call.name.hasSuffix("View") && call.name.count > 4
      ? String(call.name.dropLast(4)) : call.name
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
