/// What can be done about the findings in a range: their fixes, comments that silence them, all safe fixes of the file at
/// once; and what the bar around the range can be turned into.
///
/// The findings are ours, not those that the client sends along: some clients send none, some without `data`.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_codeAction
enum CodeActionRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let range: LSP.Range
    let context: Context
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeActionContext
  struct Context: Decodable {
    /// Nil: all kinds.
    let only: [LSP.CodeActionKind]?
  }

  static let method = "textDocument/codeAction"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.codeActionProvider = .init(
      codeActionKinds: [.quickFix, .rewrite, .fixAll],
      resolveProvider: client.capabilities.textDocument.codeAction.resolvesEdit)
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.CodeAction]? {
    // What we have to offer is no command, and old clients take nothing else.
    guard server.client.capabilities.textDocument.codeAction.literals,
      let document = server.snapshot(of: params.textDocument),
      let report = server.report(of: document.key)
    else { return nil }
    let wants = { (kind: LSP.CodeActionKind) in
      params.context.only.map { $0.contains(where: kind.isKind) } ?? true
    }
    let subject = CodeActionSubject(params.range, of: document, report: report)
    var actions: [LSP.CodeAction] = []
    if wants(.quickFix) { actions += server.quickFixes(for: subject) }
    if wants(.rewrite) { actions += server.refactorings(for: subject, besides: actions) }
    if wants(.fixAll), let action = server.fixAll(report.findings, in: document) {
      actions.append(action)
    }
    return actions
  }
}
