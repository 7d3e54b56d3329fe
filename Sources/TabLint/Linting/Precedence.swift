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

  /// What the findings of one rule are about.
  private struct Winners {
    /// The bars with the tabs in them, by index.
    private(set) var tabs: [Int: Set<Int>] = [:]
    private var cases: Set<Case> = []

    private struct Case: Hashable {
      let name: String
      /// nil is any bar.
      let bar: Int?
    }

    mutating func add(_ finding: LintContext.Finding) {
      if let bar = finding.bar {
        tabs[bar, default: []].formUnion(finding.tab.map { [$0] } ?? [])
      }
      if let name = finding.caseName { cases.insert(Case(name: name, bar: finding.bar)) }
    }

    func contains(caseOf finding: LintContext.Finding) -> Bool {
      guard let name = finding.caseName else { return false }
      return cases.contains(Case(name: name, bar: nil))
        || cases.contains(Case(name: name, bar: finding.bar))
    }
  }

  /// The findings that say something of their own; `bars` are those that they are about, by their indices.
  static func filter(
    _ findings: [LintContext.Finding], of bars: [LintedBar]
  ) -> [LintContext.Finding] {
    var winners: [String: Winners] = [:]
    for row in rows { winners[row.winner] = Winners() }
    for finding in findings { winners[finding.diagnostic.ruleID]?.add(finding) }
    return findings.filter { finding in
      if let bar = finding.bar, let only = onlyRule(of: bars[bar].bar) {
        return finding.diagnostic.ruleID == only
      }
      return !rows.contains { row in
        guard row.losers.contains(finding.diagnostic.ruleID), let winners = winners[row.winner]
        else { return false }
        return isBeaten(finding, by: winners, in: row.scope, bars)
      }
    }
  }

  /// The rule that alone has something to say about a bar that is empty or of a beta's names.
  private static func onlyRule(of bar: TabBar) -> String? {
    if bar.isBeta { return "obsolete-api" }
    return bar.isEmpty ? "no-tabs" : nil
  }

  private static func isBeaten(
    _ finding: LintContext.Finding, by winners: Winners, in scope: Scope, _ bars: [LintedBar]
  ) -> Bool {
    if scope == .enumCase { return winners.contains(caseOf: finding) }
    guard let bar = finding.bar, let tabs = winners.tabs[bar] else { return false }
    if scope == .bar { return true }
    // A finding about all tabs falls when each of them has one of its own.
    guard let tab = finding.tab else { return tabs.count == bars[bar].bar.tabs.count }
    return tabs.contains(tab) && (scope == .tab || bars[bar].bar.tabs[tab].isLabelFromIdentity)
  }
}
