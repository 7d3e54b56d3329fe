/// The type of what a name stands for: of a selection or a case, its enum.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_typeDefinition
enum TypeDefinitionRequest: Request {
  typealias Params = LSP.TextDocumentPositionParams

  static let method = "textDocument/typeDefinition"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.typeDefinitionProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.Definition? {
    server.finishFirstScan()
    guard let query = server.symbolQuery(at: params) else { return nil }
    return server.definition(
      query.typeDefinitions, from: query,
      asLinks: server.client.capabilities.textDocument.navigation.typeDefinitionLinks)
  }
}
