import Foundation
import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// What holds for the features whatever the text is.
@Suite struct FeatureTests {
  static let examples = Fixtures.files(
    in: Fixtures.directory(#filePath, "../../../Examples"), withExtension: "tabs")

  private static let uri = "file:///a.tabs"
  private static let document: JSONValue = ["textDocument": ["uri": .string(uri)]]

  /// Tokens of random edits: a delta makes the full ones of the old, and both are those of the same text opened fresh.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func tokenDeltas(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let client = TestClient.started()
    var text = "TabView {\n  Tab(\"é😀\", systemImage: \"a\", value: E.a) { A() } // c\n}\n"
    client.open(Self.uri, text)
    var known = tokens(client.request("textDocument/semanticTokens/full", Self.document))
    for version in 2..<60 {
      text = changed(text, &generator)
      client.change(Self.uri, by: [["text": .string(text)]], version: version)
      let params = Self.document.merging(["previousResultId": .string(known.id)])
      let delta = client.request("textDocument/semanticTokens/full/delta", params)
      known = try applied(delta, to: known)
      let other = TestClient.started()
      other.open(Self.uri, text)
      let fresh = tokens(other.request("textDocument/semanticTokens/full", Self.document))
      try #require(known.data == fresh.data, "version \(version)")
    }
    let unknown = Self.document.merging(["previousResultId": "no such id"])
    let full = client.request("textDocument/semanticTokens/full/delta", unknown)
    #expect(tokens(full).data == known.data)
  }

  @Test(arguments: examples)
  func tokensOfARangeAreThoseOfTheWhole(path: String) throws {
    let client = TestClient.started()
    client.open(Self.uri, try Fixtures.text(of: path))
    let all = absolute(
      tokens(client.request("textDocument/semanticTokens/full", Self.document)).data)
    for line in 0..<20 {
      let range: JSONValue = [
        "start": ["line": .integer(line), "character": 0],
        "end": ["line": .integer(line + 3), "character": 0],
      ]
      let part = client.request(
        "textDocument/semanticTokens/range", Self.document.merging(["range": range]))
      #expect(
        absolute(tokens(part).data) == all.filter { line <= $0[0] && $0[0] < line + 3 })
    }
  }

  /// However little is typed, completion answers, and what it replaces holds the cursor. Every third place is tried.
  @Test(arguments: examples)
  func halfTyped(path: String) throws {
    let client = TestClient.started()
    let text = try Fixtures.text(of: path)
    client.open(Self.uri, "")
    var version = 1
    for (place, end) in text.indices.enumerated() where place % 3 == 0 && text[end] != " " {
      version += 1
      let typed = String(text[...end])
      client.change(Self.uri, by: [["text": .string(typed)]], version: version)
      let lines = LineIndex(SourceText(typed))
      let cursor: LSP.Position = lines.position(of: lines.text.end, in: .utf16)
      let position: JSONValue = [
        "position": ["line": .integer(cursor.line), "character": .integer(cursor.character)]
      ]
      let params = Self.document.merging(position)
      for method in ["textDocument/hover", "textDocument/signatureHelp"] {
        #expect(client.request(method, params).errorCode == nil)
      }
      let answer = client.request("textDocument/completion", params)
      guard case .array(let items) = answer["result"]?["items"] else {
        Issue.record("no items behind \(typed.suffix(20))")
        continue
      }
      for item in items.prefix(3) {
        let range = item["textEdit"]?["range"]
        #expect(range?["end"] == params["position"])
        #expect(range?["start"]?["line"] == params["position"]?["line"])
      }
    }
  }

  @Test func theLensCommandNamesTheTabs() throws {
    let client = TestClient.started()
    client.open(Self.uri, "TabView { A().tabItem { Text(\"One\") }; B().tag(2) }\n")
    let lenses = client.request("textDocument/codeLens", Self.document)
    guard case .array(let found) = lenses["result"], let command = found.first?["command"] else {
      Issue.record("no lens")
      return
    }
    #expect(client.request("workspace/executeCommand", command)["result"] == .null)
    #expect(client.take("window/showMessage").map { $0["message"] } == ["TabView: One, 2"])
    client.change(Self.uri, by: [["text": "// nothing"]], version: 2)
    #expect(client.request("workspace/executeCommand", command).errorCode == -32801)
  }

  // MARK: - Tokens

  private struct Tokens {
    var data: [Int]
    var id: String
  }

  private func tokens(_ response: JSONValue) -> Tokens {
    guard case .array(let data) = response["result"]?["data"] else {
      return Tokens(data: [], id: "")
    }
    return Tokens(
      data: data.compactMap(\.integer), id: response["result"]?["resultId"]?.string ?? "")
  }

  private func applied(_ delta: JSONValue, to old: Tokens) throws -> Tokens {
    guard case .array(let edits) = delta["result"]?["edits"] else { return tokens(delta) }
    var data = old.data
    for edit in edits.reversed() {
      let start = try #require(edit["start"]?.integer)
      let count = try #require(edit["deleteCount"]?.integer)
      guard case .array(let numbers) = edit["data"] else { continue }
      data.replaceSubrange(start..<start + count, with: numbers.compactMap(\.integer))
    }
    return Tokens(data: data, id: delta["result"]?["resultId"]?.string ?? "")
  }

  /// Line, column, length, kind and modifiers of each.
  private func absolute(_ data: [Int]) -> [[Int]] {
    var line = 0
    var column = 0
    return stride(from: 0, to: data.count, by: 5).map { index in
      column = data[index] == 0 ? column + data[index + 1] : data[index + 1]
      line += data[index]
      return [line, column] + data[index + 2..<index + 5]
    }
  }

  private func changed(_ text: String, _ generator: inout SeededGenerator) -> String {
    let words = [
      "TabView(selection: $a) {\n", "}", "Tab(\"漢\", image: \"b\") {}\n", "// é😀\n", "/*", "*/",
      "\"\"\"",
      "\"", "enum E { case a, b }\n", ".tag(E.a)", "#if A\n", "#endif\n", "\r\n", "👩‍👩‍👧‍👦", "",
    ]
    var text = text
    for _ in 0..<3 {
      let word = words.randomElement(using: &generator) ?? ""
      let start = text.indices.randomElement(using: &generator) ?? text.startIndex
      let length = Int.random(in: 0..<6, using: &generator)
      let end = text.index(start, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
      text.replaceSubrange(start..<end, with: word)
    }
    return text
  }
}
