extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#markupContent
  struct MarkupContent: Codable {
    var kind: MarkupKind
    var value: String
  }

  enum MarkupKind: String, Codable {
    case plainText = "plaintext"
    case markdown
  }
}
