import TabSpecParser

/// What a document has, as the linter says it and as the client reads it.
struct DiagnosticReport {
  /// The fixes are taken from these.
  let findings: [Diagnostic]
  let items: [LSP.Diagnostic]
  /// The same for the same items; another, as good as surely, for others.
  let resultID: String

  init(findings: [Diagnostic], items: [LSP.Diagnostic]) {
    self.findings = findings
    self.items = items
    resultID = String(UInt64(bitPattern: Int64(items.hashValue)), radix: 36)
  }
}
