import TabSpecParser

/// The fixes that were tried and taken back, so that they are not tried again.
struct FixRejections {
  private struct Entry {
    let file: Int
    let ruleID: String
    let title: String
    let replacements: [String]
    /// Where the finding is now.
    var places: ClosedRange<TextOffset>
    let reason: String
  }

  private var entries: [Entry] = []

  /// - Parameter accepted: the fixes of the same round that stayed, after which the places have changed.
  mutating func add(
    _ rejected: [(candidate: FixCandidate, harm: FixState.Harm)], after accepted: [FixCandidate]
  ) {
    let edits = FixState.edits(of: accepted)
    for (candidate, harm) in rejected {
      let map = PlaceMap(edits[candidate.file] ?? [])
      entries.append(
        Entry(
          file: candidate.file, ruleID: candidate.finding.ruleID, title: candidate.fix.title,
          replacements: candidate.edits.map(\.replacement),
          places: map.places(of: candidate.finding.range.lowerBound), reason: harm.reason))
    }
  }

  /// Follows the places through the edits of a round, by file.
  mutating func move(by edits: [Int: [TextEdit]]) {
    for index in entries.indices {
      let map = PlaceMap(edits[entries[index].file] ?? [])
      let places = entries[index].places
      entries[index].places =
        map.places(of: places.lowerBound).lowerBound...map.places(of: places.upperBound).upperBound
    }
  }

  func contains(_ candidate: FixCandidate) -> Bool {
    entry(of: candidate) != nil
  }

  /// Those whose finding is still there, in the order of the findings.
  func rolledBack(in file: Int, findings: [Diagnostic]) -> [FixOutcome.RolledBackFix] {
    guard entries.contains(where: { $0.file == file }) else { return [] }
    return findings.flatMap { finding in
      finding.fixIts.compactMap { fix in
        FixCandidate(file: file, finding: finding, fix: fix).flatMap(entry).map {
          FixOutcome.RolledBackFix(finding: finding, fix: fix, reason: $0.reason)
        }
      }
    }
  }

  private func entry(of candidate: FixCandidate) -> Entry? {
    entries.first { entry in
      entry.file == candidate.file && entry.ruleID == candidate.finding.ruleID
        && entry.title == candidate.fix.title
        && entry.replacements == candidate.edits.map(\.replacement)
        && entry.places.contains(candidate.finding.range.lowerBound)
    }
  }
}

extension FixState.Harm {
  fileprivate var reason: String {
    switch self {
    case .syntax: "the file would have a syntax error"
    case .error(let finding, let path): "\(path): \(finding.message) [\(finding.ruleID)]"
    }
  }
}
