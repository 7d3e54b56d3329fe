extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeLens
  struct CodeLens: Hashable, Encodable {
    var range: Range
    var command: Command
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#command
  struct Command: Hashable, Encodable {
    var title: String
    /// The name under which the client sends it back.
    var command: String
    var arguments: [Location]
  }
}
