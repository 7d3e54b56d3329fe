extension LSP {
  /// A place in a document. https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#location
  struct Location: Codable, Hashable {
    var uri: String
    var range: Range
  }
}
