/// The findings of all documents. The client asks again when it has the answer, so where nothing is new since then the
/// request is held until something is: nobody works while nothing happens.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_diagnostic
enum WorkspaceDiagnosticRequest: Request {
  struct Params: Decodable {
    let previousResultIds: [PreviousResultID]
    /// Where it is set, the reports are sent in pieces.
    let partialResultToken: LSP.ProgressToken?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#previousResultId
  struct PreviousResultID: Decodable {
    let uri: String
    let value: String
  }

  static let method = "workspace/diagnostic"

  /// The reports in one piece.
  private static let pieceLength = 100

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.diagnosticProvider?.workspaceDiagnostics = true
  }

  static func isReady(_ params: Params, at server: LanguageServer) -> Bool {
    guard !server.workspace.isScanning else { return false }
    return params.previousResultIds.isEmpty
      || reports(params, server).contains { $0.report.kind == .full }
  }

  static func answer(
    _ params: Params, from server: LanguageServer
  ) -> LSP.WorkspaceDiagnosticReport {
    let reports = reports(params, server)
    for key in reports.map({ DocumentKey(uri: $0.uri) }) {
      if let report = server.diagnostics[key] { server.noteThatClientKnows(report, of: key) }
    }
    guard let token = params.partialResultToken else {
      return LSP.WorkspaceDiagnosticReport(items: reports)
    }
    var rest = reports[...]
    while !rest.isEmpty {
      let piece = LSP.WorkspaceDiagnosticReport(items: Array(rest.prefix(pieceLength)))
      server.notify("$/progress", LSP.ProgressParams(token: token, value: piece))
      rest = rest.dropFirst(pieceLength)
    }
    return LSP.WorkspaceDiagnosticReport(items: [])
  }

  /// One for each document that the client knows, that is open, or that has findings.
  private static func reports(
    _ params: Params, _ server: LanguageServer
  ) -> [LSP.WorkspaceDocumentDiagnosticReport] {
    let previous = Dictionary(
      params.previousResultIds.map { (DocumentKey(uri: $0.uri), $0) }, uniquingKeysWith: { $1 })
    let keys = server.allDocuments
    let reports = keys.compactMap { key -> LSP.WorkspaceDocumentDiagnosticReport? in
      guard let report = server.report(of: key) else { return nil }
      let document = server.documents[key]
      if previous[key] == nil, document == nil, report.items.isEmpty { return nil }
      return LSP.WorkspaceDocumentDiagnosticReport(
        uri: previous[key]?.uri ?? server.uri(of: key), version: document?.version,
        report: LSP.DocumentDiagnosticReport(report, previousResultID: previous[key]?.value))
    }
    let gone = Set(previous.keys).subtracting(keys).compactMap { previous[$0]?.uri }.sorted()
    return reports + gone.map(LSP.WorkspaceDocumentDiagnosticReport.init(goneURI:))
  }
}

extension LSP.WorkspaceDocumentDiagnosticReport {
  /// What has no findings because it is no more.
  fileprivate init(goneURI: String) {
    uri = goneURI
    report = LSP.DocumentDiagnosticReport(kind: .full, items: [])
  }
}
