import Foundation
import TestSupport
import Testing

/// A grammar in EBNF (ISO/IEC 14977), as far as `Grammar/tabs.ebnf` uses it.
struct EBNF {
  indirect enum Expression {
    case terminal(String)
    case name(String)
    case special
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case repetition(Expression)
  }

  struct Production {
    let name: String
    let expression: Expression
    /// From the name to the full stop, with single blanks.
    let text: String
    /// Whether a comment before it says that it leaves no node.
    let isMarked: Bool

    /// Whether its text stands between question marks.
    var isToken: Bool {
      if case .special = expression { true } else { false }
    }
  }

  let productions: [Production]
  private let indices: [String: Int]

  /// The grammar of the project.
  static func ofTabs() throws -> EBNF {
    try EBNF(String(contentsOfFile: packageDirectory + "/Grammar/tabs.ebnf", encoding: .utf8))
  }

  static let packageDirectory = RepositoryTexts.root(#filePath)

  init(_ text: String) throws {
    var reader = Reader(text)
    var productions: [Production] = []
    while let production = try reader.production() { productions.append(production) }
    self.productions = productions
    indices = Dictionary(uniqueKeysWithValues: productions.enumerated().map { ($1.name, $0) })
  }

  subscript(name: String) -> Production? {
    indices[name].map { productions[$0] }
  }
}

extension EBNF.Expression {
  /// The names that the expression refers to.
  var names: Set<String> {
    switch self {
    case .terminal, .special: []
    case .name(let name): [name]
    case .sequence(let parts), .choice(let parts):
      parts.reduce(into: []) { $0.formUnion($1.names) }
    case .optional(let inner), .repetition(let inner): inner.names
    }
  }
}

/// Reads productions from a text.
private struct Reader {
  private enum Token: Equatable {
    case word(String)
    case terminal(String)
    case special
    case symbol(Character)
  }

  private struct UnexpectedToken: Error, CustomStringConvertible {
    let description: String
  }

  private var rest: Substring
  private var comment = ""
  private var text: [String] = []
  private var current: Token?

  init(_ text: String) {
    rest = text[...]
    advance()
  }

  mutating func production() throws -> EBNF.Production? {
    guard let current else { return nil }
    guard case .word(let name) = current else {
      throw UnexpectedToken(description: "expected a production, found \(current)")
    }
    let isMarked = comment == "no node"
    text = [text.last ?? name]
    advance()
    try expect("=")
    let expression = try choice()
    let end = text.count - 1
    try expect(".")
    let production = EBNF.Production(
      name: name, expression: expression, text: text.prefix(end).joined(separator: " "),
      isMarked: isMarked)
    return production
  }

  private mutating func choice() throws -> EBNF.Expression {
    var parts = [try sequence()]
    while current == .symbol("|") {
      advance()
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws -> EBNF.Expression {
    var parts = [try factor()]
    while current == .symbol(",") {
      advance()
      parts.append(try factor())
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func factor() throws -> EBNF.Expression {
    guard let token = current else { throw UnexpectedToken(description: "expected a factor") }
    advance()
    switch token {
    case .word(let name): return .name(name)
    case .terminal(let text): return .terminal(text)
    case .special: return .special
    case .symbol("("): return try closed(")")
    case .symbol("["): return .optional(try closed("]"))
    case .symbol("{"): return .repetition(try closed("}"))
    case .symbol(let symbol): throw UnexpectedToken(description: "unexpected '\(symbol)'")
    }
  }

  private mutating func closed(_ end: Character) throws -> EBNF.Expression {
    let inner = try choice()
    try expect(end)
    return inner
  }

  private mutating func expect(_ symbol: Character) throws {
    guard current == .symbol(symbol) else {
      throw UnexpectedToken(
        description: "expected '\(symbol)' after \(text.suffix(4)), found \(current as Any)")
    }
    advance()
  }

  private mutating func advance() {
    skipBlanksAndComments()
    guard let first = rest.first else {
      current = nil
      return
    }
    let start = rest
    switch first {
    case "\"":
      let body = rest.dropFirst().prefix { $0 != "\"" }
      rest = rest.dropFirst(body.count + 2)
      current = .terminal(String(body))
    case "?":
      let body = rest.dropFirst().prefix { $0 != "?" }
      rest = rest.dropFirst(body.count + 2)
      current = .special
    case let letter where letter.isLetter:
      let word = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(word.count)
      current = .word(String(word))
    default:
      rest = rest.dropFirst()
      current = .symbol(first)
    }
    text.append(String(start[..<rest.startIndex]))
  }

  private mutating func skipBlanksAndComments() {
    comment = ""
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard rest.hasPrefix("(*"), let end = rest.range(of: "*)") else { return }
      comment = rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound]
        .trimmingCharacters(in: .whitespaces)
      rest = rest[end.upperBound...]
    }
  }
}
