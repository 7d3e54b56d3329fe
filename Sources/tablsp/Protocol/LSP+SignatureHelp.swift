extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#signatureHelpOptions
  struct SignatureHelpOptions: Encodable {
    var triggerCharacters: [String]
    var retriggerCharacters: [String]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#signatureHelp
  struct SignatureHelp: Encodable {
    var signatures: [SignatureInformation]
    var activeSignature: Int
    var activeParameter: Int?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#signatureInformation
  struct SignatureInformation: Encodable {
    var label: String
    var documentation: MarkupContent?
    var parameters: [ParameterInformation]
    var activeParameter: Int?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#parameterInformation
  struct ParameterInformation: Encodable {
    var label: ParameterLabel
  }

  /// Where the parameter stands in the signature's label: in UTF-16 columns, or by its text for clients that search.
  enum ParameterLabel: Encodable {
    case columns(Swift.Range<Int>)
    case text(String)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .columns(let range): try container.encode([range.lowerBound, range.upperBound])
      case .text(let text): try container.encode(text)
      }
    }
  }
}
