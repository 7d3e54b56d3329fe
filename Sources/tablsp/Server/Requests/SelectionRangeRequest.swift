/// What to select around places, from the word to the file.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_selectionRange
enum SelectionRangeRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let positions: [LSP.Position]
  }

  static let method = "textDocument/selectionRange"
  static let clientMember = "selectionRange"

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.selectionRangeProvider = true
  }

  /// One for each position, in their order.
  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.SelectionRange]? {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return nil }
    let selection = SelectionRanges(tree: document.file.tree)
    return params.positions.compactMap { position in
      let ranges = selection.ranges(at: document.offset(of: position))
      return ranges.reversed().reduce(nil as LSP.SelectionRange?) { parent, range in
        LSP.SelectionRange(range: document.range(of: range), parent: parent)
      }
    }
  }
}
