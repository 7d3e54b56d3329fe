/// The candidate that `name` is most likely a misspelling of: the nearest one, the first among equals; nil when none is
/// near. Near is at most `maximumDistance` edits and at most half of the longer name, so that short names which have
/// nothing in common do not suggest each other.
public func nearest(
  to name: String, in candidates: some Sequence<String>, maximumDistance: Int = 2
) -> String? {
  nearNames(to: name, in: candidates, maximumDistance: maximumDistance).first
}

/// All candidates near `name` in the sense of `nearest(to:in:maximumDistance:)`, the nearest first, equals in their order.
public func nearNames(
  to name: String, in candidates: some Sequence<String>, maximumDistance: Int = 2
) -> [String] {
  let scalars = Array(name.unicodeScalars)
  var byDistance: [[String]] = Array(repeating: [], count: max(maximumDistance, 0) + 1)
  for candidate in candidates {
    let other = Array(candidate.unicodeScalars)
    let limit = min(maximumDistance, max(scalars.count, other.count) / 2)
    if let distance = editDistance(scalars, other, limit: limit) {
      byDistance[distance].append(candidate)
    }
  }
  return byDistance.flatMap { $0 }
}

/// The least number of inserted, deleted and replaced scalars and of swapped neighbours that make `right` of `left`
/// (Damerau and Levenshtein's distance, no stretch edited twice); nil when it is above `limit`.
private func editDistance(
  _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int
) -> Int? {
  guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
  var beforePrevious = Array(repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = previous
  for row in 0..<left.count {
    current[0] = row + 1
    for column in 0..<right.count {
      var best = previous[column] + (left[row] == right[column] ? 0 : 1)
      best = min(best, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = best
    }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  let distance = previous[right.count]
  return distance <= limit ? distance : nil
}
