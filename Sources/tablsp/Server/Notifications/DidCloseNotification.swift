/// The text of a document is the disk's again. What is no file of the workspace then has no findings any more.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_didClose
enum DidCloseNotification: Notification {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/didClose"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.textDocumentSync.openClose = true
  }

  static func handle(_ params: Params, at server: LanguageServer) {
    server.close(DocumentKey(uri: params.textDocument.uri))
  }
}
