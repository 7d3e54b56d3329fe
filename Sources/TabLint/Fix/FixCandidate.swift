import TabSpecParser

/// A fix that may be applied to a file.
struct FixCandidate {
  /// The index of the file in its project.
  let file: Int
  let finding: Diagnostic
  let fix: FixIt
  /// The fix's edits, sorted by range.
  let edits: [TextEdit]

  /// - Returns: nil where the fix changes nothing or its own edits overlap.
  init?(file: Int, finding: Diagnostic, fix: FixIt) {
    self.file = file
    self.finding = finding
    self.fix = fix
    edits = fix.edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard !edits.isEmpty,
      zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound })
    else { return nil }
  }

  /// Whether it goes before another one that wants the same place: safe ones do, then the ones that begin first.
  static func precedes(_ left: FixCandidate, _ right: FixCandidate) -> Bool {
    if left.fix.isSafe != right.fix.isSafe { return left.fix.isSafe }
    let places = (left.edits[0].range.lowerBound, right.edits[0].range.lowerBound)
    if places.0 != places.1 { return places.0 < places.1 }
    return (left.finding.range.lowerBound, left.finding.ruleID, left.fix.title)
      < (right.finding.range.lowerBound, right.finding.ruleID, right.fix.title)
  }
}

/// The places of a file that a round of fixes already changes.
struct TakenPlaces {
  /// Sorted, without overlaps.
  private var ranges: [TextRange] = []

  /// Takes the places of a fix; false where one of them meets a place that is taken. Where something is inserted, a
  /// neighbour is too near: the order of the two could not be told.
  mutating func take(_ edits: [TextEdit]) -> Bool {
    guard edits.allSatisfy({ isFree($0.range) }) else { return false }
    for edit in edits {
      var index = firstIndex(endingFrom: edit.range.lowerBound)
      while index < ranges.count, ranges[index].lowerBound < edit.range.lowerBound { index += 1 }
      ranges.insert(edit.range, at: index)
    }
    return true
  }

  private func isFree(_ range: TextRange) -> Bool {
    ranges[firstIndex(endingFrom: range.lowerBound)...].prefix {
      $0.lowerBound <= range.upperBound
    }.allSatisfy { taken in
      let touches = taken.upperBound == range.lowerBound || range.upperBound == taken.lowerBound
      return touches && !taken.isEmpty && !range.isEmpty
    }
  }

  /// The first range that ends at `offset` or behind it.
  private func firstIndex(endingFrom offset: TextOffset) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
