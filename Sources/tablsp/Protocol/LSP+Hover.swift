extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#hover
  struct Hover: Encodable {
    var contents: MarkupContent
    /// What the hover is about.
    var range: Range
  }
}
