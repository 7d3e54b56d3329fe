extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#colorInformation
  struct ColorInformation: Encodable {
    var range: Range
    var color: Color
  }

  /// Each part is between 0 and 1. https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#color
  struct Color: Codable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#colorPresentation
  struct ColorPresentation: Encodable {
    var label: String
    var textEdit: TextEdit
  }
}
