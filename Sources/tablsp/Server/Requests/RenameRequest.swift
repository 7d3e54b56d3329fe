import TabSpecParser

/// Gives what stands at a place another name everywhere in the workspace and nowhere else, or says why it can't be done.
///
/// A case without a raw value of its own in an enum of texts gets another raw value by it. That is what a compiler makes of
/// the new name, so it is done; the client is told, and asks the user if it can.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_rename
enum RenameRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let position: LSP.Position
    let newName: String
  }

  static let method = "textDocument/rename"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    let prepares = client.capabilities.textDocument.navigation.preparesRename
    capabilities.renameProvider = prepares ? .withPrepare : .plain
  }

  static func answer(_ params: Params, from server: LanguageServer) throws -> LSP.WorkspaceEdit? {
    let place = LSP.TextDocumentPositionParams(
      textDocument: params.textDocument, position: params.position)
    guard let query = server.completeSymbolQuery(at: place),
      let occurrence = try query.renamed(server)
    else { throw LSP.ResponseError(.requestFailed, "nothing here has a name to change") }
    do {
      let renaming = Renaming(project: query.project, dialects: query.reader.dialects)
      return server.workspaceEdit(try renaming.rename(occurrence, to: params.newName))
    } catch {
      throw server.error(error)
    }
  }
}
