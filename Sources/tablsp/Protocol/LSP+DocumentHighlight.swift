extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentHighlight
  struct DocumentHighlight: Encodable {
    var range: Range
    var kind: DocumentHighlightKind
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentHighlightKind
  enum DocumentHighlightKind: Int, Encodable {
    case text = 1
    case read = 2
    case write = 3
  }
}
