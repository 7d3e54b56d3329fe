import TabLint
import TabSpecParser

/// What code actions are asked for: a stretch of a document, and what is found there.
struct CodeActionSubject {
  /// A finding as the linter says it and as the client reads it.
  struct Finding {
    let finding: Diagnostic
    let item: LSP.Diagnostic
  }

  let document: DocumentSnapshot
  let range: TextRange
  /// The findings that the range touches.
  let findings: [Finding]

  init(_ range: LSP.Range, of document: DocumentSnapshot, report: DiagnosticReport) {
    self.document = document
    let range = document.range(of: range)
    self.range = range
    findings = zip(report.findings, report.items).lazy.filter { $0.0.range.touches(range) }
      .map { Finding(finding: $0, item: $1) }
  }
}

extension TextRange {
  /// Whether the two share a character, or one is empty and lies in or at the other.
  func touches(_ other: TextRange) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
