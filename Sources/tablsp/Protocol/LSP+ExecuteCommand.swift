extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#executeCommandOptions
  struct ExecuteCommandOptions: Encodable {
    var commands: [String]
  }
}
