import TabSpecParser

/// The bars, tabs, enums, cases and selections of all files whose names have the letters of a query in its order.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_symbol
enum WorkspaceSymbolRequest: Request {
  struct Params: Decodable {
    let query: String
  }

  static let method = "workspace/symbol"

  /// More are no help to anybody; the client asks again for each letter.
  private static let maximumCount = 1000

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.workspaceSymbolProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.SymbolInformation] {
    server.finishFirstScan()
    let letters = Array(params.query.lowercased())
    var found: [LSP.SymbolInformation] = []
    for key in server.allDocuments {
      guard found.count < maximumCount, let document = server.snapshot(of: key) else { continue }
      let symbols = document.symbols(server.outline(of: document.file, key: key), in: nil)
      found += symbols.filter { $0.name.hasLetters(letters) }
    }
    return Array(found.prefix(maximumCount))
  }
}

extension String {
  /// Whether the lower-case letters occur in this order.
  fileprivate func hasLetters(_ letters: [Character]) -> Bool {
    var rest = letters[...]
    for character in lowercased() where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
