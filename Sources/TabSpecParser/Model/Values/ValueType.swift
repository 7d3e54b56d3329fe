/// The type of a value, as far as identities of tabs need it.
public indirect enum ValueType: Hashable, Sendable {
  case unknown
  case integer
  case double
  case string
  case boolean
  /// A type by its name, as it is written: `Page`, `RootView.Page`.
  case named(String)
  case optional(ValueType)
  case array(ValueType)
  case binding(ValueType)

  /// As Swift writes it.
  public var description: String {
    switch self {
    case .unknown: "_"
    case .integer: "Int"
    case .double: "Double"
    case .string: "String"
    case .boolean: "Bool"
    case .named(let name): name
    case .optional(let wrapped): wrapped.description + "?"
    case .array(let element): "[" + element.description + "]"
    case .binding(let value): "Binding<" + value.description + ">"
    }
  }

  public var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  public var isKnown: Bool {
    switch self {
    case .unknown: false
    case .optional(let type), .array(let type), .binding(let type): type.isKnown
    default: true
    }
  }

  /// The last part of a named type's name.
  public var plainName: String? {
    guard case .named(let name) = self else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }
}
