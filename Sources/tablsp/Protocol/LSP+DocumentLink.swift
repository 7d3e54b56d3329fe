extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentLink
  struct DocumentLink: Encodable {
    var range: Range
    var target: String
    var tooltip: String?
  }
}
