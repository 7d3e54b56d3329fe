import Foundation
import Testing

@testable import tablsp

/// What the greeting says, and that no client is too odd to be greeted.
@Suite struct InitializeTests {
  @Test(arguments: [
    (["utf-8"], "utf-8"),
    (["utf-32", "utf-16"], "utf-32"),
    (["utf-7", "utf-16", "utf-8"], "utf-16"),
    (["utf-7"], "utf-16"),
    ([], "utf-16"),
  ])
  func encoding(offered: [String], chosen: String) {
    let client = TestClient()
    let encodings = JSONValue.array(offered.map { .string($0) })
    let capabilities: JSONValue = ["general": ["positionEncodings": encodings]]
    let response = client.request("initialize", TestClient.initializeParams(capabilities))
    #expect(result(response)?["positionEncoding"]?.string == chosen)
  }

  @Test func serverInfo() {
    let response = TestClient().request("initialize", TestClient.initializeParams())
    let info: JSONValue = ["name": "tablsp", "version": .string(Version.number)]
    #expect(response["result"]?["serverInfo"] == info)
  }

  /// Each of these is sent by some client, or will be by the next one.
  @Test(arguments: [
    #"[]"#,
    #"7"#,
    #"{"textDocument": [], "workspace": 3, "general": null, "window": "x"}"#,
    #"{"textDocument": {"callHierarchy": [], "codeAction": [1], "diagnostic": 5}}"#,
    #"{"general": {"positionEncodings": {"a": 1}}}"#,
    #"{"general": {"positionEncodings": [1, null, "utf-8"]}}"#,
    #"{"textDocument": {"publishDiagnostics": {"tagSupport": {"valueSet": [1, "x", 99]}}}}"#,
    #"{"window": {"workDoneProgress": "yes"}, "futureThing": {"a": [1, null, {"b": true}]}}"#,
  ])
  func oddCapabilities(json: String) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    let client = TestClient()
    let response = client.request("initialize", TestClient.initializeParams(value))
    #expect(result(response) != nil)
    client.notify("initialized", [:])
    client.open("file:///a.tabs", "a")
    #expect(client.request("shutdown")["result"] == .null)
  }

  @Test func oddValuesAreAbsentAndTheirNeighboursAreNot() throws {
    let json = #"{"general": {"positionEncodings": [1, null, "utf-8"]}, "window": []}"#
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    let response = TestClient().request("initialize", TestClient.initializeParams(value))
    #expect(result(response)?["positionEncoding"]?.string == "utf-8")
  }

  @Test func bareParameters() {
    let client = TestClient()
    let params: JSONValue = ["processId": .null, "rootUri": .null, "capabilities": [:]]
    #expect(result(client.request("initialize", params)) != nil)
  }

  @Test func brokenParametersLeaveTheServerWaiting() {
    let client = TestClient()
    #expect(client.request("initialize").errorCode == -32602)
    #expect(client.request("initialize", ["processId": "x"]).errorCode == -32602)
    #expect(client.request("shutdown").errorCode == -32002)
    #expect(result(client.request("initialize", TestClient.initializeParams())) != nil)
  }

  @Test func foldersInAllThreeWays() {
    #expect(folders(["workspaceFolders": [["uri": "file:///a%20b/"], ["uri": "x:y"]]]) == ["/a b"])
    #expect(folders(["rootUri": "file:///a"]) == ["/a"])
    #expect(folders(["rootPath": "/a"]) == ["/a"])
    #expect(folders(["rootUri": "file:///a", "workspaceFolders": []]) == [])
  }

  @Test func filesAreWatchedOnlyWhereTheClientAsksForIt() {
    #expect(TestClient.started().take("client/registerCapability").isEmpty)
    let watching: JSONValue = [
      "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]
    ]
    let client = TestClient.started(capabilities: watching)
    #expect(client.take("client/registerCapability").count == 1)
  }

  private func result(_ response: JSONValue) -> JSONValue? {
    response["result"]?["capabilities"]
  }

  private func folders(_ members: JSONValue) -> [String] {
    let client = TestClient()
    let params: JSONValue = ["capabilities": [:]]
    client.request("initialize", params.merging(members))
    return client.server.workspace.folders
  }
}
