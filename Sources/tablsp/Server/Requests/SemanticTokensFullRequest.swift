/// What each word of a `.tabs` file means.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_semanticTokens
enum SemanticTokensFullRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/semanticTokens/full"
  static let registeredMethod = "textDocument/semanticTokens"
  static let clientMember = "semanticTokens"

  static var registrationOptions: any Encodable { options }

  /// What is said for all three requests of tokens.
  private static var options: LSP.SemanticTokensOptions {
    LSP.SemanticTokensOptions(
      legend: LSP.SemanticTokensLegend(
        tokenTypes: SemanticToken.Kind.allCases.map(\.name),
        tokenModifiers: SemanticToken.Modifiers.names),
      range: true, full: .init(delta: true))
  }

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.semanticTokensProvider = options
  }

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.SemanticTokens? {
    server.showSemanticTokens(of: params.textDocument).map {
      LSP.SemanticTokens(resultId: $0.id, data: $0.data)
    }
  }
}
