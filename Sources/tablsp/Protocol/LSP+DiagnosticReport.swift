extension LSP {
  /// What a pulled document has: all its diagnostics, or word that they are those of `resultId` still.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentDiagnosticReport
  struct DocumentDiagnosticReport: Encodable {
    var kind: DocumentDiagnosticReportKind
    /// Nil for what is no document.
    var resultId: String?
    /// Nil if unchanged.
    var items: [Diagnostic]?
  }

  enum DocumentDiagnosticReportKind: String, Codable {
    case full
    case unchanged
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceDiagnosticReport
  struct WorkspaceDiagnosticReport: Encodable {
    var items: [WorkspaceDocumentDiagnosticReport]
  }

  /// A document's report within that of a workspace.
  struct WorkspaceDocumentDiagnosticReport: Encodable {
    var uri: String
    /// Null on the wire for a document that is not open.
    var version: Int?
    var report: DocumentDiagnosticReport

    private enum CodingKeys: CodingKey {
      case uri
      case version
    }

    func encode(to encoder: any Encoder) throws {
      try report.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }
}
