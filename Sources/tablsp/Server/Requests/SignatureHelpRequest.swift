import TabSpecParser

/// How the call around the cursor may be written, and which argument comes.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_signatureHelp
enum SignatureHelpRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let position: LSP.Position
  }

  static let method = "textDocument/signatureHelp"
  static let clientMember = "signatureHelp"

  static var registrationOptions: any Encodable { options }

  private static let options = LSP.SignatureHelpOptions(
    triggerCharacters: ["(", ","], retriggerCharacters: [":", ")"])

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.signatureHelpProvider = options
  }

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.SignatureHelp? {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return nil }
    let finder = SignatureFinder(context: server.context(of: document))
    guard let answer = finder.answer(at: document.offset(of: params.position)) else { return nil }
    let takes = server.client.capabilities.textDocument.signatureHelp
    return LSP.SignatureHelp(
      signatures: zip(answer.callables, answer.parameters).map { callable, parameter in
        LSP.SignatureInformation(callable, active: parameter, takes)
      },
      activeSignature: answer.best, activeParameter: answer.parameters[answer.best])
  }
}

extension LSP.SignatureInformation {
  fileprivate init(
    _ callable: Callable, active: Int?, _ takes: LSP.ClientCapabilities.SignatureHelp
  ) {
    let signature = callable.signature
    label = signature.text
    documentation = callable.documentation.map {
      LSP.MarkupContent(
        Markup([.paragraph(DirectiveHover.inlines($0))]), isMarkdown: takes.markdown)
    }
    parameters = signature.parameters.map { range in
      guard takes.labelOffsets else {
        return LSP.ParameterInformation(label: .text(String(signature.text[range])))
      }
      let columns = signature.text.utf16
      let start = columns.distance(from: columns.startIndex, to: range.lowerBound)
      let end = columns.distance(from: columns.startIndex, to: range.upperBound)
      return LSP.ParameterInformation(label: .columns(start..<end))
    }
    activeParameter = takes.activeParameter ? active : nil
  }
}
