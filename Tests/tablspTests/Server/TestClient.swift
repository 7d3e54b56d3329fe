import Foundation

@testable import tablsp

/// An editor without a screen: talks to a server in this process, one message after the other.
final class TestClient {
  let server = LanguageServer()
  /// What the server has said, oldest first, but for what was taken.
  private(set) var inbox: [JSONValue] = []
  /// What the server can do.
  private(set) var capabilities: JSONValue?
  private var lastID = 0

  /// A client whose session has begun.
  static func started(
    capabilities: JSONValue = [:], folders: [String] = [], processID: Int? = nil
  ) -> TestClient {
    let client = TestClient()
    let response = client.request(
      "initialize", initializeParams(capabilities, folders, processID))
    client.capabilities = response["result"]?["capabilities"]
    client.notify("initialized", [:])
    return client
  }

  static func initializeParams(
    _ capabilities: JSONValue = [:], _ folders: [String] = [], _ processID: Int? = nil
  ) -> JSONValue {
    [
      "processId": processID.map { .integer($0) } ?? .null, "rootUri": .null,
      "capabilities": capabilities,
      "workspaceFolders": .array(
        folders.map { ["uri": .string(DocumentKey(path: $0).uri), "name": .string($0)] }),
    ]
  }

  // MARK: - Out

  /// Sends a request and gives the whole response.
  @discardableResult
  func request(_ method: String, _ params: JSONValue? = nil) -> JSONValue {
    let id = send(method, params)
    return response(to: id) ?? .null
  }

  /// Sends a request without waiting; gives its id.
  @discardableResult
  func send(_ method: String, _ params: JSONValue? = nil) -> Int {
    lastID += 1
    send(["jsonrpc": "2.0", "id": .integer(lastID)], method, params)
    return lastID
  }

  func notify(_ method: String, _ params: JSONValue? = nil) {
    send(["jsonrpc": "2.0"], method, params)
  }

  func send(_ message: JSONValue) {
    let data = try? JSONEncoder().encode(message)
    send(text: String(decoding: data ?? Data(), as: UTF8.self))
  }

  func send(text: String) {
    server.receive(Array(text.utf8))
  }

  func open(_ uri: String, _ text: String, language: String = "tabs", version: Int = 1) {
    let item: JSONValue = [
      "uri": .string(uri), "languageId": .string(language), "version": .integer(version),
      "text": .string(text),
    ]
    notify("textDocument/didOpen", ["textDocument": item])
  }

  func change(_ uri: String, by changes: JSONValue, version: Int) {
    let document: JSONValue = ["uri": .string(uri), "version": .integer(version)]
    notify("textDocument/didChange", ["textDocument": document, "contentChanges": changes])
  }

  func close(_ uri: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
  }

  private func send(_ head: JSONValue, _ method: String, _ params: JSONValue?) {
    let message = head.merging(["method": .string(method)])
    send(params.map { message.merging(["params": $0]) } ?? message)
  }

  // MARK: - In

  /// Lets the server do all that it has to do.
  func settle() {
    while server.hasWork, !server.hasExited { server.step() }
    for body in server.takeOutput() {
      let message = try? JSONDecoder().decode(JSONValue.self, from: Data(body))
      inbox.append(message ?? "no JSON")
    }
  }

  /// All that the server has said since the last time.
  func takeAll() -> [JSONValue] {
    settle()
    defer { inbox = [] }
    return inbox
  }

  /// The response to a request, taken; nil if there is none yet.
  func response(to id: Int) -> JSONValue? {
    settle()
    let index = inbox.firstIndex { $0["method"] == nil && $0["id"]?.integer == id }
    return index.map { inbox.remove(at: $0) }
  }

  /// The parameters of all notifications and requests of the method, taken.
  func take(_ method: String) -> [JSONValue] {
    settle()
    defer { inbox.removeAll { $0["method"]?.string == method } }
    return inbox.filter { $0["method"]?.string == method }.map { $0["params"] ?? .null }
  }

  /// The codes of the errors that were answered since the last time, in order.
  func takeErrorCodes() -> [Int] {
    takeAll().compactMap(\.errorCode)
  }
}

extension JSONValue {
  /// The code of the error that a response is.
  var errorCode: Int? {
    self["error"]?["code"]?.integer
  }
}
