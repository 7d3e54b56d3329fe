import TabSpecParser

/// One mistake gives one finding: which finding makes which others superfluous.
enum Precedence {
  private enum Scope {
    case tab
    case bar
    case enumCase
  }

  /// A finding of `winner` takes out those of `losers` about the same thing.
  private static let rows: [(winner: String, losers: [String], scope: Scope)] = [
    ("container-shadowed", ["unknown-argument"], .bar),
    ("foreach-id-mismatch", ["id-type-mismatch", "raw-value-id"], .tab),
    ("id-instead-of-tag", ["missing-id"], .tab),
    ("id-type-mismatch", ["raw-value-id"], .tab),
    ("incomplete-switch", ["missing-icon", "missing-label"], .enumCase),
    ("misplaced-tab-item", ["missing-id", "missing-label"], .tab),
    ("missing-label", ["missing-icon"], .tab),
    ("obsolete-api", ["missing-label"], .tab),
    ("selection-out-of-range", ["unused-case"], .enumCase),
    ("switch-in-container", ["conditional-selection"], .bar),
    ("unknown-argument", ["missing-label"], .tab),
    ("unknown-case", ["raw-value-id"], .tab),
  ]

  static func filter(_ findings: [LintContext.Finding]) -> [LintContext.Finding] {
    let ids = Set(findings.map(\.diagnostic.ruleID))
    let active = rows.filter { ids.contains($0.winner) }
    guard !active.isEmpty else { return findings }
    return findings.filter { finding in
      !active.contains { row in
        row.losers.contains(finding.diagnostic.ruleID)
          && findings.contains {
            $0.diagnostic.ruleID == row.winner && isSame($0, finding, in: row.scope)
          }
      }
    }
  }

  private static func isSame(
    _ left: LintContext.Finding, _ right: LintContext.Finding, in scope: Scope
  ) -> Bool {
    switch scope {
    case .tab: left.bar != nil && left.bar == right.bar && left.tab != nil && left.tab == right.tab
    case .bar: left.bar != nil && left.bar == right.bar
    case .enumCase: left.caseName != nil && left.caseName == right.caseName
    }
  }
}
