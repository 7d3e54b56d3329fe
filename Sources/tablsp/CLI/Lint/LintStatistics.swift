import TabSpecParser

/// How often each rule spoke, the most frequent first.
struct LintStatistics {
  struct Row: Hashable, Sendable {
    let ruleID: String
    let severity: Severity
    var count: Int
  }

  let rows: [Row]

  init(_ report: LintReport) {
    var rows: [String: Row] = [:]
    for finding in report.files.lazy.flatMap(\.findings) {
      let row = Row(ruleID: finding.ruleID, severity: finding.severity, count: 0)
      rows["\(finding.ruleID) \(finding.severity)", default: row].count += 1
    }
    self.rows = rows.values.sorted { left, right in
      (right.count, left.ruleID, right.severity) < (left.count, right.ruleID, left.severity)
    }
  }

  /// A line a rule: count, severity, id.
  var text: String {
    let width = String(rows.first?.count ?? 0).utf8.count
    return rows.map { row in
      let count = Wording.padded(String(row.count), to: width, atEnd: false)
      return "\(count)  \(Wording.padded(row.severity.rawValue, to: 7))  \(row.ruleID)\n"
    }.joined()
  }

  /// A list of objects in the same order.
  var json: [UInt8] {
    var writer = JSONWriter(expandedDepth: 1)
    writer.array(rows) { writer, row in
      writer.object { writer in
        writer.member("rule", row.ruleID)
        writer.member("severity", row.severity.rawValue)
        writer.member("count", row.count)
      }
    }
    return writer.document
  }
}
