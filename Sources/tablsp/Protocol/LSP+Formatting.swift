extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#documentOnTypeFormattingOptions
  struct DocumentOnTypeFormattingOptions: Encodable {
    var firstTriggerCharacter: String
    var moreTriggerCharacter: [String]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.18/specification/#documentRangeFormattingOptions
  struct DocumentRangeFormattingOptions: Encodable {
    /// Whether several ranges may come at once.
    var rangesSupport: Bool
  }

  /// `true`, or options for a client that knows some.
  enum Provider<Options: Encodable>: Encodable {
    case supported
    case options(Options)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .supported: try container.encode(true)
      case .options(let options): try container.encode(options)
      }
    }
  }
}
