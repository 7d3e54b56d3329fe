import TestSupport
import Testing

@testable import TabSpecParser

/// `Grammar/tabs.ebnf`, the kinds of nodes and the grammar functions say the same.
@Suite struct GrammarTests {
  private static let root = #filePath.components(separatedBy: "/Tests/")[0]

  private let grammar: GrammarFile

  init() throws {
    grammar = GrammarFile(try Fixtures.text(of: "\(Self.root)/Grammar/tabs.ebnf"))
  }

  @Test func productionsAreTheKindsOfNodes() {
    // What is not understood is not part of the language.
    let kinds = Set(SyntaxKind.allCases.map { "\($0)" }).subtracting(["unparsed"])
    let productions = Set(grammar.functionProductions.keys)
    #expect(kinds.subtracting(productions) == [])
    #expect(productions.subtracting(kinds) == grammar.choices)
  }

  @Test func everyNameIsDefined() {
    let defined = Set(grammar.productions.keys)
    #expect(grammar.usedNames.subtracting(defined) == [])
    #expect(defined.subtracting(grammar.usedNames) == ["file"])
  }

  @Test func functionsCarryTheirProductions() throws {
    let folder = "\(Self.root)/Sources/TabSpecParser/Parser/Grammar"
    var documented: [String: String] = [:]
    for path in Fixtures.files(in: folder, withExtension: "swift") {
      documented.merge(GrammarFile.comments(in: try Fixtures.text(of: path))) { first, _ in first }
    }
    #expect(documented == grammar.functionProductions)
  }
}

/// The productions of a file in extended Backus-Naur form, blanks folded.
struct GrammarFile {
  /// By name; from behind the `=` to before the last period.
  private(set) var productions: [String: String] = [:]
  /// Those in front of the sections of small parts and tokens, which have functions.
  private(set) var functionProductions: [String: String] = [:]
  /// The names of those that leave no node.
  private(set) var choices: Set<String> = []

  init(_ text: String) {
    var hasFunctions = true
    for part in text.components(separatedBy: "\n\n") {
      if part.hasPrefix("(* Small parts") { hasFunctions = false }
      if part.hasPrefix("(* No node:") {
        choices = Set(part.dropFirst(11).dropLast(3).split { !$0.isLetter }.map(String.init))
      }
      guard !part.hasPrefix("(*") else { continue }
      for (name, body) in GrammarFile.read(part.components(separatedBy: "\n")) {
        productions[name] = body
        if hasFunctions { functionProductions[name] = body }
      }
    }
  }

  /// The productions in the comments of grammar functions.
  static func comments(in source: String) -> [String: String] {
    let lines = source.components(separatedBy: "\n").map { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("///") ? String(line.dropFirst(3).drop { $0 == " " }) : ""
    }
    return read(lines)
  }

  private static func read(_ lines: [String]) -> [String: String] {
    var found: [String: String] = [:]
    var open: (name: String, body: String)?
    for line in lines {
      if let current = open {
        open = (current.name, current.body + " " + line.trimmingPrefix { $0 == " " })
      } else if let match = line.wholeMatch(of: /([a-z]\w*) = (.*)/) {
        open = (String(match.1), String(match.2))
      }
      if let current = open, current.body.hasSuffix(" .") {
        found[current.name] = String(current.body.dropLast(2))
        open = nil
      }
    }
    return found
  }

  /// The names that productions use.
  var usedNames: Set<String> {
    var names: Set<String> = []
    for body in productions.values where !body.hasPrefix("?") {
      let words = body.replacing(/"[^"]*"/, with: "").split { !$0.isLetter && !$0.isNumber }
      names.formUnion(words.map(String.init))
    }
    return names
  }
}
