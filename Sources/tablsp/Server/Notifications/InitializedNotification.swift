/// The client has read what the server can: now the server may ask it for more, and look at the disk.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#initialized
enum InitializedNotification: Notification {
  typealias Params = NoParams

  static let method = "initialized"

  static func handle(_ params: NoParams, at server: LanguageServer) {
    if server.client.capabilities.workspace.registersWatchedFiles {
      server.request("client/registerCapability", DidChangeWatchedFilesNotification.registration)
    }
    server.startScan()
  }
}
