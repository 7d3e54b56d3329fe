/// What the text does not say: the positions of tabs, how many fit, which ones don't.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_inlayHint
enum InlayHintRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let range: LSP.Range
  }

  static let method = "textDocument/inlayHint"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.inlayHintProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.InlayHint]? {
    guard let document = server.snapshot(of: params.textDocument) else { return nil }
    let hints = server.inlayHints(of: document, in: params.range)
    server.note(hints, .inlayHint, of: document, in: params.range)
    return hints
  }
}

extension LanguageServer {
  /// - Parameter range: nil for the whole document.
  func inlayHints(of document: DocumentSnapshot, in range: LSP.Range?) -> [LSP.InlayHint] {
    let asked = range.map { document.range(of: $0) } ?? document.file.text.range
    return InlayHints(context: context(of: document)).hints(in: asked).map { hint in
      LSP.InlayHint(
        position: document.position(of: hint.offset), label: hint.text, tooltip: hint.tooltip,
        paddingLeft: hint.isBehind ? true : nil, paddingRight: hint.isBehind ? nil : true)
    }
  }
}
