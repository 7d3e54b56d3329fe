extension LSP {
  /// What the client says it can do, so far as the server asks. Whatever is missing or odd counts as "can't".
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#clientCapabilities
  struct ClientCapabilities: Decodable {
    var general: General
    var textDocument: TextDocument
    var window: Window
    var workspace: Workspace

    /// Those of a client that says nothing.
    static let none = ClientCapabilities(.missing)

    init(from decoder: any Decoder) {
      self.init(LenientValue(from: decoder))
    }

    private init(_ value: LenientValue) {
      general = General(value["general"])
      textDocument = TextDocument(value["textDocument"])
      window = Window(value["window"])
      workspace = Workspace(value["workspace"])
    }
  }
}

extension LSP.ClientCapabilities {
  struct General {
    /// In the order of the client's liking; empty if it is silent.
    var positionEncodings: [String]

    init(_ value: LenientValue) {
      positionEncodings = value["positionEncodings"].strings
    }
  }

  struct Window {
    var workDoneProgress: Bool

    init(_ value: LenientValue) {
      workDoneProgress = value["workDoneProgress"].isTrue
    }
  }

  struct Workspace {
    var documentChanges: Bool
    /// Whether an edit may say something about itself.
    var annotatesChanges: Bool
    var registersWatchedFiles: Bool
    var refreshesDiagnostics: Bool
    private var refreshes: Set<ShownAnswers.Kind>
    var didCreateFiles: Bool
    var didRenameFiles: Bool
    var didDeleteFiles: Bool

    init(_ value: LenientValue) {
      documentChanges = value["workspaceEdit"]["documentChanges"].isTrue
      annotatesChanges = value["workspaceEdit"]["changeAnnotationSupport"].isPresent
      registersWatchedFiles = value["didChangeWatchedFiles"]["dynamicRegistration"].isTrue
      refreshesDiagnostics = value["diagnostics"]["refreshSupport"].isTrue
      refreshes = Set(
        ShownAnswers.Kind.allCases.filter { value[$0.rawValue]["refreshSupport"].isTrue })
      let fileOperations = value["fileOperations"]
      didCreateFiles = fileOperations["didCreate"].isTrue
      didRenameFiles = fileOperations["didRename"].isTrue
      didDeleteFiles = fileOperations["didDelete"].isTrue
    }

    /// Whether the client can be told to ask again for answers of that kind.
    func refreshes(_ kind: ShownAnswers.Kind) -> Bool {
      refreshes.contains(kind)
    }
  }

  struct TextDocument {
    /// For what is pushed.
    var publishDiagnostics: Diagnostics
    /// For what is pulled; nil if the client doesn't pull.
    var diagnostic: Diagnostics?
    var codeAction: CodeAction
    var completion: Completion
    var foldingRange: FoldingRange
    /// Whether it may ask to format several ranges at once.
    var formatsRanges: Bool
    var hover: Hover
    var navigation: Navigation
    var signatureHelp: SignatureHelp
    /// The members of which the client wants to be told after `initialize`, and for which documents.
    private var registrations: Set<String>

    init(_ value: LenientValue) {
      registrations = Set(
        value.memberNames.filter { value[$0]["dynamicRegistration"].isTrue })
      navigation = Navigation(value)
      publishDiagnostics = Diagnostics(value["publishDiagnostics"])
      let pulled = value["diagnostic"]
      diagnostic = pulled.isPresent ? Diagnostics(pulled) : nil
      codeAction = CodeAction(value["codeAction"])
      completion = Completion(value["completion"])
      foldingRange = FoldingRange(value["foldingRange"])
      formatsRanges = value["rangeFormatting"]["rangesSupport"].isTrue
      hover = Hover(value["hover"])
      signatureHelp = SignatureHelp(value["signatureHelp"])
    }

    /// Whether the client takes registrations of what the member is about.
    func registers(_ member: String) -> Bool {
      registrations.contains(member)
    }
  }

  /// Which members of a diagnostic the client reads.
  struct Diagnostics {
    var codeDescription: Bool
    var data: Bool
    var relatedInformation: Bool
    var tags: Set<LSP.DiagnosticTag>

    init(_ value: LenientValue) {
      codeDescription = value["codeDescriptionSupport"].isTrue
      data = value["dataSupport"].isTrue
      relatedInformation = value["relatedInformation"].isTrue
      let tags = value["tagSupport"]["valueSet"].integers
      self.tags = Set(tags.compactMap(LSP.DiagnosticTag.init))
    }
  }

  struct CodeAction {
    /// Whether it takes code actions at all, and not commands only.
    var literals: Bool
    var isPreferred: Bool
    var data: Bool
    /// Whether it asks for `edit` when the user has chosen.
    var resolvesEdit: Bool

    init(_ value: LenientValue) {
      literals = value["codeActionLiteralSupport"].isPresent
      isPreferred = value["isPreferredSupport"].isTrue
      data = value["dataSupport"].isTrue
      resolvesEdit = value["resolveSupport"]["properties"].strings.contains("edit")
    }
  }
}
