extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceFolder
  struct WorkspaceFolder: Decodable {
    var uri: String
  }
}
