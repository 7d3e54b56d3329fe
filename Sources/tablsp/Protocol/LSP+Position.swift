extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#position
  struct Position: Codable, Hashable {
    private enum CodingKeys: CodingKey {
      case line
      case character
    }

    /// 0-based.
    var line: Int
    /// 0-based, counted in units of the negotiated encoding.
    var character: Int

    init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    /// Some clients write the largest number that they know for "the end"; it is clamped.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      line = try Position.number(in: container, forKey: .line)
      character = try Position.number(in: container, forKey: .character)
    }

    private static func number(
      in container: KeyedDecodingContainer<CodingKeys>, forKey key: CodingKeys
    ) throws -> Int {
      if let number = try? container.decode(Int.self, forKey: key) { return number }
      let number = try container.decode(Double.self, forKey: key)
      return Int(max(0, min(number, 0x7FFF_FFFF)))
    }
  }

  /// The end is not in it. https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#range
  struct Range: Codable, Hashable {
    var start: Position
    var end: Position
  }
}
