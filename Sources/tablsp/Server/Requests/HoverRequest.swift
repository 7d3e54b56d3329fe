/// What is known about a place: a tab, a bar, a case that is an id, a selection, a rule that a comment names.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_hover
enum HoverRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let position: LSP.Position
  }

  static let method = "textDocument/hover"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.hoverProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.Hover? {
    guard let document = server.snapshot(of: params.textDocument) else { return nil }
    let finder = HoverFinder(context: server.context(of: document))
    let isMarkdown = server.client.capabilities.textDocument.hover.markdown
    return finder.hover(at: document.offset(of: params.position)).map { hover in
      LSP.Hover(
        contents: LSP.MarkupContent(hover.markup, isMarkdown: isMarkdown),
        range: document.range(of: hover.range))
    }
  }
}

extension LSP.MarkupContent {
  init(_ markup: Markup, isMarkdown: Bool) {
    kind = isMarkdown ? .markdown : .plainText
    value = markup.text(isMarkdown: isMarkdown)
  }
}
