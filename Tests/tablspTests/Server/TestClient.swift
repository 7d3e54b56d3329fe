import Foundation

@testable import tablsp

/// An editor without a screen: talks to a server in this process, one message after the other.
final class TestClient {
  typealias Object = [String: Any]

  let server = LanguageServer()
  /// What the server has said, oldest first, but for what was taken.
  private(set) var inbox: [Object] = []
  private var lastID = 0

  /// A client whose session has begun.
  static func started(
    capabilities: Object = [:], folders: [String] = [], processID: Int? = nil
  ) -> TestClient {
    let client = TestClient()
    client.request("initialize", initializeParams(capabilities, folders, processID))
    client.notify("initialized", [:])
    return client
  }

  static func initializeParams(
    _ capabilities: Any = Object(), _ folders: [String] = [], _ processID: Int? = nil
  ) -> Object {
    [
      "processId": processID ?? NSNull(), "rootUri": NSNull(), "capabilities": capabilities,
      "workspaceFolders": folders.map { ["uri": DocumentKey(path: $0).uri, "name": $0] },
    ]
  }

  // MARK: - Out

  /// Sends a request and gives the whole response.
  @discardableResult
  func request(_ method: String, _ params: Any? = nil) -> Object {
    let id = send(method, params)
    return response(to: id) ?? [:]
  }

  /// Sends a request without waiting; gives its id.
  @discardableResult
  func send(_ method: String, _ params: Any? = nil) -> Int {
    lastID += 1
    var message: Object = ["jsonrpc": "2.0", "id": lastID, "method": method]
    message["params"] = params
    send(message)
    return lastID
  }

  func notify(_ method: String, _ params: Any? = nil) {
    var message: Object = ["jsonrpc": "2.0", "method": method]
    message["params"] = params
    send(message)
  }

  func send(_ message: Any) {
    let data = try? JSONSerialization.data(withJSONObject: message, options: .fragmentsAllowed)
    send(text: String(decoding: data ?? Data(), as: UTF8.self))
  }

  func send(text: String) {
    server.receive(Array(text.utf8))
  }

  func open(_ uri: String, _ text: String, language: String = "tabs", version: Int = 1) {
    let item: Object = ["uri": uri, "languageId": language, "version": version, "text": text]
    notify("textDocument/didOpen", ["textDocument": item])
  }

  func change(_ uri: String, to text: String, version: Int) {
    let document: Object = ["uri": uri, "version": version]
    notify(
      "textDocument/didChange", ["textDocument": document, "contentChanges": [["text": text]]])
  }

  func close(_ uri: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": uri]])
  }

  // MARK: - In

  /// Lets the server do all that it has to do.
  func settle() {
    while server.hasWork, !server.hasExited { server.step() }
    for body in server.takeOutput() {
      let value = try? JSONSerialization.jsonObject(with: Data(body))
      inbox.append(value as? Object ?? ["no": "object"])
    }
  }

  /// All that the server has said since the last time.
  func takeAll() -> [Object] {
    settle()
    defer { inbox = [] }
    return inbox
  }

  /// The response to a request, taken; nil if there is none yet.
  func response(to id: Int) -> Object? {
    settle()
    let index = inbox.firstIndex { $0["method"] == nil && $0["id"] as? Int == id }
    return index.map { inbox.remove(at: $0) }
  }

  /// The parameters of all notifications and requests of the method, taken.
  func take(_ method: String) -> [Object] {
    settle()
    defer { inbox.removeAll { $0["method"] as? String == method } }
    return inbox.filter { $0["method"] as? String == method }.map { $0["params"] as? Object ?? [:] }
  }

  /// The codes of the errors that were answered since the last time, in order.
  func takeErrorCodes() -> [Int] {
    takeAll().compactMap { ($0["error"] as? Object)?["code"] as? Int }
  }
}

extension TestClient.Object {
  var errorCode: Int? {
    (self["error"] as? TestClient.Object)?["code"] as? Int
  }
}
