import TabLint
import TabSpecParser

extension LanguageServer {
  /// The edits that format a `.tabs` document, or the lines of ranges of it; nil for other documents.
  ///
  /// How it is formatted, the project's configuration says; the editor's options change nothing.
  ///
  /// - Throws: the reason why it can't be formatted, with its place.
  func formattingEdits(
    of identifier: LSP.TextDocumentIdentifier, in ranges: [LSP.Range]? = nil
  ) throws(LSP.ResponseError) -> [LSP.TextEdit]? {
    guard let document = tabsSnapshot(of: identifier) else { return nil }
    return try formattingEdits(of: document, in: ranges.map { $0.map(document.range) })
  }

  func formattingEdits(
    of document: DocumentSnapshot, in ranges: [TextRange]?
  ) throws(LSP.ResponseError) -> [LSP.TextEdit] {
    let formatter = Formatter(workspace.configuration(for: document.key).format)
    let tree = document.file.tree
    switch formatter.format(tree, in: ranges ?? [tree.text.range]) {
    case .success(let formatted): return formatted.edits.map(document.edit)
    case .failure(let refusal):
      let place = document.lines.position(of: refusal.offset)
      throw LSP.ResponseError(
        .requestFailed, "line \(place.line + 1), column \(place.column + 1): \(refusal.message)")
    }
  }
}
