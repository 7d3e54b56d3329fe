import TabLint
import TabSpecParser

/// Which tabs of a bar are seen at once, and which are behind "More".
struct BarLayout {
  let bar: TabBar
  /// How many fit; nil where there is no limit.
  let limit: Int?
  /// The most tabs that can be there together.
  let count: Int
  /// Whether all tabs are always there, each once, so that each has its place.
  let isFixed: Bool

  init(_ bar: TabBar, configuration: Configuration) {
    self.bar = bar
    limit = bar.visibleLimit(in: configuration)
    count = bar.maximumTabCount
    isFixed =
      bar.isComplete
      && bar.tabs.allSatisfy { $0.conditions.isEmpty && $0.repetition == .once }
  }

  /// Whether there are more tabs than fit.
  var overflows: Bool {
    limit.map { count > $0 && $0 > 0 } ?? false
  }

  /// How many tabs stand before "More"; all, where there is none.
  var shownCount: Int {
    overflows ? (limit ?? count) - 1 : count
  }

  /// Whether the tab at `index` is surely behind "More".
  func hides(_ index: Int) -> Bool {
    isFixed && overflows && index >= shownCount
  }

  /// The number of tabs, as far as it is known: `3 tabs`, `at most 4 tabs`, `2 tabs or more`.
  var countText: String {
    let tabs = count == 1 ? "1 tab" : "\(count) tabs"
    if !bar.isComplete || bar.tabs.contains(where: { $0.repetition == .unknown }) {
      return count == 0 ? "an unknown number of tabs" : "\(tabs) or more"
    }
    return bar.tabs.contains { !$0.conditions.isEmpty } ? "at most \(tabs)" : tabs
  }
}
