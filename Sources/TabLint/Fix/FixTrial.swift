import TabSpecParser

/// Tries the fixes of a round together, and where they do harm, finds those that do by halving.
struct FixTrial {
  let base: FixState
  private(set) var accepted: [FixCandidate] = []
  private(set) var rejected: [(candidate: FixCandidate, harm: FixState.Harm)] = []
  /// The state after all accepted fixes.
  private(set) var best: FixState

  init(base: FixState) {
    self.base = base
    best = base
  }

  /// Accepts those of `candidates` that do no harm behind the ones accepted before.
  mutating func take(_ candidates: ArraySlice<FixCandidate>) {
    guard !candidates.isEmpty else { return }
    let together = accepted + candidates
    let next = base.applying(together)
    guard let harm = next.harm(since: base, by: together) else {
      accepted = together
      best = next
      return
    }
    guard candidates.count > 1 else {
      rejected.append((candidates[candidates.startIndex], harm))
      return
    }
    let middle = candidates.startIndex + candidates.count / 2
    take(candidates[..<middle])
    take(candidates[middle...])
  }
}
