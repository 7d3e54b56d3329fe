/// The findings of one document, or that they are those of last time. What is no document has none.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_diagnostic
enum DocumentDiagnosticRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let previousResultId: String?
  }

  static let method = "textDocument/diagnostic"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    guard client.pullsDiagnostics else { return }
    capabilities.diagnosticProvider = .init(
      identifier: "tablsp", interFileDependencies: true, workspaceDiagnostics: false)
  }

  static func answer(
    _ params: Params, from server: LanguageServer
  ) -> LSP.DocumentDiagnosticReport {
    // A client that can't be asked to pull again would keep what we find without the other files.
    if !server.client.capabilities.workspace.refreshesDiagnostics { server.finishFirstScan() }
    let key = DocumentKey(uri: params.textDocument.uri)
    guard let report = server.report(of: key) else {
      return LSP.DocumentDiagnosticReport(kind: .full, items: [])
    }
    server.noteThatClientKnows(report, of: key)
    return LSP.DocumentDiagnosticReport(report, previousResultID: params.previousResultId)
  }
}

extension LSP.DocumentDiagnosticReport {
  init(_ report: DiagnosticReport, previousResultID: String?) {
    let isUnchanged = report.resultID == previousResultID
    kind = isUnchanged ? .unchanged : .full
    resultId = report.resultID
    items = isUnchanged ? nil : report.items
  }
}
