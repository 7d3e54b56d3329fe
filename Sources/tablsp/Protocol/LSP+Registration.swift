extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#registrationParams
  struct RegistrationParams: Encodable {
    var registrations: [Registration]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#registration
  struct Registration: Encodable {
    private enum CodingKeys: CodingKey {
      case id
      case method
      case registerOptions
    }

    var id: String
    var method: String
    var registerOptions: any Encodable

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(method, forKey: .method)
      try registerOptions.encode(to: container.superEncoder(forKey: .registerOptions))
    }
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#didChangeWatchedFilesRegistrationOptions
  struct DidChangeWatchedFilesRegistrationOptions: Encodable {
    var watchers: [FileSystemWatcher]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#fileSystemWatcher
  struct FileSystemWatcher: Encodable {
    var globPattern: String
  }

  /// The options of a request together with the documents that it is registered for.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentRegistrationOptions
  struct TextDocumentRegistrationOptions: Encodable {
    private enum CodingKeys: CodingKey {
      case documentSelector
    }

    var documentSelector: [DocumentFilter]
    /// An object; its members stand beside the selector.
    var options: any Encodable

    func encode(to encoder: any Encoder) throws {
      try options.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(documentSelector, forKey: .documentSelector)
    }
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentFilter
  struct DocumentFilter: Encodable {
    var language: String?
    var pattern: String?
  }

  /// The options of a request that has none.
  struct NoOptions: Encodable {}
}
