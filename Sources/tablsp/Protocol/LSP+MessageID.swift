extension LSP {
  /// The id of a request, which its response carries too: a number or a string.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#requestMessage
  enum MessageID: Hashable, Codable {
    case number(Int)
    case string(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .string(let string): try container.encode(string)
      }
    }
  }
}
