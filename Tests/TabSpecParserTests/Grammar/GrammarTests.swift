import Foundation
import Testing

@testable import TabSpecParser

/// `Grammar/tabs.ebnf`, the kinds of nodes and the grammar functions name the same things.
@Suite struct GrammarTests {
  private let grammar: EBNF
  private let functions: [GrammarFunction]

  init() throws {
    grammar = try EBNF.ofTabs()
    functions = try GrammarFunction.all()
  }

  @Test func productionsAreTheKindsOfNodes() {
    let unmarked = grammar.productions.filter { !$0.isMarked && !$0.isToken }.map(\.name)
    let kinds = SyntaxKind.allCases.filter { $0 != .unparsed }.map { "\($0)" }
    #expect(Set(unmarked).subtracting(kinds) == [], "mark them '(* no node *)' or add a kind")
    #expect(Set(kinds).subtracting(unmarked) == [], "a kind of node has no production")
  }

  @Test func markedProductionsLeaveNoNode() {
    let kinds = Set(SyntaxKind.allCases.map { "\($0)" })
    #expect(
      grammar.productions.filter { $0.isMarked || $0.isToken }.map(\.name).allSatisfy {
        !kinds.contains($0)
      })
  }

  @Test func everyNameIsDefinedOnceAndUsed() {
    let names = grammar.productions.map(\.name)
    #expect(names.count == Set(names).count)
    let used = grammar.productions.reduce(into: Set(["file"])) {
      $0.formUnion($1.expression.names)
    }
    #expect(used.subtracting(names) == [], "not defined")
    let replaced: Set = ["expression", "sequenceExpression", "declaration"]
    #expect(Set(names).subtracting(used).subtracting(replaced) == [], "not used")
  }

  @Test func everyProductionIsAGrammarFunctionsComment() {
    for production in grammar.productions where !production.isToken {
      let comments = functions.filter { $0.name == production.name }.map(\.production)
      #expect(comments == ["\(production.text) ."], "func \(production.name)")
    }
  }

  @Test func everyCommentIsAProduction() {
    for function in functions {
      #expect(grammar[function.productionName] != nil, "\(function.production)")
    }
  }
}

/// A function of the parser whose comment begins with a production.
struct GrammarFunction {
  let name: String
  /// With single blanks, full stop included.
  let production: String

  var productionName: String {
    String(production.prefix { $0 != " " })
  }

  /// All of them, from the sources.
  static func all() throws -> [GrammarFunction] {
    let directory = EBNF.packageDirectory + "/Sources/TabSpecParser/Parser/Grammar"
    return try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
      .flatMap { try functions(in: String(contentsOfFile: "\(directory)/\($0)", encoding: .utf8)) }
  }

  private static func functions(in source: String) -> [GrammarFunction] {
    var found: [GrammarFunction] = []
    var production: [Substring] = []
    var isOpen = false
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.first == "///" {
        if words.dropFirst().dropFirst().first == "=" {
          production = []
          isOpen = true
        }
        if isOpen { production += words.dropFirst() }
        if words.last == "." { isOpen = false }
      } else if let function = words.firstIndex(of: "func"), !production.isEmpty {
        let name = words[function + 1].prefix { $0.isLetter }
        found.append(
          GrammarFunction(name: String(name), production: production.joined(separator: " ")))
        production = []
      }
    }
    return found
  }
}
