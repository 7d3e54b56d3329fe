extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#markupContent
  struct MarkupContent: Encodable {
    var kind: MarkupKind
    var value: String
  }

  enum MarkupKind: String, Encodable {
    case plainText = "plaintext"
    case markdown
  }
}
