import TabLint
import TabSpecParser

/// The places in the document of what stands at a place, and whether it is read or written there.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentHighlight
enum DocumentHighlightRequest: Request {
  typealias Params = LSP.TextDocumentPositionParams

  static let method = "textDocument/documentHighlight"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.documentHighlightProvider = true
  }

  static func answer(
    _ params: Params, from server: LanguageServer
  ) -> [LSP.DocumentHighlight]? {
    guard let query = server.symbolQuery(at: params) else { return nil }
    let document = query.document
    if let rule = query.rule {
      return RuleMention.places(of: rule.rule.id, in: [document.file]).map {
        LSP.DocumentHighlight(range: document.range(of: $0.range), kind: .text)
      }
    }
    let found = query.allOccurrences(in: document.file).filter { $0.file === document.file }
    return query.occurrences.isEmpty
      ? nil
      : found.map {
        LSP.DocumentHighlight(
          range: document.range(of: $0.range), kind: LSP.DocumentHighlightKind($0))
      }
  }
}

extension LSP.DocumentHighlightKind {
  /// A declaration is a write: it gives the name its value.
  init(_ occurrence: Occurrence) {
    switch (occurrence.symbol, occurrence.role) {
    case (.icon, _): self = .text
    case (_, .read): self = .read
    case (_, .declaration), (_, .write): self = .write
    }
  }
}
