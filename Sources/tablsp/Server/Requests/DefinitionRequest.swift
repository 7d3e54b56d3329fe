/// Where a name is declared: the case of an id, the state of a selection, the parameter of a label, the type of a container; of a
/// value that selects a tab, that tab.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_definition
enum DefinitionRequest: Request {
  typealias Params = LSP.TextDocumentPositionParams

  static let method = "textDocument/definition"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.definitionProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.Definition? {
    server.finishFirstScan()
    guard let query = server.symbolQuery(at: params) else { return nil }
    return server.definition(
      query.definitions, from: query,
      asLinks: server.client.capabilities.textDocument.navigation.definitionLinks)
  }
}
