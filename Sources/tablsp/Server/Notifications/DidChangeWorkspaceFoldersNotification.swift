/// Folders were added to the workspace or taken out of it.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_didChangeWorkspaceFolders
enum DidChangeWorkspaceFoldersNotification: Notification {
  struct Params: Decodable {
    let event: Event
  }

  struct Event: Decodable {
    let added: [LSP.WorkspaceFolder]
    let removed: [LSP.WorkspaceFolder]
  }

  static let method = "workspace/didChangeWorkspaceFolders"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.workspace.workspaceFolders = .init(supported: true, changeNotifications: true)
  }

  static func handle(_ params: Params, at server: LanguageServer) {
    let removed = params.event.removed.compactMap { DocumentKey(uri: $0.uri).folderPath }
    let added = params.event.added.compactMap { DocumentKey(uri: $0.uri).folderPath }
    guard !removed.isEmpty || !added.isEmpty else { return }
    let kept = server.workspace.folders.filter { !removed.contains($0) && !added.contains($0) }
    server.setFolders(kept + added)
    server.startScan()
  }
}
