/// A document was saved: what the disk holds is its text. A client that doesn't watch files gives us here the occasion
/// to see what else has changed there.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_didSave
enum DidSaveNotification: Notification {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/didSave"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.textDocumentSync.save = true
  }

  static func handle(_ params: Params, at server: LanguageServer) {
    server.diskHasChanged(DocumentKey(uri: params.textDocument.uri))
    if !server.client.capabilities.workspace.registersWatchedFiles { server.lookAtDisk() }
  }
}
