/// Formats the lines of a range.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_rangeFormatting
enum DocumentRangeFormattingRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let range: LSP.Range
  }

  static let method = "textDocument/rangeFormatting"
  static let clientMember = "rangeFormatting"

  static var registrationOptions: any Encodable { options }

  private static let options = LSP.DocumentRangeFormattingOptions(rangesSupport: true)

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    let takesSeveral = client.capabilities.textDocument.formatsRanges
    capabilities.documentRangeFormattingProvider = takesSeveral ? .options(options) : .supported
  }

  static func answer(_ params: Params, from server: LanguageServer) throws -> [LSP.TextEdit]? {
    try server.formattingEdits(of: params.textDocument, in: [params.range])
  }
}
