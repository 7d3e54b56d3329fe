import TabSpecParser

/// Whether something can be renamed at a place, and what it is called now. Null where nothing stands that has a name of
/// the project's own, an error with the reason where it has one that must stay.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_prepareRename
enum PrepareRenameRequest: Request {
  typealias Params = LSP.TextDocumentPositionParams

  static let method = "textDocument/prepareRename"

  static func answer(
    _ params: Params, from server: LanguageServer
  ) throws -> LSP.PrepareRenameResult? {
    guard let query = server.completeSymbolQuery(at: params) else { return nil }
    guard let occurrence = try query.renamed(server) else { return nil }
    let document = query.document
    // The client wants a range that holds the place: with the `$` where that is meant.
    let isInside = occurrence.range.lowerBound <= query.offset
    let token = document.file.tree.range(ofToken: occurrence.token)
    return LSP.PrepareRenameResult(
      range: document.range(of: isInside ? occurrence.range : token),
      placeholder: occurrence.name)
  }
}

extension Occurrence {
  /// What the editor puts into its field: the name without backticks, or the number or text of an id.
  fileprivate var name: String {
    if case .declared(let declaration) = symbol { declaration.name } else { file.text[range] }
  }
}
