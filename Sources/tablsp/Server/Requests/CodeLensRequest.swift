/// How many tabs each bar has. The command behind it names them.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_codeLens
enum CodeLensRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/codeLens"
  static let clientMember = "codeLens"

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.codeLensProvider = LSP.NoOptions()
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.CodeLens]? {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return nil }
    let lenses = server.codeLenses(of: document)
    server.note(lenses, .codeLens, of: document)
    return lenses
  }
}

extension LanguageServer {
  func codeLenses(of document: DocumentSnapshot) -> [LSP.CodeLens] {
    BarSummaries(context: context(of: document)).all.map { summary in
      let range = document.range(of: summary.range)
      return LSP.CodeLens(
        range: range,
        command: LSP.Command(
          title: summary.title, command: ExecuteCommandRequest.listTabs,
          arguments: [LSP.Location(uri: document.uri, range: range)]))
    }
  }
}
