extension LSP {
  /// The symbols of a document, in the form that the client takes.
  enum DocumentSymbols: Encodable {
    case nested([DocumentSymbol])
    case flat([SymbolInformation])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .nested(let symbols): try container.encode(symbols)
      case .flat(let symbols): try container.encode(symbols)
      }
    }
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentSymbol
  struct DocumentSymbol: Encodable {
    var name: String
    var detail: String?
    var kind: SymbolKind
    var range: Range
    /// Lies in `range`.
    var selectionRange: Range
    var children: [DocumentSymbol]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#symbolInformation
  struct SymbolInformation: Encodable {
    var name: String
    var kind: SymbolKind
    var location: Location
    var containerName: String?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#symbolKind
  enum SymbolKind: Int, Encodable {
    case namespace = 3
    case `class` = 5
    case property = 7
    case field = 8
    case `enum` = 10
    case interface = 11
    case variable = 13
    case object = 19
    case enumMember = 22
    case `struct` = 23
  }
}
