/// The edit of a code action that was offered without.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeAction_resolve
enum CodeActionResolveRequest: Request {
  struct Params: Decodable {
    let title: String
    let kind: LSP.CodeActionKind?
    let data: LSP.CodeActionData
  }

  static let method = "codeAction/resolve"

  static func answer(_ params: Params, from server: LanguageServer) throws -> LSP.CodeAction {
    let key = DocumentKey(uri: params.data.uri)
    guard let document = server.snapshot(of: key), document.version == params.data.version,
      let report = server.report(of: key)
    else { throw LSP.ResponseError(.contentModified, "the document has changed since") }
    return LSP.CodeAction(
      title: params.title, kind: params.kind,
      edit: server.edit(server.safeEdits(for: report.findings, in: document), in: document),
      data: params.data)
  }
}
