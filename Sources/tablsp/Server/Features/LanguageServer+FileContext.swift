import TabLint
import TabSpecParser

extension LanguageServer {
  /// The document's file with all that the features need to know around it.
  func context(of document: DocumentSnapshot) -> FileContext {
    FileContext(
      file: document.file, project: project(of: document.key),
      linter: Linter(configuration: workspace.configuration(for: document.key)))
  }

  /// The document, if it is a `.tabs` file.
  func tabsSnapshot(of document: LSP.TextDocumentIdentifier) -> DocumentSnapshot? {
    snapshot(of: document).flatMap { $0.file.language == .tabs ? $0 : nil }
  }
}
