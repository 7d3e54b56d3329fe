extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnostic
  struct Diagnostic: Codable, Hashable {
    var range: Range
    var severity: DiagnosticSeverity?
    /// The rule's id.
    var code: String?
    var codeDescription: CodeDescription?
    var source: String?
    var message: String
    var tags: [DiagnosticTag]?
    var relatedInformation: [DiagnosticRelatedInformation]?
    var data: DiagnosticData?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnosticSeverity
  enum DiagnosticSeverity: Int, Codable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnosticTag
  enum DiagnosticTag: Int, Codable {
    case unnecessary = 1
    case deprecated = 2
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnosticRelatedInformation
  struct DiagnosticRelatedInformation: Codable, Hashable {
    var location: Location
    var message: String
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeDescription
  struct CodeDescription: Codable, Hashable {
    var href: String
  }

  /// What we put into a diagnostic's `data`: the titles of its fixes, for clients that show them. Nothing depends on it.
  struct DiagnosticData: Codable, Hashable {
    var fixes: [String]
  }
}
