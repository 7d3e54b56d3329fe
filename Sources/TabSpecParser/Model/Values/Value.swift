/// What an expression gives, as far as it can be told from the text. No rule speaks about an `unknown` one.
public indirect enum Value: Hashable, Sendable {
  case unknown
  case integer(Int)
  case string(String)
  case boolean(Bool)
  case null
  /// A case, or a static member that is no constant of another kind: `Page.home`; `.home` has no type.
  case member(type: String?, name: String)
  case array([Value])
  /// A call of a type with the values of its labelled arguments: `TabItemData(image: "sun", title: "Today")`.
  case instance(type: String, arguments: [String: Value])

  /// The value as a message names it, quotes included for a string; nil for an unknown one.
  public var description: String? {
    switch self {
    case .unknown, .array, .instance: nil
    case .integer(let value): String(value)
    case .string(let value): "\"\(value)\""
    case .boolean(let value): String(value)
    case .null: "nil"
    case .member(let type, let name): (type ?? "") + "." + name
    }
  }

  public var isKnown: Bool {
    switch self {
    // Two instances with the same arguments need not be equal.
    case .unknown, .instance: false
    case .array(let elements): elements.allSatisfy(\.isKnown)
    default: true
    }
  }

  /// Whether both are known and the same; a member whose type is not known is compared by its name.
  public func isSame(as other: Value) -> Bool {
    if case .member(let left, let name) = self, case .member(let right, let otherName) = other {
      return name == otherName && (left == right || left == nil || right == nil)
    }
    return isKnown && self == other
  }

  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  public var integerValue: Int? {
    if case .integer(let value) = self { value } else { nil }
  }
}

/// A value and its type; either may be unknown.
public struct Evaluation: Hashable, Sendable {
  public var value: Value
  public var type: ValueType

  public static let unknown = Evaluation(value: .unknown, type: .unknown)

  public init(value: Value, type: ValueType) {
    self.value = value
    self.type = type
  }
}
