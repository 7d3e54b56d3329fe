/// Formats the lines of several ranges at once.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.18/specification/#textDocument_rangesFormatting
enum DocumentRangesFormattingRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let ranges: [LSP.Range]
  }

  static let method = "textDocument/rangesFormatting"

  static func answer(_ params: Params, from server: LanguageServer) throws -> [LSP.TextEdit]? {
    try server.formattingEdits(of: params.textDocument, in: params.ranges)
  }
}
