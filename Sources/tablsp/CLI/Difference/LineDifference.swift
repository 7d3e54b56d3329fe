/// Which lines change between two texts, found by anchoring at the lines that stand once in each of them, and by the
/// shortest edit script between two anchors.
struct LineDifference {
  /// Lines of the old text that give way to lines of the new one; either range can be empty.
  struct Change: Hashable {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// Lines as numbers that are equal where the lines are.
  private let old: [Int]
  private let new: [Int]
  /// The pairs of equal lines, in order.
  private var pairs: [(old: Int, new: Int)] = []

  /// The changes that make `new` of `old`, in order, with an equal line at least between any two.
  static func changes<Line: Hashable>(from old: [Line], to new: [Line]) -> [Change] {
    var numbers: [Line: Int] = [:]
    var numbered: [Int] = []
    for line in old + new {
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      numbered.append(number)
    }
    var difference = LineDifference(
      old: Array(numbered.prefix(old.count)), new: Array(numbered.dropFirst(old.count)))
    difference.match(0..<old.count, 0..<new.count)
    return difference.changes
  }

  private init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  /// What lies between the pairs.
  private var changes: [Change] {
    var changes: [Change] = []
    var (oldStart, newStart) = (0, 0)
    for pair in pairs + [(old.count, new.count)] {
      if oldStart < pair.old || newStart < pair.new {
        changes.append(Change(old: oldStart..<pair.old, new: newStart..<pair.new))
      }
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
    return changes
  }

  // MARK: - Matching

  /// Appends the pairs of two stretches.
  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let first = oldRange.first, let other = newRange.first, old[first] == new[other] {
      pairs.append((first, other))
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    var tail: [(old: Int, new: Int)] = []
    while let last = oldRange.last, let other = newRange.last, old[last] == new[other] {
      tail.append((last, other))
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    if !oldRange.isEmpty, !newRange.isEmpty { matchInside(oldRange, newRange) }
    pairs += tail.reversed()
  }

  private mutating func matchInside(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let anchors = anchors(oldRange, newRange)
    guard !anchors.isEmpty else {
      let script = EditScript.pairs(Array(old[oldRange]), Array(new[newRange]))
      pairs += script.map { ($0.old + oldRange.lowerBound, $0.new + newRange.lowerBound) }
      return
    }
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for anchor in anchors {
      match(oldStart..<anchor.old, newStart..<anchor.new)
      pairs.append(anchor)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    match(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound)
  }

  /// The longest run, ascending in both, of lines that stand once in each stretch.
  private func anchors(
    _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    let oldPlaces = uniquePlaces(in: oldRange, of: old)
    let newPlaces = uniquePlaces(in: newRange, of: new)
    let common = oldRange.compactMap { index -> (old: Int, new: Int)? in
      guard oldPlaces[old[index]] == index, let other = newPlaces[old[index]], other >= 0 else {
        return nil
      }
      return (index, other)
    }
    // The tops of the piles of a patience game, and for each card the one that lay on the pile before.
    var tops: [Int] = []
    var previous: [Int] = []
    for (card, pair) in common.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if common[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? tops[low - 1] : -1)
      if low < tops.count { tops[low] = card } else { tops.append(card) }
    }
    var run: [(old: Int, new: Int)] = []
    var card = tops.last ?? -1
    while card >= 0 {
      run.append(common[card])
      card = previous[card]
    }
    return run.reversed()
  }

  /// The places of the lines that stand once in a stretch; -1 for those that stand more often.
  private func uniquePlaces(in range: Range<Int>, of lines: [Int]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
    return places
  }
}
