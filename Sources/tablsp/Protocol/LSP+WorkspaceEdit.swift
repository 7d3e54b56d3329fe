extension LSP {
  /// One of the two members is set: `documentChanges` for clients that take versions, else `changes`.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceEdit
  struct WorkspaceEdit: Hashable, Codable {
    /// By URI.
    var changes: [String: [TextEdit]]?
    var documentChanges: [TextDocumentEdit]?
    /// By the names that edits use.
    var changeAnnotations: [String: ChangeAnnotation]?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#changeAnnotation
  struct ChangeAnnotation: Hashable, Codable {
    var label: String
    /// Whether the user is asked before the edit is made.
    var needsConfirmation: Bool
    var description: String?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentEdit
  struct TextDocumentEdit: Hashable, Codable {
    var textDocument: OptionalVersionedTextDocumentIdentifier
    var edits: [TextEdit]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#optionalVersionedTextDocumentIdentifier
  struct OptionalVersionedTextDocumentIdentifier: Hashable, Codable {
    var uri: String
    /// Null on the wire for a document that is not open.
    var version: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }
}
