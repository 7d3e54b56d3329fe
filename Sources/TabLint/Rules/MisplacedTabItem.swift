import TabSpecParser

/// `.tabItem` or `.tag` stands on something inside a tab.
struct MisplacedTabItem: Rule {
  let info = RuleInfo(
    id: "misplaced-tab-item",
    severity: .warning,
    summary: "`.tabItem` or `.tag` stands not on the bar's child but on a view inside it",
    reason:
      "The bar looks at its children only; what is inside a stack or a scroll view is not seen by it.",
    source: "https://developer.apple.com/documentation/swiftui/view/tabitem(_:)",
    wrong: .init(
      """
      TabView {
          NavigationStack {
              InboxView().tabItem { Label("Inbox", systemImage: "tray") }
          }
          SentView().tabItem { Label("Sent", systemImage: "paperplane") }
      }
      """),
    right: .init(
      """
      TabView {
          NavigationStack {
              InboxView()
          }
          .tabItem { Label("Inbox", systemImage: "tray") }
          SentView().tabItem { Label("Sent", systemImage: "paperplane") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard bar.dialect.kind == .system || bar.dialect.kind == .trait,
      case .modifier(let labels) = bar.dialect.label, case .modifier(let ids) = bar.dialect.id
    else { return }
    for (index, tab) in bar.tabs.enumerated() {
      let inner = TabContainers.innerViews(of: tab)
      for view in inner {
        guard
          let (modifier, container) = misplaced(view, labels: labels, ids: ids, tab: tab, bar: bar)
        else {
          continue
        }
        context.report(
          .misplacedTabItem(modifier.name, container: container, bar: bar.name),
          at: modifier.nameRange, bar: linted, tab: index,
          fixIts: [move(view.chain, to: tab, names: labels + ids)].compactMap { $0 })
      }
    }
  }

  /// The modifier of a view inside that the bar does not see. A tag in a list or a form is theirs.
  private func misplaced(
    _ view: TabContainers.InnerView, labels: [String], ids: [String], tab: Tab, bar: TabBar
  ) -> (Modifier, String)? {
    let modifiers = view.chain.modifiers
    if let label = modifiers.first(where: { labels.contains($0.name) }) {
      return (label, view.container)
    }
    guard bar.dialect.kind == .system, bar.selection != nil, tab.modifier("tag") == nil,
      tab.form != .call || tab.isWithoutID, !view.isInList,
      let id = modifiers.first(where: { ids.contains($0.name) })
    else { return nil }
    return (id, view.container)
  }

  /// Moves the tab's modifiers from the view inside to the end of the child.
  private func move(_ chain: Chain, to tab: Tab, names: [String]) -> FixIt? {
    let moved = chain.modifiers.filter { names.contains($0.name) && $0.buildConditions.isEmpty }
    guard !moved.isEmpty, tab.form == .view else { return nil }
    let text = moved.map { chain.node.tree.text[$0.range] }.joined()
    let deletions = moved.map { TextEdit(range: $0.rangeWithBlanks, replacement: "") }
    let insertion = TextEdit(range: .empty(at: tab.range.upperBound), replacement: text)
    return FixIt(title: "Move it to the tab", isSafe: false, edits: deletions + [insertion])
  }
}

extension Tab {
  fileprivate var isWithoutID: Bool {
    if case .missing = identity { true } else { false }
  }
}

extension String {
  fileprivate static func misplacedTabItem(_ name: String, container: String, bar: String) -> String
  {
    ".\(name) inside \(container) isn't seen by the \(bar)"
  }
}
