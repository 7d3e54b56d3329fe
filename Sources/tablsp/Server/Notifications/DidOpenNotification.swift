/// The text of a document is the editor's from now on, not the disk's. Opening an open document replaces it.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_didOpen
enum DidOpenNotification: Notification {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentItem
  }

  static let method = "textDocument/didOpen"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.textDocumentSync.openClose = true
  }

  static func handle(_ params: Params, at server: LanguageServer) {
    server.open(Document(params.textDocument))
  }
}
