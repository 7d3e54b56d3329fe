extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeActionKind
  struct CodeActionKind: Hashable, Codable {
    var name: String

    static let quickFix = CodeActionKind(name: "quickfix")
    /// Another way to write the same.
    static let rewrite = CodeActionKind(name: "refactor.rewrite")
    /// All safe fixes of a file. Editors run it on save where the user says so.
    static let fixAll = CodeActionKind(name: "source.fixAll.tablsp")

    init(name: String) {
      self.name = name
    }

    init(from decoder: any Decoder) throws {
      name = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }

    /// Whether this is `other` or a kind of it; the empty kind has them all.
    func isKind(of other: CodeActionKind) -> Bool {
      other.name.isEmpty || name == other.name || name.hasPrefix(other.name + ".")
    }
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeAction
  struct CodeAction: Encodable {
    var title: String
    var kind: CodeActionKind?
    var diagnostics: [Diagnostic]?
    var isPreferred: Bool?
    var edit: WorkspaceEdit?
    var data: CodeActionData?
  }

  /// What comes back with a code action that is to be resolved: the document that it is for.
  struct CodeActionData: Codable {
    var uri: String
    var version: Int?
  }
}
