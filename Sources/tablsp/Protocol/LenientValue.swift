/// A JSON value that may be missing or of another shape than expected; then there is just nothing in it.
///
/// Clients' capabilities are read with it. Neovim 0.9 sends an array where the specification has an object, and others
/// send what will only be specified years later; neither may keep a server from starting.
struct LenientValue: Decodable {
  private let decoder: (any Decoder)?

  init(from decoder: any Decoder) {
    self.decoder = decoder
  }

  private init(_ decoder: (any Decoder)?) {
    self.decoder = decoder
  }

  /// A value without anything in it.
  static var missing: LenientValue { LenientValue(nil) }

  /// The member `name`; missing if there is none, or if this is no object.
  subscript(name: String) -> LenientValue {
    guard let container = try? decoder?.container(keyedBy: Key.self),
      let key = Key(stringValue: name), container.contains(key)
    else { return .missing }
    return LenientValue(try? container.superDecoder(forKey: key))
  }

  /// The names of the members, in no order; none if this is no object.
  var memberNames: [String] {
    let container = try? decoder?.container(keyedBy: Key.self)
    return container?.allKeys.map(\.stringValue) ?? []
  }

  /// Whether something other than null stands here.
  var isPresent: Bool {
    guard let decoder, let container = try? decoder.singleValueContainer() else { return false }
    return !container.decodeNil()
  }

  /// Whether `true` stands here.
  var isTrue: Bool {
    decode(Bool.self) ?? false
  }

  /// The elements that are strings.
  var strings: [String] {
    decode([Element<String>].self)?.compactMap(\.value) ?? []
  }

  /// The elements that are integers.
  var integers: [Int] {
    decode([Element<Int>].self)?.compactMap(\.value) ?? []
  }

  var integer: Int? {
    decode(Int.self)
  }

  private func decode<Value: Decodable>(_ type: Value.Type) -> Value? {
    guard let decoder else { return nil }
    return try? decoder.singleValueContainer().decode(type)
  }

  private struct Element<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) {
      value = try? decoder.singleValueContainer().decode(Value.self)
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }
}
