import TabSpecParser

/// All safe fixes of a file that can be made at once.
enum SafeFixes {
  /// The first safe fix of each finding, but for those that overlap one before; sorted by range.
  static func edits(of findings: [Diagnostic]) -> [TextEdit] {
    var edits: [TextEdit] = []
    for finding in findings {
      guard let fix = finding.fixIts.first(where: \.isSafe) else { continue }
      let isFree = fix.edits.allSatisfy { edit in !edits.contains { $0.overlaps(edit) } }
      if isFree { edits += fix.edits }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension TextEdit {
  /// Whether the two change the same bytes, or put something in at the same place.
  fileprivate func overlaps(_ other: TextEdit) -> Bool {
    range.overlaps(other.range) || range.lowerBound == other.range.lowerBound
  }
}
