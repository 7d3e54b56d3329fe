extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentOnTypeFormattingOptions
  struct DocumentOnTypeFormattingOptions: Encodable {
    var firstTriggerCharacter: String
    var moreTriggerCharacter: [String]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.18/specification/#documentRangeFormattingOptions
  struct DocumentRangeFormattingOptions: Encodable {
    /// Whether several ranges may come at once.
    var rangesSupport: Bool
  }
}
