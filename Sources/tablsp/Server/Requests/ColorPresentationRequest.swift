import TabSpecParser

/// The ways to write the colour that somebody has picked.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_colorPresentation
enum ColorPresentationRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
    let color: LSP.Color
    let range: LSP.Range
  }

  static let method = "textDocument/colorPresentation"

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.ColorPresentation] {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return [] }
    let range = document.range(of: params.range)
    let color = params.color
    let value = ColorValue(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    let spellings = ColorSpelling.all(
      of: value, isImplicit: document.file.text[range].hasPrefix("."))
    return spellings.map { spelling in
      LSP.ColorPresentation(
        label: spelling,
        textEdit: document.edit(of: TextEdit(range: range, replacement: spelling)))
    }
  }
}
