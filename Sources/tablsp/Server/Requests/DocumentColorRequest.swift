/// The colours that a file writes out, for the editor to show beside them.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentColor
enum DocumentColorRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/documentColor"
  static let clientMember = "colorProvider"

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.colorProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.ColorInformation] {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return [] }
    return ColorFinder(context: server.context(of: document)).colors().map { place in
      LSP.ColorInformation(range: document.range(of: place.range), color: LSP.Color(place.value))
    }
  }
}

extension LSP.Color {
  fileprivate init(_ value: ColorValue) {
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
}
