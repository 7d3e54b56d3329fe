import TabSpecParser

/// The directives of a file, and what they do to its findings.
struct Suppressions {
  private let tree: SyntaxTree
  private let directives: [Directive]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    directives = Directive.all(in: tree)
  }

  /// A rule that a directive names, and where it holds.
  private struct Entry {
    let name: Directive.RuleName
    let ranges: [TextRange]
    let directive: Directive
    var isUsed = false

    func covers(_ finding: Diagnostic) -> Bool {
      finding.ruleID == name.text && ranges.contains { $0.contains(finding.range.lowerBound) }
    }
  }

  /// The findings that are left, with those about the directives, sorted by place, then by rule id. Severities are those
  /// of the configuration; what it turns off is gone.
  func apply(to findings: [Diagnostic], of linter: Linter) -> [Diagnostic] {
    var invalid: [Diagnostic] = []
    var entries = readEntries(invalid: &invalid)
    let wanted = findings.filter { linter.severity(of: $0) != nil }
    var left = wanted.filter { finding in
      var isCovered = false
      for index in entries.indices where entries[index].covers(finding) {
        entries[index].isUsed = true
        isCovered = true
      }
      return !isCovered
    }
    left += invalid
    left += entries.filter { !$0.isUsed && isJudged($0.name.text, linter) }.map(unused)
    return left.compactMap { finding in
      guard let severity = linter.severity(of: finding) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
    .sorted { ($0.range.lowerBound, $0.ruleID) < ($1.range.lowerBound, $1.ruleID) }
  }

  /// Whether a rule was looked for, so that a directive for it can be called unused.
  private func isJudged(_ rule: String, _ linter: Linter) -> Bool {
    linter.onlyRules.map { $0.contains(rule) } ?? true
  }

  // MARK: - Reading

  private func readEntries(invalid: inout [Diagnostic]) -> [Entry] {
    var entries: [Entry] = []
    var open: [(directive: Directive, rules: [Directive.RuleName])] = []
    for directive in directives {
      guard let verb = directive.verb else {
        invalid.append(unknownVerb(directive))
        continue
      }
      let rules = knownRules(of: directive, invalid: &invalid)
      if directive.rules.isEmpty {
        invalid.append(
          finding("this directive names no rule", at: directive.range))
        continue
      }
      switch verb {
      case .ignore:
        let ranges = SuppressionScope.ranges(of: directive, in: tree)
        entries += rules.map { Entry(name: $0, ranges: ranges, directive: directive) }
      case .ignoreFile:
        entries += rules.map {
          Entry(name: $0, ranges: [everywhere], directive: directive)
        }
      case .ignoreBegin: open.append((directive, rules))
      case .ignoreEnd:
        for rule in rules {
          guard
            let begin = open.lastIndex(where: { $0.rules.contains { $0.text == rule.text } })
          else {
            invalid.append(
              finding("nothing begins to ignore '\(rule.text)' before this", at: rule.range))
            continue
          }
          let name = open[begin].rules.first { $0.text == rule.text } ?? rule
          open[begin].rules.removeAll { $0.text == rule.text }
          let start = open[begin].directive.range.lowerBound
          entries.append(
            Entry(
              name: name, ranges: [start..<directive.range.upperBound],
              directive: open[begin].directive))
        }
      }
    }
    for (directive, rules) in open {
      for rule in rules {
        invalid.append(finding("ignoring '\(rule.text)' never ends", at: rule.range))
        entries.append(
          Entry(
            name: rule, ranges: [directive.range.lowerBound..<everywhere.upperBound],
            directive: directive, isUsed: true))
      }
    }
    return entries
  }

  private var everywhere: TextRange {
    TextOffset(0)..<tree.text.end.advanced(by: 1)
  }

  private func knownRules(
    of directive: Directive, invalid: inout [Diagnostic]
  ) -> [Directive.RuleName] {
    directive.rules.filter { rule in
      if AllRules.ids.contains(rule.text) { return true }
      let near = nearest(to: rule.text, in: AllRules.infos.map(\.id), maximumDistance: 3)
      let advice = near.map { "; did you mean '\($0)'?" } ?? ""
      let fix = near.map {
        FixIt(
          title: "Change to '\($0)'", isSafe: false,
          edits: [TextEdit(range: rule.range, replacement: $0)])
      }
      invalid.append(
        finding("there is no rule '\(rule.text)'\(advice)", at: rule.range, fix: fix))
      return false
    }
  }

  // MARK: - Findings

  private func unknownVerb(_ directive: Directive) -> Diagnostic {
    let near = nearest(
      to: directive.word.text, in: Directive.Verb.allCases.map(\.rawValue), maximumDistance: 3)
    let advice = near.map { "; did you mean '\($0)'?" } ?? ""
    let fix = near.map {
      FixIt(
        title: "Change to '\($0)'", isSafe: false,
        edits: [TextEdit(range: directive.word.range, replacement: $0)])
    }
    return finding(
      "'\(directive.word.text)' is no directive\(advice)", at: directive.word.range, fix: fix)
  }

  private func finding(_ message: String, at range: TextRange, fix: FixIt? = nil) -> Diagnostic {
    let info = SuppressionRules.invalid
    return Diagnostic(
      ruleID: info.id, severity: info.severity, message: message, range: range,
      fixIts: fix.map { [$0] } ?? [])
  }

  private func unused(_ entry: Entry) -> Diagnostic {
    let info = SuppressionRules.unused
    let isOnly = entry.directive.rules.count == 1
    return Diagnostic(
      ruleID: info.id, severity: info.severity,
      message: "nothing to ignore here: no '\(entry.name.text)' is found",
      range: isOnly ? entry.directive.range : entry.name.range,
      fixIts: [removal(of: entry, isOnly: isOnly)], tag: .unnecessary)
  }

  /// Takes the rule out of the directive, or the whole comment with the blanks before it.
  private func removal(of entry: Entry, isOnly: Bool) -> FixIt {
    let bytes = tree.text.bytes
    var range = isOnly ? entry.directive.range : entry.name.range
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    var start = range.byteIndices.lowerBound
    var end = range.byteIndices.upperBound
    if isOnly {
      while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
      if entry.directive.isAlone, end < bytes.count {
        end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      }
    } else if entry.name.range.lowerBound == entry.directive.rules[0].range.lowerBound {
      end = entry.directive.rules[1].range.byteIndices.lowerBound
    } else {
      while start > 0, isBlank(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ",") {
        start -= 1
      }
    }
    range = TextOffset(start)..<TextOffset(end)
    return FixIt(
      title: isOnly ? "Remove the comment" : "Remove '\(entry.name.text)'", isSafe: false,
      edits: [TextEdit(range: range, replacement: "")])
  }
}
