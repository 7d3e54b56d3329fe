import TabSpecParser

extension LanguageServer {
  /// The fixes of one finding. The first safe one is what the editor should do when it isn't asked which.
  func fixes(
    of finding: Diagnostic, shownAs item: LSP.Diagnostic, in document: DocumentSnapshot
  ) -> [LSP.CodeAction] {
    let preferred = finding.fixIts.firstIndex(where: \.isSafe)
    let marksPreferred = client.capabilities.textDocument.codeAction.isPreferred
    return finding.fixIts.enumerated().map { index, fix in
      LSP.CodeAction(
        title: fix.title, kind: .quickFix, diagnostics: [item],
        isPreferred: marksPreferred && index == preferred ? true : nil,
        edit: edit(fix.edits, in: document))
    }
  }

  /// Everything that is safe to fix in the file; nil if nothing is. The edit is left out for a client that asks for it.
  func fixAll(_ findings: [Diagnostic], in document: DocumentSnapshot) -> LSP.CodeAction? {
    let edits = SafeFixes.edits(of: findings)
    guard !edits.isEmpty else { return nil }
    let takes = client.capabilities.textDocument.codeAction
    let isResolved = takes.resolvesEdit && takes.data
    return LSP.CodeAction(
      title: "Fix everything that is safe to fix", kind: .fixAll,
      edit: isResolved ? nil : edit(edits, in: document),
      data: isResolved
        ? LSP.CodeActionData(uri: document.uri, version: document.version) : nil)
  }

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
