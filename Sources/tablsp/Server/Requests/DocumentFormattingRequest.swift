/// Formats a `.tabs` file.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_formatting
enum DocumentFormattingRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/formatting"
  static let clientMember = "formatting"

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.documentFormattingProvider = true
  }

  static func answer(
    _ params: Params, from server: LanguageServer
  ) throws -> [LSP.TextEdit]? {
    try server.formattingEdits(of: params.textDocument)
  }
}
