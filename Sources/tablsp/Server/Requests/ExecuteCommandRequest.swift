/// The command of the code lenses: shows the names of a bar's tabs in a message.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_executeCommand
enum ExecuteCommandRequest: Request {
  struct Params: Decodable {
    let command: String
    /// The bar's container.
    let arguments: [LSP.Location]?
  }

  static let method = "workspace/executeCommand"
  static let listTabs = "tablsp.listTabs"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.executeCommandProvider = LSP.ExecuteCommandOptions(commands: [listTabs])
  }

  /// Null is all that comes back.
  static func answer(_ params: Params, from server: LanguageServer) throws -> Bool? {
    guard params.command == listTabs else {
      throw LSP.ResponseError(.invalidParams, "there is no command '\(params.command)'")
    }
    guard let location = params.arguments?.first,
      let document = server.snapshot(of: DocumentKey(uri: location.uri))
    else { throw LSP.ResponseError(.invalidParams, "'\(listTabs)' needs the place of a bar") }
    let offset = document.offset(of: location.range.start)
    let summaries = BarSummaries(context: server.context(of: document)).all
    guard let summary = summaries.first(where: { $0.range.touches(offset) }) else {
      throw LSP.ResponseError(.contentModified, "there is no bar any more")
    }
    server.notify(
      "window/showMessage", LSP.LogMessageParams(type: .info, message: summary.details))
    return nil
  }
}
