/// The name of a bar's selection, in the bar and in its tabs.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_linkedEditingRange
enum LinkedEditingRangeRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let position: LSP.Position
  }

  static let method = "textDocument/linkedEditingRange"
  static let clientMember = "linkedEditingRange"

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.linkedEditingRangeProvider = true
  }

  static func answer(
    _ params: Params, from server: LanguageServer
  ) -> LSP.LinkedEditingRanges? {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return nil }
    let linked = LinkedSelections(context: server.context(of: document))
    let ranges = linked.ranges(at: document.offset(of: params.position))
    guard !ranges.isEmpty else { return nil }
    return LSP.LinkedEditingRanges(
      ranges: ranges.map(document.range), wordPattern: #"[^\s.,:;(){}<>$"\[\]]+"#)
  }
}
