/// Counts tabs under conditions.
enum TabCount {
  /// Tabs that are there together or not at all.
  struct Item {
    var conditions: [Condition]
    let count: Int

    init(conditions: [Condition], count: Int) {
      self.conditions = conditions
      self.count = count
    }

    /// A tab; one of a loop of unknown length counts for none.
    init(_ tab: Tab) {
      conditions = tab.conditions
      switch tab.repetition {
      case .once: count = 1
      case .times(let times): count = times
      case .unknown: count = 0
      }
    }
  }

  /// More combinations of values than this are not tried; the conditions left then count as independent.
  private static let maximumCombinationCount = 1024

  /// The most that can be there together.
  static func maximum(of items: some Sequence<Item>) -> Int {
    extreme(of: items, isMaximum: true)
  }

  /// The fewest that are there.
  static func minimum(of items: some Sequence<Item>) -> Int {
    extreme(
      of: items.map { item in
        Item(conditions: item.conditions.filter { !$0.isImplied }, count: item.count)
      }, isMaximum: false)
  }

  private static func extreme(of items: some Sequence<Item>, isMaximum: Bool) -> Int {
    var total = 0
    var conditional: [Item] = []
    for item in items {
      if item.conditions.isEmpty { total += item.count } else { conditional.append(item) }
    }
    for group in connected(conditional) {
      total += extreme(of: group, budget: maximumCombinationCount, isMaximum: isMaximum)
    }
    return total
  }

  /// The items in groups that share no subject with each other.
  private static func connected(_ items: [Item]) -> [[Item]] {
    var groups: [(subjects: Set<String>, items: [Item])] = []
    for item in items {
      var merged = (subjects: Set(item.conditions.map(\.subject)), items: [item])
      groups.removeAll { group in
        guard !group.subjects.isDisjoint(with: merged.subjects) else { return false }
        merged.subjects.formUnion(group.subjects)
        merged.items += group.items
        return true
      }
      groups.append(merged)
    }
    return groups.map(\.items)
  }

  /// Tries the values of one subject after the other.
  private static func extreme(of items: [Item], budget: Int, isMaximum: Bool) -> Int {
    guard let subject = items.lazy.flatMap(\.conditions).first?.subject else {
      return items.reduce(0) { $0 + $1.count }
    }
    let cells = ConditionCell.all(of: subject, in: items.lazy.flatMap(\.conditions))
    guard cells.count <= budget else {
      return items.reduce(0) { sum, item in
        isMaximum || item.conditions.isEmpty ? sum + item.count : sum
      }
    }
    let counts = cells.map { cell in
      let possible = items.filter { $0.conditions.isOpen(in: cell) }.map { item in
        Item(conditions: item.conditions.filter { $0.subject != subject }, count: item.count)
      }
      return extreme(of: possible, budget: budget / cells.count, isMaximum: isMaximum)
    }
    return (isMaximum ? counts.max() : counts.min()) ?? 0
  }
}
