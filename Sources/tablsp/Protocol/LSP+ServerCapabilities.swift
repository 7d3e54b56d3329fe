extension LSP {
  /// What the server can do; each request and notification writes its own part.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#serverCapabilities
  struct ServerCapabilities: Encodable {
    var positionEncoding: PositionEncoding
    var textDocumentSync = TextDocumentSync()
    var codeActionProvider: CodeActionOptions?
    var codeLensProvider: NoOptions?
    var colorProvider: Bool?
    var completionProvider: CompletionOptions?
    var declarationProvider: Bool?
    var definitionProvider: Bool?
    var diagnosticProvider: DiagnosticOptions?
    var documentFormattingProvider: Bool?
    var documentHighlightProvider: Bool?
    var documentLinkProvider: DocumentLinkOptions?
    var documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions?
    var documentRangeFormattingProvider: Provider<DocumentRangeFormattingOptions>?
    var documentSymbolProvider: Bool?
    var executeCommandProvider: ExecuteCommandOptions?
    var foldingRangeProvider: Bool?
    var hoverProvider: Bool?
    var inlayHintProvider: Bool?
    var linkedEditingRangeProvider: Bool?
    var referencesProvider: Bool?
    var renameProvider: RenameProvider?
    var selectionRangeProvider: Bool?
    var semanticTokensProvider: SemanticTokensOptions?
    var signatureHelpProvider: SignatureHelpOptions?
    var typeDefinitionProvider: Bool?
    var workspaceSymbolProvider: Bool?
    var workspace = Workspace()

    init(positionEncoding: PositionEncoding) {
      self.positionEncoding = positionEncoding
    }

    /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentSyncOptions
    struct TextDocumentSync: Encodable {
      var openClose: Bool?
      var change: TextDocumentSyncKind?
      var save: Bool?
    }

    enum TextDocumentSyncKind: Int, Encodable {
      case none = 0
      case full = 1
      case incremental = 2
    }

    /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeActionOptions
    struct CodeActionOptions: Encodable {
      var codeActionKinds: [CodeActionKind]
      var resolveProvider: Bool
    }

    /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnosticOptions
    struct DiagnosticOptions: Encodable {
      var identifier: String
      var interFileDependencies: Bool
      var workspaceDiagnostics: Bool
    }

    struct Workspace: Encodable {
      var workspaceFolders: WorkspaceFolders?
      private(set) var fileOperations: FileOperations?

      /// Asks to be told of an operation on any file or folder.
      mutating func hear(
        of operation: WritableKeyPath<FileOperations, FileOperationRegistrationOptions?>
      ) {
        var operations = fileOperations ?? FileOperations()
        operations[keyPath: operation] = .everyFile
        fileOperations = operations
      }
    }

    /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceFoldersServerCapabilities
    struct WorkspaceFolders: Encodable {
      var supported: Bool
      var changeNotifications: Bool
    }

    struct FileOperations: Encodable {
      var didCreate: FileOperationRegistrationOptions?
      var didRename: FileOperationRegistrationOptions?
      var didDelete: FileOperationRegistrationOptions?
    }
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#fileOperationRegistrationOptions
  struct FileOperationRegistrationOptions: Encodable {
    var filters: [FileOperationFilter]

    struct FileOperationFilter: Encodable {
      var scheme: String
      var pattern: Pattern
    }

    struct Pattern: Encodable {
      var glob: String
    }

    /// Folders too: what is in them moves with them.
    static let everyFile = FileOperationRegistrationOptions(
      filters: [FileOperationFilter(scheme: "file", pattern: Pattern(glob: "**/*"))])
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#positionEncodingKind
  enum PositionEncoding: String, Encodable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
  }
}
