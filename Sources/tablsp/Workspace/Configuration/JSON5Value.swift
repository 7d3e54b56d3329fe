import TabSpecParser

/// A value of a JSON5 text with its place there.
struct JSON5Value: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let key: String
    /// With the quotes, if the key has any.
    let keyRange: TextRange
    let value: JSON5Value
  }

  indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON5Value])
    /// In the order of the text; a key may stand there twice.
    case object([Member])
  }

  let content: Content
  let range: TextRange

  /// What kind of value this is, as a sentence names it.
  var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
