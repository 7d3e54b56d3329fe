import TabLint
import TabSpecParser

extension LanguageServer {
  /// What the innermost bar around the range can be turned into. A fix that is offered already is not offered again.
  func refactorings(
    for subject: CodeActionSubject, besides others: [LSP.CodeAction]
  ) -> [LSP.CodeAction] {
    let document = subject.document
    let project = project(of: document.key)
    let configuration = workspace.configuration(for: document.key)
    let bar = Linter(configuration: configuration).bars(in: document.file, of: project).last {
      $0.file === document.file && $0.call.range.contains(subject.range)
    }
    guard let bar,
      let fix = TabConversion(bar, in: project, configuration: configuration).fixIt
    else { return [] }
    let edit = edit(fix.edits, in: document)
    guard !others.contains(where: { $0.edit == edit }) else { return [] }
    return [LSP.CodeAction(title: fix.title, kind: .rewrite, edit: edit)]
  }
}

extension TextRange {
  fileprivate func contains(_ other: TextRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
