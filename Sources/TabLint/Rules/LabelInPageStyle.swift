import TabSpecParser

/// A tab has a label where no bar shows it.
struct LabelInPageStyle: Rule {
  let info = RuleInfo(
    id: "label-in-page-style",
    severity: .hint,
    summary: "A tab of a `TabView` in a page style has a label",
    reason: "Pages are swiped through under a row of dots; no bar is drawn, and no label.",
    source: "https://developer.apple.com/documentation/swiftui/pagetabviewstyle",
    wrong: .init(
      """
      TabView {
          SoupView().tabItem { Text("Soup") }
          SaladView().tabItem { Text("Salad") }
      }
      .tabViewStyle(.page)
      """),
    right: .init(
      """
      TabView {
          SoupView()
          SaladView()
      }
      .tabViewStyle(.page)
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard linted.bar.style == .page else { return }
    for (index, tab) in linted.bar.tabs.enumerated() {
      if case .missing = tab.label { continue }
      guard let range = labelRange(of: tab, in: linted.bar) else { continue }
      context.report(.labelInPageStyle, at: range, bar: linted, tab: index)
    }
  }

  /// Where the label is given: the modifier's name, the title, the label of the closure.
  private func labelRange(of tab: Tab, in bar: TabBar) -> TextRange? {
    if tab.form == .call {
      let arguments = tab.chain.call?.arguments
      return arguments?.unlabeled.first?.node.range ?? arguments?["label"]?.labelRange
    }
    guard case .modifier(let names) = bar.dialect.label else { return nil }
    return tab.modifiers.first { names.contains($0.name) }?.nameRange
  }
}

extension String {
  fileprivate static let labelInPageStyle = "a page style draws no bar: this label is never shown"
}
