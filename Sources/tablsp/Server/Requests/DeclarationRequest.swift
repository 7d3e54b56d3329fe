/// The same as the definition: nothing is declared in one place and defined in another.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_declaration
enum DeclarationRequest: Request {
  typealias Params = LSP.TextDocumentPositionParams

  static let method = "textDocument/declaration"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.declarationProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.Definition? {
    server.finishFirstScan()
    guard let query = server.symbolQuery(at: params) else { return nil }
    return server.definition(
      query.definitions, from: query,
      asLinks: server.client.capabilities.textDocument.navigation.declarationLinks)
  }
}
