extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#registrationParams
  struct RegistrationParams: Encodable {
    var registrations: [Registration]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#registration
  struct Registration: Encodable {
    var id: String
    var method: String
    var registerOptions: DidChangeWatchedFilesRegistrationOptions
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#didChangeWatchedFilesRegistrationOptions
  struct DidChangeWatchedFilesRegistrationOptions: Encodable {
    var watchers: [FileSystemWatcher]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#fileSystemWatcher
  struct FileSystemWatcher: Encodable {
    var globPattern: String
  }
}
