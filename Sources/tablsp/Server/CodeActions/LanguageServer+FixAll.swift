import TabLint
import TabSpecParser

extension LanguageServer {
  /// Everything that is safe to fix in the file; nil if nothing is. The edit is left out for a client that asks for it when
  /// the user has chosen.
  func fixAll(_ findings: [Diagnostic], in document: DocumentSnapshot) -> LSP.CodeAction? {
    guard findings.contains(where: { $0.fixIts.contains(where: \.isSafe) }) else { return nil }
    let takes = client.capabilities.textDocument.codeAction
    let isResolved = takes.resolvesEdit && takes.data
    var action = LSP.CodeAction(title: "Fix everything that is safe to fix", kind: .fixAll)
    if isResolved {
      action.data = LSP.CodeActionData(uri: document.uri, version: document.version)
    } else {
      let edits = safeEdits(for: findings, in: document)
      guard !edits.isEmpty else { return nil }
      action.edit = edit(edits, in: document)
    }
    return action
  }

  /// What the command line's `--fix` would change in the document.
  func safeEdits(for findings: [Diagnostic], in document: DocumentSnapshot) -> [TextEdit] {
    session(of: document.key).fixing(document.file, findings: findings)?.edits ?? []
  }
}
