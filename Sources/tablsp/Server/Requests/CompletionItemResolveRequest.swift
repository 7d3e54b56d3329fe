/// What is said about an item that somebody looks at.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionItem_resolve
enum CompletionItemResolveRequest: Request {
  /// The item as it was sent.
  typealias Params = LSP.CompletionItem

  static let method = "completionItem/resolve"

  static func answer(_ item: LSP.CompletionItem, from server: LanguageServer) -> LSP.CompletionItem
  {
    guard let data = item.data,
      let document = server.snapshot(of: DocumentKey(uri: data.uri))
    else { return item }
    var item = item
    let documentation = CompletionDocumentation(context: server.context(of: document))
    let isMarkdown = server.client.capabilities.textDocument.completion.markdown
    item.documentation = documentation.markup(of: data.topic).map {
      LSP.MarkupContent($0, isMarkdown: isMarkdown)
    }
    return item
  }
}
