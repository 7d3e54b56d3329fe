/// Stretches of an open document were replaced, one after the other. A position outside of the text, or inside of a
/// character, counts as the nearest one before it; a reversed range as the same one the right way round. Changes of a
/// document that is not open are passed over.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_didChange
enum DidChangeNotification: Notification {
  struct Params: Decodable {
    let textDocument: LSP.VersionedTextDocumentIdentifier
    let contentChanges: [Change]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentContentChangeEvent
  struct Change: Decodable {
    /// Nil: `text` is the whole document. The `rangeLength` of old clients says nothing that `range` doesn't.
    let range: LSP.Range?
    let text: String
  }

  static let method = "textDocument/didChange"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.textDocumentSync.change = .incremental
  }

  static func handle(_ params: Params, at server: LanguageServer) {
    server.change(
      DocumentKey(uri: params.textDocument.uri), by: params.contentChanges,
      version: params.textDocument.version)
  }
}
