import TabLint

/// The rules that comments name, each a link to what is said about it.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentLink
enum DocumentLinkRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/documentLink"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.documentLinkProvider = .init(resolveProvider: false)
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.DocumentLink]? {
    guard let document = server.snapshot(of: params.textDocument) else { return nil }
    let showsTooltips = server.client.capabilities.textDocument.navigation.documentLinkTooltips
    return RuleMention.all(in: document.file).map { mention in
      LSP.DocumentLink(
        range: document.range(of: mention.range), target: RuleLink.target(of: mention.rule.id),
        tooltip: showsTooltips ? mention.rule.summary : nil)
    }
  }
}
