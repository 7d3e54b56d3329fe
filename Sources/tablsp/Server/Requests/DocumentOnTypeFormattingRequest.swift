import TabLint

/// Formats a block when its brace is typed, and a line when the next one is begun.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_onTypeFormatting
enum DocumentOnTypeFormattingRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    /// Behind what was typed.
    let position: LSP.Position
    let ch: String
  }

  static let method = "textDocument/onTypeFormatting"
  static let clientMember = "onTypeFormatting"

  static var registrationOptions: any Encodable { options }

  private static let options = LSP.DocumentOnTypeFormattingOptions(
    firstTriggerCharacter: "}", moreTriggerCharacter: ["\n"])

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.documentOnTypeFormattingProvider = options
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.TextEdit]? {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return nil }
    let configuration = server.workspace.configuration(for: document.key)
    let typing = TypingFormatter(
      formatter: Formatter(configuration.format), file: document.file)
    let offset = document.offset(of: params.position)
    let edits =
      params.ch == "}"
      ? typing.editsAfterBrace(at: offset)
      : typing.editsAfterLineBreak(at: offset, lines: document.lines)
    return edits.map(document.edit)
  }
}
