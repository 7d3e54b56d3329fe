import TabLint
import TabSpecParser

/// Says what a bar is: its kind, its picture, and the table of its tabs.
struct BarHover {
  let context: FileContext

  func hover(atToken token: Int) -> HoverText? {
    let range = context.tree.range(ofToken: token)
    return context.bars.first { $0.nameRange == range }.map { bar in
      HoverText(range: range, markup: markup(of: bar))
    }
  }

  func markup(of bar: TabBar) -> Markup {
    let layout = BarLayout(bar, configuration: context.configuration)
    var head: [Markup.Inline] = [
      .strong(bar.name), .text(": \(BarHover.kindText(of: bar)), \(layout.countText)"),
    ]
    if layout.overflows { head.append(.text(", \(layout.shownCount) of them before \"More\"")) }
    if bar.style == .page { head.append(.text(", shown as pages without a bar")) }
    if bar.isHidden { head.append(.text(", hidden")) }
    var blocks: [Markup.Block] = [.paragraph(head)]
    guard !bar.tabs.isEmpty else { return Markup(blocks) }
    if bar.style != .page {
      blocks.append(.code(BarPicture(layout).text, language: "text"))
    }
    return Markup(blocks + [table(of: bar)])
  }

  private func table(of bar: TabBar) -> Markup.Block {
    let descriptions = bar.tabs.enumerated().map { TabDescription(tab: $1, index: $0) }
    let hasConditions = descriptions.contains { $0.condition != nil || $0.repetition != nil }
    let rows = descriptions.map { description -> [Markup.Inline] in
      let remarks = [description.condition.map { "if \($0)" }, description.repetition]
      return [
        .text(String(description.index + 1)), .code(description.idOrSign),
        .text(description.labelOrSign), .code(description.iconOrSign),
      ] + (hasConditions ? [.text(remarks.compactMap(\.self).joined(separator: ", "))] : [])
    }
    return .table(
      header: ["#", "id", "label", "icon"] + (hasConditions ? ["when"] : []), rows: rows)
  }

  /// What kind of bar it is, in a few words.
  static func kindText(of bar: TabBar) -> String {
    switch bar.dialect.kind {
    case .system: "the system's tab bar"
    case .preferenceKey: "a bar whose views say which tab they are"
    case .data: "a bar made of data"
    case .trait: "a bar whose views carry their label"
    case .itemView: "a bar of item views"
    case .configured: "a bar of the project's configuration"
    }
  }
}
