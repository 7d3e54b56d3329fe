extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#publishDiagnosticsParams
  struct PublishDiagnosticsParams: Encodable {
    var uri: String
    /// Nil for a document that is not open.
    var version: Int?
    /// All of them; what was published before is no more.
    var diagnostics: [Diagnostic]
  }
}
