/// Everything that a client may send, in alphabetical order; a test compares the lists with the folders.
enum AllMessages {
  static let requests: [any Request.Type] = [
    CodeActionRequest.self,
    CodeActionResolveRequest.self,
    CodeLensRequest.self,
    ColorPresentationRequest.self,
    CompletionItemResolveRequest.self,
    CompletionRequest.self,
    DeclarationRequest.self,
    DefinitionRequest.self,
    DocumentColorRequest.self,
    DocumentDiagnosticRequest.self,
    DocumentFormattingRequest.self,
    DocumentHighlightRequest.self,
    DocumentLinkRequest.self,
    DocumentOnTypeFormattingRequest.self,
    DocumentRangeFormattingRequest.self,
    DocumentRangesFormattingRequest.self,
    DocumentSymbolRequest.self,
    ExecuteCommandRequest.self,
    FoldingRangeRequest.self,
    HoverRequest.self,
    InitializeRequest.self,
    InlayHintRequest.self,
    LinkedEditingRangeRequest.self,
    PrepareRenameRequest.self,
    ReferencesRequest.self,
    RenameRequest.self,
    SelectionRangeRequest.self,
    SemanticTokensDeltaRequest.self,
    SemanticTokensFullRequest.self,
    SemanticTokensRangeRequest.self,
    ShutdownRequest.self,
    SignatureHelpRequest.self,
    TypeDefinitionRequest.self,
    WorkspaceDiagnosticRequest.self,
    WorkspaceSymbolRequest.self,
  ]

  static let notifications: [any Notification.Type] = [
    CancelRequestNotification.self,
    CancelWorkDoneProgressNotification.self,
    DidChangeConfigurationNotification.self,
    DidChangeNotification.self,
    DidChangeWatchedFilesNotification.self,
    DidChangeWorkspaceFoldersNotification.self,
    DidCloseNotification.self,
    DidCreateFilesNotification.self,
    DidDeleteFilesNotification.self,
    DidOpenNotification.self,
    DidRenameFilesNotification.self,
    DidSaveNotification.self,
    ExitNotification.self,
    InitializedNotification.self,
    SetTraceNotification.self,
  ]

  /// What the server can do for a client; each message writes its own part.
  static func capabilities(for client: Client) -> LSP.ServerCapabilities {
    var capabilities = LSP.ServerCapabilities(positionEncoding: client.positionEncoding)
    for request in requests { request.advertise(in: &capabilities, to: client) }
    for notification in notifications { notification.advertise(in: &capabilities, to: client) }
    return capabilities
  }

  /// What is said to the client after `initialize` only, because it wants it so.
  static func registrations(for client: Client) -> [LSP.Registration] {
    requests.compactMap { $0.registration(for: client) }
      + notifications.compactMap { $0.registration(for: client) }
  }

  static func request(named method: String) -> (any Request.Type)? {
    requestsByMethod[method]
  }

  static func notification(named method: String) -> (any Notification.Type)? {
    notificationsByMethod[method]
  }

  private static let requestsByMethod = Dictionary(
    uniqueKeysWithValues: requests.map { ($0.method, $0) })
  private static let notificationsByMethod = Dictionary(
    uniqueKeysWithValues: notifications.map { ($0.method, $0) })
}
