/// Files were created, changed or deleted on the disk, by whomever.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_didChangeWatchedFiles
enum DidChangeWatchedFilesNotification: Notification {
  struct Params: Decodable {
    let changes: [FileEvent]
  }

  /// The disk itself says best what has happened; the event's type is not read.
  struct FileEvent: Decodable {
    let uri: String
  }

  static let method = "workspace/didChangeWatchedFiles"

  /// What the client is asked to watch.
  static func registration(for client: Client) -> LSP.Registration? {
    guard client.capabilities.workspace.registersWatchedFiles else { return nil }
    let patterns = ["**/*.{tabs,swift}", "**/.tablsp*.json", "**/.gitignore"]
    return LSP.Registration(
      id: "tablsp/watched-files", method: method,
      registerOptions: LSP.DidChangeWatchedFilesRegistrationOptions(
        watchers: patterns.map { LSP.FileSystemWatcher(globPattern: $0) }))
  }

  static func handle(_ params: Params, at server: LanguageServer) {
    for change in params.changes { server.diskHasChanged(DocumentKey(uri: change.uri)) }
  }
}
