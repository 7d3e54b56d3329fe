/// The line that ends a run: `3 errors, 1 warning in 2 of 14 files`.
enum LintSummary {
  static func line(of report: LintReport) -> String {
    guard !report.files.isEmpty else { return "no .tabs or .swift files found" }
    let total = Wording.count(report.files.count, "file")
    let counts = report.counts
    let parts = [(counts.errors, "error"), (counts.warnings, "warning"), (counts.hints, "hint")]
    let found = parts.filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }
    guard !found.isEmpty else { return "no findings in \(total)" }
    return "\(found.joined(separator: ", ")) in \(report.filesWithFindings.count) of \(total)"
  }
}
