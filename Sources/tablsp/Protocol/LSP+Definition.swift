extension LSP {
  /// Where a name is declared: in the form that the client takes.
  enum Definition: Encodable {
    case locations([Location])
    case links([LocationLink])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .locations(let locations): try container.encode(locations)
      case .links(let links): try container.encode(links)
      }
    }
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#locationLink
  struct LocationLink: Encodable {
    /// The word that leads there.
    var originSelectionRange: Range
    var targetUri: String
    /// The whole of what is declared.
    var targetRange: Range
    /// Its name.
    var targetSelectionRange: Range
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentPositionParams
  struct TextDocumentPositionParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let position: Position
  }
}
