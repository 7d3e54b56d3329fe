/// What has changed in the tokens since the client was given some; all of them, if that was not the last time.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#semanticTokens_deltaRequest
enum SemanticTokensDeltaRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let previousResultId: String
  }

  static let method = "textDocument/semanticTokens/full/delta"

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.SemanticTokensDelta? {
    let key = DocumentKey(uri: params.textDocument.uri)
    let old = server.shownTokens.data(of: key, id: params.previousResultId)
    return server.showSemanticTokens(of: params.textDocument).map { data, id in
      LSP.SemanticTokensDelta(
        resultId: id,
        edits: old.map { LSP.SemanticTokensEdit.edits(from: $0, to: data) },
        data: old == nil ? data : nil)
    }
  }
}
