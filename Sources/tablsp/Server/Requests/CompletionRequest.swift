/// What may be typed at a place of a `.tabs` file.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_completion
enum CompletionRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let position: LSP.Position
    let context: Context?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionContext
  struct Context: Decodable {
    /// What was typed, if that is why the client asks.
    let triggerCharacter: String?
  }

  static let method = "textDocument/completion"
  static let clientMember = "completion"

  static var registrationOptions: any Encodable { options }

  private static let options = LSP.CompletionOptions(
    triggerCharacters: [".", "@", "\"", "$"], resolveProvider: true,
    completionItem: .init(labelDetailsSupport: true))

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.completionProvider = options
  }

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.CompletionList? {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return nil }
    let context = server.context(of: document)
    let finder = CompletionFinder(context: context)
    let isString = params.context?.triggerCharacter == "\""
    guard
      let answer = finder.answer(
        at: document.offset(of: params.position), inStringsOnly: isString)
    else {
      return LSP.CompletionList(isIncomplete: false, items: [])
    }
    let writer = CompletionItemWriter(
      takes: server.client.capabilities.textDocument.completion, document: document,
      context: context, answer: answer)
    return LSP.CompletionList(isIncomplete: answer.isIncomplete, items: writer.items)
  }
}
