import TabSpecParser

/// One mistake gives one finding: which finding makes which others superfluous.
enum Precedence {
  private enum Scope {
    case tab
    case bar
    case enumCase
    /// A tab whose label and icon are those of its identity.
    case tabNamedByIdentity
  }

  /// A finding of `winner` takes out those of `losers` about the same thing.
  private static let rows: [(winner: String, losers: [String], scope: Scope)] = [
    ("container-shadowed", ["unknown-argument"], .bar),
    ("duplicate-id", ["duplicate-icon", "duplicate-label"], .tabNamedByIdentity),
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

  /// The findings that say something of their own; `bars` are those that they are about, by their indices.
  static func filter(
    _ findings: [LintContext.Finding], of bars: [LintedBar]
  ) -> [LintContext.Finding] {
    let ids = Set(findings.map(\.diagnostic.ruleID))
    let active = rows.filter { ids.contains($0.winner) }
    return findings.filter { finding in
      if let bar = finding.bar, let only = onlyRule(of: bars[bar].bar) {
        return finding.diagnostic.ruleID == only
      }
      return !active.contains { row in
        row.losers.contains(finding.diagnostic.ruleID)
          && isBeaten(finding, by: row.winner, in: row.scope, findings, bars)
      }
    }
  }

  /// The rule that alone has something to say about a bar that is empty or of a beta's names.
  private static func onlyRule(of bar: TabBar) -> String? {
    if bar.isBeta { return "obsolete-api" }
    return bar.isEmpty ? "no-tabs" : nil
  }

  private static func isBeaten(
    _ finding: LintContext.Finding, by winner: String, in scope: Scope,
    _ findings: [LintContext.Finding], _ bars: [LintedBar]
  ) -> Bool {
    let winners = findings.filter { $0.diagnostic.ruleID == winner }
    switch scope {
    case .enumCase:
      return finding.caseName != nil
        && winners.contains { winner in
          winner.caseName == finding.caseName && (winner.bar == nil || winner.bar == finding.bar)
        }
    case .bar: return finding.bar != nil && winners.contains { $0.bar == finding.bar }
    case .tab, .tabNamedByIdentity:
      guard let bar = finding.bar else { return false }
      let tabs = Set(winners.filter { $0.bar == bar }.compactMap(\.tab))
      // A finding about all tabs falls when each of them has one of its own.
      guard let tab = finding.tab else { return tabs.count == bars[bar].bar.tabs.count }
      return tabs.contains(tab) && (scope == .tab || bars[bar].bar.tabs[tab].isLabelFromIdentity)
    }
  }
}
