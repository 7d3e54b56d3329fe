import TabLint
import TabSpecParser

extension LanguageServer {
  /// The fixes of the findings, then the comments that silence them.
  func quickFixes(for subject: CodeActionSubject) -> [LSP.CodeAction] {
    subject.findings.flatMap { fixes(of: $0, in: subject.document) } + suppressions(for: subject)
  }

  /// The fixes of one finding. The first safe one is what the editor should do when it isn't asked which.
  private func fixes(
    of found: CodeActionSubject.Finding, in document: DocumentSnapshot
  ) -> [LSP.CodeAction] {
    let fixes = found.finding.fixIts
    let preferred = fixes.firstIndex(where: \.isSafe)
    let marksPreferred = client.capabilities.textDocument.codeAction.isPreferred
    return fixes.enumerated().map { index, fix in
      LSP.CodeAction(
        title: fix.title, kind: .quickFix, diagnostics: [found.item],
        isPreferred: marksPreferred && index == preferred ? true : nil,
        edit: edit(fix.edits, in: document))
    }
  }

  /// The same comment for several findings is one action.
  private func suppressions(for subject: CodeActionSubject) -> [LSP.CodeAction] {
    guard !subject.findings.isEmpty else { return [] }
    let comments = SuppressionComments(subject.document.file)
    var fixes: [FixIt] = []
    var items: [FixIt: [LSP.Diagnostic]] = [:]
    for add in [comments.here, comments.inFile] {
      for found in subject.findings {
        guard let fix = add(found.finding) else { continue }
        if items[fix] == nil { fixes.append(fix) }
        items[fix, default: []].append(found.item)
      }
    }
    return fixes.map { fix in
      LSP.CodeAction(
        title: fix.title, kind: .quickFix, diagnostics: items[fix],
        edit: edit(fix.edits, in: subject.document))
    }
  }
}
