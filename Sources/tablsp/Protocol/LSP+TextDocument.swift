extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentIdentifier
  struct TextDocumentIdentifier: Codable {
    var uri: String
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#versionedTextDocumentIdentifier
  struct VersionedTextDocumentIdentifier: Codable {
    var uri: String
    var version: Int
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentItem
  struct TextDocumentItem: Codable {
    var uri: String
    var languageId: String
    var version: Int
    var text: String
  }
}
