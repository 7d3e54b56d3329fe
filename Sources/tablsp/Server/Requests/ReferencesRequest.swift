import TabLint

/// All places of what stands at a place, across the files of the workspace; of a rule that a comment names, all
/// comments that name it.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_references
enum ReferencesRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let position: LSP.Position
    let context: Context
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#referenceContext
  struct Context: Decodable {
    let includeDeclaration: Bool
  }

  static let method = "textDocument/references"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.referencesProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.Location]? {
    let place = LSP.TextDocumentPositionParams(
      textDocument: params.textDocument, position: params.position)
    guard let query = server.completeSymbolQuery(at: place) else { return nil }
    if let rule = query.rule {
      return server.locations(of: RuleMention.places(of: rule.rule.id, in: query.project.files))
    }
    let found = query.allOccurrences().filter {
      params.context.includeDeclaration || $0.role != .declaration
    }
    return query.occurrences.isEmpty ? nil : server.locations(of: found.map(\.place))
  }
}
