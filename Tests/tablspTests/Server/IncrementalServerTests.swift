import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// After each of many edits of documents that know each other, a server says what one says that
/// opens the same texts fresh.
@Suite struct IncrementalServerTests {
  private static let names = ["file:///w/a.tabs", "file:///w/b.swift", "file:///w/c.tabs"]
  private static let paths = RepositoryTexts.paths(#filePath)

  @Test(arguments: ["utf-8", "utf-16", "utf-32"], 0..<14 as Range<UInt64>)
  func randomEdits(encoding: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var edits = RandomEdits(seed: seed)
    let client = ShowingClient(encoding)
    for name in Self.names {
      let text = try Fixtures.text(of: Self.paths.randomElement(using: &generator)!)
      client.open(name, text.filter { $0 != "\0" } + "// é漢😀 e\u{301}\n")
    }
    for version in 2..<52 {
      let name = Self.names.randomElement(using: &generator)!
      var range = try client.change(name, by: &edits, version: version)
      if version.isMultiple(of: 7) { range = "all of it" }
      let fresh = ShowingClient(encoding)
      for name in Self.names { fresh.open(name, try client.text(of: name)) }
      for other in Self.names {
        let what = "\(name) \(range), \(other), version \(version)"
        #expect(client.diagnostics(of: other) == fresh.diagnostics(of: other), "\(what)")
      }
      for method in ["textDocument/documentSymbol", "textDocument/foldingRange"] {
        #expect(client.ask(method, name) == fresh.ask(method, name), "\(range), \(method)")
      }
      #expect(client.tokens(of: name) == fresh.tokens(of: name), "\(range)")
    }
  }
}

/// A client that shows what it is told last of each document.
private final class ShowingClient {
  private let client: TestClient
  private let unit: LineIndex.ColumnUnit
  private var published: [String: JSONValue] = [:]
  private var tokens: [String: ShownData] = [:]

  private struct ShownData {
    var id: JSONValue
    var data: [JSONValue]
  }

  init(_ encoding: String) {
    let told: JSONValue = ["relatedInformation": true, "dataSupport": true]
    client = TestClient.started(capabilities: [
      "general": ["positionEncodings": [.string(encoding)]],
      "textDocument": ["publishDiagnostics": told],
    ])
    unit = client.server.client.columnUnit
  }

  func open(_ name: String, _ text: String) {
    client.open(name, text, language: name.hasSuffix(".swift") ? "swift" : "tabs")
    client.settle()
  }

  func text(of name: String) throws -> String {
    try #require(client.server.documents[DocumentKey(uri: name)]).lines.text.string
  }

  /// Makes an edit: as a range of positions, now and then the wrong way round or too far, or as a
  /// whole text. Gives the range.
  func change(_ name: String, by edits: inout RandomEdits, version: Int) throws -> String {
    let lines = LineIndex(SourceText(try text(of: name)))
    let (range, replacement) = edits.next(in: lines.text.bytes)
    let start: LSP.Position = lines.position(of: TextOffset(range.lowerBound), in: unit)
    let end: LSP.Position = lines.position(of: TextOffset(range.upperBound), in: unit)
    var change: JSONValue = ["text": .string(String(decoding: replacement, as: UTF8.self))]
    if version.isMultiple(of: 7) {
      change = ["text": .string(String(lines.text.string.dropLast(3)))]
    } else {
      let places = version.isMultiple(of: 5) ? [end, start] : [start, end]
      change = change.merging([
        "range": ["start": json(places[0]), "end": json(places[1], more: version % 11 / 10 * 99)]
      ])
    }
    client.change(name, by: [change], version: version)
    client.settle()
    return "\(start)-\(end)"
  }

  private func json(_ position: LSP.Position, more: Int = 0) -> JSONValue {
    ["line": .integer(position.line), "character": .integer(position.character + more)]
  }

  func diagnostics(of name: String) -> JSONValue {
    for params in client.take("textDocument/publishDiagnostics") {
      published[params["uri"]?.string ?? ""] = params["diagnostics"]
    }
    return published[name] ?? []
  }

  func ask(_ method: String, _ name: String) -> JSONValue {
    client.request(method, ["textDocument": ["uri": .string(name)]])["result"] ?? .null
  }

  /// The semantic tokens, asked for as what is different from the last ones.
  func tokens(of name: String) -> [JSONValue] {
    let document: JSONValue = ["textDocument": ["uri": .string(name)]]
    let method = "textDocument/semanticTokens/full"
    let answer =
      tokens[name].map { known in
        client.request("\(method)/delta", document.merging(["previousResultId": known.id]))
      } ?? client.request(method, document)
    guard let result = answer["result"] else { return [] }
    var data = tokens[name]?.data ?? []
    if case .array(let all) = result["data"] { data = all }
    if case .array(let edits) = result["edits"] {
      for edit in edits.reversed() {
        let start = edit["start"]?.integer ?? 0
        let end = start + (edit["deleteCount"]?.integer ?? 0)
        guard case .array(let numbers) = edit["data"] ?? [] else { continue }
        data.replaceSubrange(start..<end, with: numbers)
      }
    }
    tokens[name] = ShownData(id: result["resultId"] ?? .null, data: data)
    return data
  }
}
