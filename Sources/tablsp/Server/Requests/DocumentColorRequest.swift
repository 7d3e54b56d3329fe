/// The colours that a file writes out, for the editor to show beside them; a Swift file has none to speak of. Editors ask
/// all servers, so it is no `TabsOnlyRequest`.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentColor
enum DocumentColorRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/documentColor"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
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
  /// No part is a whole number: that would be written without a point, and readers that want decimals refuse it.
  fileprivate init(_ value: ColorValue) {
    let margin = 1e-9
    let parts = [value.red, value.green, value.blue, value.alpha].map {
      min(max($0, margin), 1 - margin)
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
