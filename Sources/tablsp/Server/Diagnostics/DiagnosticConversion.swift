import TabSpecParser

extension LanguageServer {
  /// The findings as the client reads them: without what it doesn't.
  func items(of findings: [Diagnostic], in document: DocumentText) -> [LSP.Diagnostic] {
    let takes = client.diagnostics
    return findings.map { finding in
      let tags = [finding.tag].compactMap(\.self).map(LSP.DiagnosticTag.init)
      return LSP.Diagnostic(
        range: document.range(of: finding.range),
        severity: LSP.DiagnosticSeverity(finding.severity),
        code: finding.ruleID,
        codeDescription: takes.codeDescription ? codeDescription(of: finding) : nil,
        source: "tablsp",
        message: finding.message,
        tags: takes.tags.isSuperset(of: tags) && !tags.isEmpty ? tags : nil,
        relatedInformation: takes.relatedInformation && !finding.notes.isEmpty
          ? finding.notes.compactMap { relatedInformation(of: $0, in: document) } : nil,
        data: takes.data && !finding.fixIts.isEmpty
          ? LSP.DiagnosticData(fixes: finding.fixIts.map(\.title)) : nil
      )
    }
  }

  private func codeDescription(of finding: Diagnostic) -> LSP.CodeDescription {
    LSP.CodeDescription(href: RuleLink.target(of: finding.ruleID))
  }

  /// Nil for a note whose file is gone.
  private func relatedInformation(
    of note: Diagnostic.Note, in document: DocumentText
  ) -> LSP.DiagnosticRelatedInformation? {
    let other = note.path.map { text(of: DocumentKey(name: $0)) } ?? document
    return other.map {
      LSP.DiagnosticRelatedInformation(
        location: LSP.Location(uri: $0.uri, range: $0.range(of: note.range)),
        message: note.message)
    }
  }
}

extension LSP.DiagnosticSeverity {
  /// A hint of ours is an *Information*, so that lists of problems show it.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .hint: self = .information
    }
  }
}

extension LSP.DiagnosticTag {
  init(_ tag: Diagnostic.Tag) {
    switch tag {
    case .unnecessary: self = .unnecessary
    case .deprecated: self = .deprecated
    }
  }
}
