extension LSP {
  /// What would be renamed, and what the editor puts into its field.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_prepareRename
  struct PrepareRenameResult: Encodable {
    var range: Range
    var placeholder: String
  }
}

extension LSP.ServerCapabilities {
  /// Options, for a client that knows them, or a plain yes.
  enum RenameProvider: Encodable {
    case plain
    case withPrepare

    private enum CodingKeys: CodingKey {
      case prepareProvider
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .plain:
        var container = encoder.singleValueContainer()
        try container.encode(true)
      case .withPrepare:
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(true, forKey: .prepareProvider)
      }
    }
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentLinkOptions
  struct DocumentLinkOptions: Encodable {
    var resolveProvider: Bool
  }
}
