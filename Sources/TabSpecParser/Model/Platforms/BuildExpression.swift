/// The condition of an `#if`, asked for one system: `os(iOS) && !targetEnvironment(macCatalyst)`.
struct BuildExpression {
  enum Truth {
    case yes
    case no
    /// A flag of the build decides.
    case either
    /// Something decides that depends on the system and is not known here: `canImport(UIKit)`.
    case unclear

    var negated: Truth {
      switch self {
      case .yes: .no
      case .no: .yes
      case .either, .unclear: self
      }
    }
  }

  private let bytes: [UInt8]
  private let system: String
  private var position = 0

  /// - Parameter text: the condition without blanks.
  static func truth(of text: String, on system: String) -> Truth {
    var expression = BuildExpression(text: text, system: system)
    let truth = expression.alternatives()
    return expression.position == expression.bytes.count ? truth : .unclear
  }

  private init(text: String, system: String) {
    bytes = Array(text.utf8)
    self.system = system
  }

  private mutating func alternatives() -> Truth {
    var truth = conjunction()
    while take("||") {
      let next = conjunction()
      switch (truth, next) {
      case (.yes, _), (_, .yes): truth = .yes
      case (.unclear, _), (_, .unclear): truth = .unclear
      case (.either, _), (_, .either): truth = .either
      case (.no, .no): truth = .no
      }
    }
    return truth
  }

  private mutating func conjunction() -> Truth {
    var truth = term()
    while take("&&") {
      let next = term()
      switch (truth, next) {
      case (.no, _), (_, .no): truth = .no
      case (.unclear, _), (_, .unclear): truth = .unclear
      case (.either, _), (_, .either): truth = .either
      case (.yes, .yes): truth = .yes
      }
    }
    return truth
  }

  private mutating func term() -> Truth {
    if take("!") { return term().negated }
    if take("(") {
      let truth = alternatives()
      return take(")") ? truth : .unclear
    }
    let name = word()
    guard take("(") else {
      return name == "true" ? .yes : name == "false" ? .no : name.isEmpty ? .unclear : .either
    }
    let argument = word()
    guard take(")"), name == "os" else {
      skipArguments()
      return name == "swift" || name == "compiler" ? .yes : .unclear
    }
    return argument == system || argument == "xrOS" && system == "visionOS" ? .yes : .no
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, bytes[position].isWordByte { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipArguments() {
    while position < bytes.count, bytes[position - 1] != UInt8(ascii: ")") { position += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count,
      text.withUTF8Buffer({ bytes[position..<position + count].elementsEqual($0) })
    else { return false }
    position += count
    return true
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}
