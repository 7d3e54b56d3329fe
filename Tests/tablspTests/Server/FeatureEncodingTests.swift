import TabSpecParser
import Testing

@testable import tablsp

/// All positions that the features give mean the same places, however the client counts columns.
@Suite struct FeatureEncodingTests {
  private static let uri = "file:///a.tabs"

  private static let text = """
    enum Ort { case é, 漢 /* 😀 */, zwei }
    @State private var ort: Ort = /* 😀😀 */ .é
    CustomTabBarContainerView(/* 漢字 */ selection: $ort) { // 😀 tablsp:x
      /* é */ A().tabBarItem(tab: .漢, selection: $ort); B().tabBarItem(tab: .é, selection: $ort)
    }
    /* 😀 */ CustomTabView(activeIndex: $i) { /* 😀 */ CustomTabItem(title: "é")  {
    } }
    let farbe = /* 😀 */ Color.blue; let andere: Color = /* 漢 */ .red

    """

  private static let methods = [
    "textDocument/codeLens", "textDocument/documentColor", "textDocument/foldingRange",
    "textDocument/formatting", "textDocument/inlayHint",
  ]

  private static let methodsWithPlace = [
    "textDocument/completion", "textDocument/hover", "textDocument/linkedEditingRange",
    "textDocument/selectionRange", "textDocument/signatureHelp",
  ]

  @Test(arguments: ["utf-8", "utf-16"])
  func samePlaces(encoding: String) throws {
    let other = places(in: encoding)
    let expected = places(in: "utf-32")
    #expect(other.count == expected.count)
    for (left, right) in zip(other, expected) { try #require(left == right) }
  }

  /// The answers of all features, with offsets instead of positions.
  private func places(in encoding: String) -> [String] {
    let client = TestClient.started(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    let unit = client.server.client.columnUnit
    let lines = LineIndex(SourceText(Self.text))
    client.open(Self.uri, Self.text)
    let whole = json(lines, lines.text.range, unit)
    let document: JSONValue = [
      "textDocument": ["uri": .string(Self.uri)], "range": whole, "options": [:],
    ]
    var answers = Self.methods.map { client.request($0, document) }
    var offset = TextOffset(0)
    for scalar in Self.text.unicodeScalars {
      defer { offset = offset.advanced(by: UTF8.width(scalar)) }
      guard scalar != " " else { continue }
      let place = json(lines, offset, unit)
      let params = document.merging(["position": place, "positions": [place]])
      answers += Self.methodsWithPlace.map { client.request($0, params) }
    }
    return answers.map { print($0["result"] ?? $0, lines, unit) } + [tokens(client, lines, unit)]
  }

  private func json(
    _ lines: LineIndex, _ offset: TextOffset, _ unit: LineIndex.ColumnUnit
  ) -> JSONValue {
    let position: LSP.Position = lines.position(of: offset, in: unit)
    return ["line": .integer(position.line), "character": .integer(position.character)]
  }

  private func json(
    _ lines: LineIndex, _ range: TextRange, _ unit: LineIndex.ColumnUnit
  ) -> JSONValue {
    ["start": json(lines, range.lowerBound, unit), "end": json(lines, range.upperBound, unit)]
  }

  /// The value as text, every position as an offset.
  private func print(
    _ value: JSONValue, _ lines: LineIndex, _ unit: LineIndex.ColumnUnit
  ) -> String {
    switch value {
    case .array(let elements):
      return "[\(elements.map { print($0, lines, unit) }.joined(separator: ", "))]"
    case .object(var members):
      let pairs = [
        ("line", "character"), ("startLine", "startCharacter"), ("endLine", "endCharacter"),
      ]
      var shown: [String] = []
      for (line, character) in pairs {
        guard let row = members.removeValue(forKey: line)?.integer,
          let column = members.removeValue(forKey: character)?.integer
        else { continue }
        let place = LSP.Position(line: row, character: column)
        shown.append("\(line) @\(lines.offset(of: place, in: unit).utf8)")
      }
      shown += members.sorted { $0.key < $1.key }.map { "\($0): \(print($1, lines, unit))" }
      return "{\(shown.joined(separator: ", "))}"
    default: return "\(value)"
    }
  }

  private func tokens(
    _ client: TestClient, _ lines: LineIndex, _ unit: LineIndex.ColumnUnit
  ) -> String {
    let response = client.request(
      "textDocument/semanticTokens/full", ["textDocument": ["uri": .string(Self.uri)]])
    guard case .array(let data) = response["result"]?["data"],
      let legend = client.capabilities?["semanticTokensProvider"]?["legend"]
    else { return "no tokens" }
    let text = ShownTokens(lines: lines, unit: unit, legend: legend)
      .text(of: data.compactMap(\.integer))
    // Without the columns, which are others.
    return text.split(separator: "\n").map { $0.drop { $0 != " " } }.joined(separator: "\n")
  }
}
