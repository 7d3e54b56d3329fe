import TabLint
import TabSpecParser

/// What stands above a bar, and what is told to somebody who asks for more.
struct BarSummaries {
  struct Summary {
    /// The container's name.
    let range: TextRange
    let title: String
    /// The names of the tabs, for a message.
    let details: String
  }

  let context: FileContext

  /// One for each bar, in order.
  var all: [Summary] {
    context.bars.map { bar in
      let layout = BarLayout(bar, configuration: context.configuration)
      return Summary(
        range: bar.nameRange, title: title(of: layout), details: details(of: layout))
    }
  }

  private func title(of layout: BarLayout) -> String {
    guard layout.overflows else { return layout.countText }
    return "\(layout.countText), \(layout.shownCount) before \"More\""
  }

  private func details(of layout: BarLayout) -> String {
    let bar = layout.bar
    let names = bar.tabs.enumerated().map { index, tab in
      tab.knownLabel ?? tab.idValue.description ?? "tab \(index + 1)"
    }
    guard !names.isEmpty else { return "\(bar.name): \(layout.countText)" }
    guard layout.isFixed, layout.overflows else {
      return "\(bar.name): \(names.joined(separator: ", "))"
    }
    let shown = names.prefix(layout.shownCount).joined(separator: ", ")
    let hidden = names.dropFirst(layout.shownCount).joined(separator: ", ")
    return "\(bar.name): \(shown), More (\(hidden))"
  }
}
