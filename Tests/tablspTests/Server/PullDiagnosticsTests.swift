import Foundation
import TestSupport
import Testing

@testable import tablsp

/// Diagnostics for clients that ask for them.
@Suite struct PullDiagnosticsTests {
  private static let pulls: JSONValue = [
    "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
  ]
  private static let broken = "enum A {"
  private static let clean = "enum A {}"

  @Test func unchangedUntilTheFindingsAre() {
    let client = TestClient.started(capabilities: Self.pulls)
    client.open("untitled:a", Self.broken)
    let first = pull(client, "untitled:a")
    #expect(first?["kind"] == "full")
    #expect(count(first) == 1)
    let second = pull(client, "untitled:a", previous: first)
    #expect(second?["kind"] == "unchanged")
    #expect(second?["items"] == nil)
    #expect(second?["resultId"] == first?["resultId"])
    client.change("untitled:a", by: [["text": .string(Self.clean)]], version: 2)
    let third = pull(client, "untitled:a", previous: first)
    #expect(third?["kind"] == "full")
    #expect(count(third) == 0)
    #expect(client.takeAll().isEmpty)
  }

  @Test(arguments: ["file:///no/such.tabs", "untitled:never-opened", "foo:bar", "", "file:"])
  func whatIsNoDocumentHasNothing(uri: String) {
    let report = pull(TestClient.started(capabilities: Self.pulls), uri)
    #expect(report?["kind"] == "full")
    #expect(count(report) == 0)
  }

  @Test func fileThatIsNotOpen() throws {
    try TemporaryFolder.with { root in
      try Data(Self.broken.utf8).write(to: URL(fileURLWithPath: "\(root)/a.tabs"))
      let client = TestClient.started(capabilities: Self.pulls)
      #expect(count(pull(client, DocumentKey(path: "\(root)/a.tabs").uri)) == 1)
    }
  }

  /// The client pulls what it edits, and is asked to pull what has changed besides.
  @Test func otherDocumentsAreRefreshed() {
    let client = TestClient.started(capabilities: Self.pulls)
    client.open("file:///p/Place.swift", "enum Place { case home, mail }", language: "swift")
    client.open(
      "file:///p/Tabs.tabs",
      """
      TabView(selection: Place.home) {
          Tab("Home", systemImage: "house", value: .home) { A() }
          Tab("Mail", systemImage: "tray", value: .mail) { B() }
      }
      """)
    #expect(count(pull(client, "file:///p/Tabs.tabs")) == 0)
    #expect(count(pull(client, "file:///p/Place.swift")) == 0)
    client.change("file:///p/Place.swift", by: [["text": "enum Place { case home }"]], version: 2)
    #expect(client.take("workspace/diagnostic/refresh").count == 1)
    #expect(count(pull(client, "file:///p/Tabs.tabs")) == 1)
    client.change("file:///p/Place.swift", by: [["text": "enum Place { case home }\n"]], version: 3)
    #expect(client.takeAll().isEmpty)
  }

  @Test func workspaceIsHeldUntilSomethingIsNew() throws {
    try TemporaryFolder.with { root in
      try Data(Self.broken.utf8).write(to: URL(fileURLWithPath: "\(root)/a.tabs"))
      try Data(Self.clean.utf8).write(to: URL(fileURLWithPath: "\(root)/b.tabs"))
      let client = TestClient.started(capabilities: Self.pulls, folders: [root])
      let first = client.request("workspace/diagnostic", ["previousResultIds": []])
      let reports = items(first)
      #expect(reports.map { $0["uri"] } == [.string(DocumentKey(path: "\(root)/a.tabs").uri)])
      #expect(reports.first?["version"] == .null)

      let held = client.send("workspace/diagnostic", previous(reports))
      #expect(client.response(to: held) == nil)
      #expect(!client.server.hasWork)
      client.open(DocumentKey(path: "\(root)/b.tabs").uri, Self.broken)
      let news = items(client.response(to: held) ?? .null)
      #expect(news.map { $0["kind"] } == ["unchanged", "full"])
      #expect(news.last?["version"] == 1)

      let second = client.send("workspace/diagnostic", previous(reports + news.suffix(1)))
      client.notify("$/cancelRequest", ["id": .integer(second)])
      #expect(client.response(to: second)?.errorCode == -32800)
    }
  }

  @Test func heldRequestIsAnsweredAtShutdown() throws {
    try TemporaryFolder.with { root in
      try Data(Self.broken.utf8).write(to: URL(fileURLWithPath: "\(root)/a.tabs"))
      let client = TestClient.started(capabilities: Self.pulls, folders: [root])
      let reports = items(client.request("workspace/diagnostic", ["previousResultIds": []]))
      let held = client.send("workspace/diagnostic", previous(reports))
      #expect(client.response(to: held) == nil)
      client.request("shutdown")
      #expect(client.response(to: held)?.errorCode == -32800)
    }
  }

  @Test func whatIsGoneIsReportedAsEmpty() throws {
    let client = TestClient.started(capabilities: Self.pulls)
    let params: JSONValue = ["previousResultIds": [["uri": "file:///gone.tabs", "value": "1"]]]
    let report = items(client.request("workspace/diagnostic", params)).first
    #expect(report?["uri"] == "file:///gone.tabs")
    #expect(report?["kind"] == "full")
    #expect(count(report) == 0)
  }

  @Test func partialResults() throws {
    try TemporaryFolder.with { root in
      for number in 0..<250 {
        let url = URL(fileURLWithPath: "\(root)/\(number).tabs")
        try Data(Self.broken.utf8).write(to: url)
      }
      let client = TestClient.started(capabilities: Self.pulls, folders: [root])
      let response = client.request(
        "workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "p"])
      #expect(items(response).isEmpty)
      let pieces = client.take("$/progress")
      #expect(pieces.allSatisfy { $0["token"] == "p" })
      #expect(pieces.map { items(["result": $0["value"] ?? .null]).count } == [100, 100, 50])
    }
  }

  // MARK: - Reading reports

  private func pull(
    _ client: TestClient, _ uri: String, previous: JSONValue? = nil
  ) -> JSONValue? {
    var params: JSONValue = ["textDocument": ["uri": .string(uri)]]
    if let id = previous?["resultId"] { params = params.merging(["previousResultId": id]) }
    return client.request("textDocument/diagnostic", params)["result"]
  }

  private func count(_ report: JSONValue?) -> Int? {
    guard case .array(let items)? = report?["items"] else { return nil }
    return items.count
  }

  private func items(_ response: JSONValue) -> [JSONValue] {
    guard case .array(let items)? = response["result"]?["items"] else { return [] }
    return items
  }

  private func previous(_ reports: [JSONValue]) -> JSONValue {
    let ids = reports.map { report -> JSONValue in
      ["uri": report["uri"] ?? .null, "value": report["resultId"] ?? .null]
    }
    return ["previousResultIds": .array(ids)]
  }
}
