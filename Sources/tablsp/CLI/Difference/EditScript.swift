/// The shortest way from one short list of lines to another, by E. Myers' greedy algorithm
/// (doi.org/10.1007/BF01840446).
enum EditScript {
  /// Longer ways are not looked for, so that neither time nor memory grow with the square of a file's length.
  private static let maximumLength = 500

  /// The pairs of equal lines that the way keeps, in order; none when the way is too long.
  static func pairs(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    let limit = min(maximumLength, old.count + new.count)
    var reach = Reach(limit: limit)
    var history: [Reach] = []
    for length in 0...limit {
      history.append(reach)
      for diagonal in stride(from: -length, through: length, by: 2) {
        var line = history[length].step(onto: diagonal, length: length).line
        while line < old.count, line - diagonal < new.count, old[line] == new[line - diagonal] {
          line += 1
        }
        reach[diagonal] = line
        if line >= old.count, line - diagonal >= new.count {
          return walkBack(history, from: (old.count, new.count))
        }
      }
    }
    return []
  }

  private static func walkBack(
    _ history: [Reach], from end: (old: Int, new: Int)
  ) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (line, other) = end
    for (length, reach) in history.enumerated().reversed() {
      let step = reach.step(onto: line - other, length: length)
      while line > step.line {
        line -= 1
        other -= 1
        pairs.append((line, other))
      }
      if step.isInsertion { other -= 1 } else { line -= 1 }
    }
    return pairs.reversed()
  }

  /// The old line that ways of one length reach on each diagonal: the old line's number minus the new one's.
  private struct Reach {
    private var lines: [Int]
    private let middle: Int

    init(limit: Int) {
      lines = Array(repeating: 0, count: 2 * limit + 3)
      middle = limit + 1
    }

    subscript(diagonal: Int) -> Int {
      get { lines[middle + diagonal] }
      set { lines[middle + diagonal] = newValue }
    }

    /// Where a way that is one step longer arrives on a diagonal, and whether that step inserts a line.
    func step(onto diagonal: Int, length: Int) -> (line: Int, isInsertion: Bool) {
      let isInsertion =
        diagonal == -length
        || (diagonal != length && self[diagonal - 1] < self[diagonal + 1])
      return (isInsertion ? self[diagonal + 1] : self[diagonal - 1] + 1, isInsertion)
    }
  }
}
