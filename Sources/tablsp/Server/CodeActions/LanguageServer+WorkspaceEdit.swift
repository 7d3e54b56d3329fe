import TabSpecParser

extension LanguageServer {
  /// A change of one document, in the form that the client takes.
  func edit(_ edits: [TextEdit], in document: DocumentSnapshot) -> LSP.WorkspaceEdit {
    let edits = edits.map(document.edit)
    guard client.capabilities.workspace.documentChanges else {
      return LSP.WorkspaceEdit(changes: [document.uri: edits])
    }
    let identifier = LSP.OptionalVersionedTextDocumentIdentifier(
      uri: document.uri, version: document.version)
    return LSP.WorkspaceEdit(documentChanges: [.init(textDocument: identifier, edits: edits)])
  }
}
