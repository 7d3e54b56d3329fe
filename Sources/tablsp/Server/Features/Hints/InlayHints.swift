import TabLint
import TabSpecParser

/// What is said between the words of a file: positions that are ids, tabs behind "More", how many tabs of how many fit.
struct InlayHints {
  struct Hint {
    let offset: TextOffset
    let text: String
    let tooltip: String
    /// Whether it belongs to what stands before it; else to what stands behind it.
    let isBehind: Bool
  }

  let context: FileContext

  /// The hints in a range, in the order of their places.
  func hints(in range: TextRange) -> [Hint] {
    context.bars.flatMap { bar -> [Hint] in
      let layout = BarLayout(bar, configuration: context.configuration)
      return count(of: layout) + positions(of: bar) + hidden(layout)
    }
    .filter { range.touches($0.offset) }
    .sorted { $0.offset < $1.offset }
  }

  private func count(of layout: BarLayout) -> [Hint] {
    guard let limit = layout.limit, layout.count > 0, limit > 0 else { return [] }
    let tooltip =
      layout.overflows
      ? "\(layout.countText): \(layout.shownCount) are shown, the others are behind \"More\""
      : "\(layout.countText), and \(limit) fit"
    return [
      Hint(
        offset: layout.bar.nameRange.upperBound, text: "\(layout.count)/\(limit)",
        tooltip: tooltip, isBehind: true)
    ]
  }

  private func positions(of bar: TabBar) -> [Hint] {
    ownTabs(of: bar).compactMap { _, tab in
      guard case .position(let position) = tab.identity else { return nil }
      return Hint(
        offset: tab.range.lowerBound, text: "\(position):",
        tooltip: "the place of the tab is its id", isBehind: false)
    }
  }

  private func hidden(_ layout: BarLayout) -> [Hint] {
    ownTabs(of: layout.bar).filter { layout.hides($0.index) }.map { _, tab in
      Hint(
        offset: endOfFirstLine(of: tab), text: "in \"More\"",
        tooltip: "only \(layout.limit ?? 0) tabs fit: this one is behind \"More\"", isBehind: true)
    }
  }

  /// The tabs that have a place of their own in this file.
  private func ownTabs(of bar: TabBar) -> [(index: Int, tab: Tab)] {
    bar.tabs.enumerated().filter { $1.node.tree === context.tree && $1.node != bar.content }
      .map { ($0, $1) }
  }

  /// The end of the line that the tab starts on, or of the tab.
  private func endOfFirstLine(of tab: Tab) -> TextOffset {
    let tree = context.tree
    var last = tab.node.firstToken
    for token in tab.node.tokenIndices {
      if tree.tokens[token].kind == .newline { break }
      if !tree.tokens[token].kind.isTrivia { last = token }
    }
    return tree.range(ofToken: last).upperBound
  }
}
