import Foundation
import Testing

@testable import tablsp

/// When the server answers what, from before `initialize` to after `exit`.
@Suite struct LifeCycleTests {
  @Test func requestBeforeInitialize() {
    let client = TestClient()
    #expect(client.request("textDocument/hover", [:]).errorCode == -32002)
    #expect(client.request("shutdown").errorCode == -32002)
    #expect(client.request("no/such").errorCode == -32002)
    #expect(client.request("initialize", TestClient.initializeParams())["result"] != nil)
  }

  @Test func notificationBeforeInitialize() {
    let client = TestClient()
    client.open("file:///a.tabs", "a")
    #expect(client.takeAll().isEmpty)
    client.request("initialize", TestClient.initializeParams())
    #expect(client.server.documents.isEmpty)
  }

  @Test func secondInitialize() {
    let client = TestClient.started()
    #expect(
      client.request("initialize", TestClient.initializeParams()).errorCode == -32600)
    #expect(client.request("shutdown")["result"] == .null)
  }

  @Test func exitCodes() {
    let client = TestClient()
    #expect(client.server.exitCode == 1)
    client.request("initialize", TestClient.initializeParams())
    #expect(client.server.exitCode == 1)
    #expect(client.request("shutdown")["result"] == .null)
    #expect(client.server.exitCode == 0)
    #expect(!client.server.hasExited)
    client.notify("exit")
    client.settle()
    #expect(client.server.hasExited)
    #expect(client.server.exitCode == 0)
  }

  @Test func exitBeforeInitialize() {
    let client = TestClient()
    client.notify("exit")
    client.settle()
    #expect(client.server.hasExited)
    #expect(client.server.exitCode == 1)
  }

  @Test func afterShutdown() {
    let client = TestClient.started()
    client.request("shutdown")
    client.open("file:///a.tabs", "a")
    #expect(client.takeAll().isEmpty)
    #expect(client.request("textDocument/codeAction", [:]).errorCode == -32600)
    #expect(client.request("initialize", TestClient.initializeParams()).errorCode == -32600)
    #expect(client.request("shutdown").errorCode == -32600)
    #expect(client.server.exitCode == 0)
  }

  @Test func requestsBeforeShutdownAreAnswered() {
    let client = TestClient.started()
    client.open("file:///a.tabs", "a")
    let first = client.send("textDocument/diagnostic", ["textDocument": ["uri": "file:///a.tabs"]])
    let second = client.send("shutdown")
    #expect(client.response(to: first)?["result"] != nil)
    #expect(client.response(to: second)?["result"] == .null)
  }

  @Test(arguments: [
    (#"{"jsonrpc": "2.0", "id": 1, "method": "#, -32700),
    ("nonsense", -32700),
    ("", -32700),
    ("   ", -32700),
    ("{", -32700),
    (#"{"a":}"#, -32700),
    ("\u{0}\u{1}", -32700),
    ("[1,2", -32700),
    (#"{"x":"# + String(repeating: "[", count: 100_000), -32700),
    ("[]", -32600),
    (#"[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]"#, -32600),
    (#""hello""#, -32600),
    ("17", -32600),
    ("null", -32600),
    ("{}", -32600),
    (#"{"jsonrpc":"2.0","id":77}"#, -32600),
    (#"{"jsonrpc":"2.0","id":78,"method":5}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{"a":1},"method":"foo/bar"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"foo/bar"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":79,"method":"textDocument/codeAction","params":"x"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":79,"method":"textDocument/codeAction"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":79,"method":"textDocument/codeAction","params":[]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":79,"method":"foo/bar"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":79,"method":"$/fooBar"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":79,"method":"textDocument/didOpen"}"#, -32601),
  ])
  func whatIsNoMessage(body: String, code: Int) {
    let client = TestClient.started()
    client.send(text: body)
    #expect(client.takeErrorCodes() == [code])
    #expect(client.request("shutdown")["result"] == .null)
  }

  @Test func brokenFrame() {
    let client = TestClient.started()
    client.server.receiveBrokenFrame("no frame")
    #expect(client.takeErrorCodes() == [-32700])
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"foo/bar","params":{"x":1}}"#,
    #"{"jsonrpc":"2.0","method":"$/fooBar"}"#,
    #"{"jsonrpc":"2.0","id":null,"method":"foo/bar"}"#,
    #"{"jsonrpc":"2.0","method":"shutdown"}"#,
    #"{"jsonrpc":"2.0","id":9999,"result":null}"#,
    #"{"jsonrpc":"2.0","id":"zz","result":{"a":1}}"#,
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":123456}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"nope"}}"#,
    #"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}"#,
    #"{"jsonrpc":"2.0","method":"window/workDoneProgress/cancel","params":{"token":1}}"#,
    #"{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration"}"#,
  ])
  func passedOver(body: String) {
    let client = TestClient.started()
    client.send(text: body)
    #expect(client.takeAll().isEmpty)
    #expect(client.request("shutdown")["result"] == .null)
  }

  @Test(arguments: [
    ("textDocument/didOpen", #"{"textDocument": {"uri": 5}}"#),
    ("textDocument/didOpen", "{}"),
    ("textDocument/didOpen", "null"),
    ("textDocument/didChange", #"{"textDocument": {"uri": "file:///a.tabs"}}"#),
    (
      "textDocument/didChange",
      #"{"textDocument": {"uri": "file:///a.tabs", "version": "x"}, "contentChanges": "y"}"#
    ),
    ("textDocument/didClose", #"{"textDocument": null}"#),
    ("$/cancelRequest", #"{"id": {}}"#),
    ("workspace/didChangeWatchedFiles", #"{"changes": [{"uri": 1}]}"#),
  ])
  func brokenParameters(method: String, params: String) {
    let client = TestClient.started()
    client.open("file:///a.tabs", "a")
    _ = client.takeAll()
    client.send(text: #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
    #expect(client.takeAll().map { $0["method"]?.string } == ["window/logMessage"])
    #expect(client.server.documents.values.map { $0.lines.text.string } == ["a"])
  }

  @Test(arguments: ["abc", "1", "ünï", "a b\n\"c\""])
  func textIDs(id: String) {
    let client = TestClient.started()
    client.send(["jsonrpc": "2.0", "id": .string(id), "method": "foo/bar"])
    #expect(client.takeAll().first?["id"]?.string == id)
  }

  @Test(arguments: [0, -5, 2_147_483_647])
  func numericIDs(id: Int) {
    let client = TestClient.started()
    client.send(["jsonrpc": "2.0", "id": .integer(id), "method": "foo/bar"])
    #expect(client.takeAll().first?["id"]?.integer == id)
  }

  @Test func cancellingWhatWaits() {
    let client = TestClient.started()
    let params: JSONValue = ["textDocument": ["uri": "file:///a.tabs"]]
    let ids = (0..<4).map { _ in client.send("textDocument/diagnostic", params) }
    for id in ids.dropFirst(2) { client.notify("$/cancelRequest", ["id": .integer(id)]) }
    #expect(ids.map { client.response(to: $0)?.errorCode } == [nil, nil, -32800, -32800])
    #expect(client.takeAll().isEmpty)
  }

  @Test func halvesOfCharactersAreReplaced() {
    let client = TestClient.started()
    client.send(
      text: #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
        + #"{"uri":"file:///a.tabs","languageId":"tabs","version":1,"text":"a\ud83d\n\udc00"}}}"#)
    client.settle()
    #expect(client.server.documents.values.map { $0.lines.text.string } == ["a\u{FFFD}\n\u{FFFD}"])
  }

  @Test func tracing() {
    let client = TestClient.started()
    client.notify("$/setTrace", ["value": "verbose"])
    let params: JSONValue = ["textDocument": ["uri": "file:///a.tabs"]]
    client.request("textDocument/diagnostic", params)
    #expect(client.take("$/logTrace").count == 1)
    client.notify("$/setTrace", ["value": "off"])
    client.request("textDocument/diagnostic", params)
    #expect(client.take("$/logTrace").isEmpty)
  }
}
