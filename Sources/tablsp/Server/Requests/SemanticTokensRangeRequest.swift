/// The tokens of a part of a `.tabs` file.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#semanticTokens_rangeRequest
enum SemanticTokensRangeRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let range: LSP.Range
  }

  static let method = "textDocument/semanticTokens/range"

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.SemanticTokens? {
    server.tabsSnapshot(of: params.textDocument).map {
      LSP.SemanticTokens(
        resultId: nil, data: server.semanticTokens(of: $0, in: params.range))
    }
  }
}
