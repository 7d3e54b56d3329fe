extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textEdit
  struct TextEdit: Codable, Hashable {
    var range: Range
    var newText: String
    /// Names what is said about the edit; only for clients that annotate changes.
    var annotationId: String?
  }
}
