import Foundation
import TabSpecParser

@testable import tablsp

/// The files of a transcript and the client that plays its steps.
struct ServerSession {
  /// A file and the marked places in it.
  private struct File {
    let name: String
    let text: String
    let marks: [Character: TextOffset]
    let isOpen: Bool
  }

  let root: String
  var capabilities: JSONValue = [:]
  private var files: [File] = []
  private var versions: [String: Int] = [:]
  private var client: TestClient?

  init(root: String) {
    self.root = root
  }

  /// Writes a file; one whose entry says so is not opened.
  mutating func add(_ entry: String, content: ArraySlice<Substring>) throws {
    let closed = " (closed)"
    let isOpen = !entry.hasSuffix(closed)
    let name = isOpen ? entry : String(entry.dropLast(closed.count))
    let file = ServerSession.file(
      name, marked: content.joined(separator: "\n") + "\n", isOpen: isOpen)
    files.append(file)
    try write(name, file.text)
  }

  /// Plays one step; gives the lines to stand below it.
  mutating func run(_ step: Substring) throws -> String {
    let client = started()
    let words = step.split(separator: " ", maxSplits: 2)
    let name = words.count > 1 ? String(words[1]) : ""
    let rest = words.count > 2 ? words[2] : ""
    var shown: [String] = []
    switch words[0] {
    case "capabilities": shown.append(printed(client.capabilities ?? .null))
    case "open": open(name, with: client)
    case "close": client.close(uri(name))
    case "save": client.notify("textDocument/didSave", document(name))
    case "change": try change(name, rest, with: client)
    case "write":
      try write(name, try JSONDecoder().decode(String.self, from: Data(rest.utf8)))
      notifyOfDisk(name, with: client)
    case "delete":
      try FileManager.default.removeItem(atPath: "\(root)/\(name)")
      notifyOfDisk(name, with: client)
    case "tokens": shown.append(tokens(of: name, with: client))
    case "complete": shown.append(try completion(name, rest, with: client))
    case "word": shown.append(try word(name, rest, with: client))
    case "outline", "folds", "selection", "hints", "lenses":
      shown += try structure(words[0], name, rest, with: client)
    case "actions": shown.append(try actions(name, rest, with: client))
    default:
      let response = client.request(String(words[0]), try params(words[0], name, rest))
      shown.append(printed(response["result"] ?? response["error"] ?? .null))
    }
    for message in client.takeAll() {
      let method = message["method"]?.string ?? "a response nobody waits for"
      shown.append("<- \(method) \(printed(message["params"] ?? .null))")
    }
    return shown.joined(separator: "\n") + (shown.isEmpty ? "" : "\n")
  }

  // MARK: - What is sent

  private mutating func started() -> TestClient {
    if let client { return client }
    let client = TestClient.started(capabilities: capabilities, folders: [root])
    self.client = client
    client.settle()
    for file in files where file.isOpen { open(file.name, with: client) }
    _ = client.takeAll()
    return client
  }

  private mutating func open(_ name: String, with client: TestClient) {
    versions[name] = 1
    let language = name.hasSuffix(".swift") ? "swift" : "tabs"
    client.open(uri(name), file(name)?.text ?? "", language: language)
  }

  private mutating func change(
    _ name: String, _ rest: Substring, with client: TestClient
  ) throws {
    let words = rest.split(separator: " ", maxSplits: 1)
    let range = range(words.first ?? "", in: name)
    let json = range == nil ? rest : words.last ?? ""
    var change: JSONValue = [
      "text": try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    ]
    if let range { change = change.merging(["range": range]) }
    versions[name, default: 1] += 1
    client.change(uri(name), by: [change], version: versions[name] ?? 1)
  }

  private func notifyOfDisk(_ name: String, with client: TestClient) {
    let event: JSONValue = ["uri": .string(uri(name)), "type": 2]
    client.notify("workspace/didChangeWatchedFiles", ["changes": [event]])
  }

  /// The parameters of a request: the document, the marked place or range, and what is written out.
  private func params(
    _ method: Substring, _ name: String, _ rest: Substring
  ) throws -> JSONValue {
    var params = ServerSession.defaults[String(method)] ?? [:]
    if name.hasPrefix("{") {
      let json = "\(name) \(rest)".replacing("\"file:", with: "\"\(DocumentKey(path: root).uri)/")
      return params.merging(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)))
    }
    if !name.isEmpty { params = params.merging(document(name)) }
    var json = rest
    if let word = rest.split(separator: " ").first, word.hasPrefix("$") {
      json = rest.dropFirst(word.count + 1)
      if let range = range(word, in: name) {
        let place = range["start"] ?? .null
        params = params.merging(["range": range, "position": place, "positions": [place]])
      }
    }
    if json.hasPrefix("{") {
      params = params.merging(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)))
    }
    return params
  }

  /// What a request has that no case cares for.
  private static let defaults: [String: JSONValue] = [
    "textDocument/codeAction": ["context": ["diagnostics": []]],
    "textDocument/formatting": ["options": ["tabSize": 4, "insertSpaces": true]],
    "textDocument/inlayHint": [
      "range": [
        "start": ["line": 0, "character": 0], "end": ["line": 999, "character": 0],
      ]
    ],
    "textDocument/onTypeFormatting": ["options": ["tabSize": 4, "insertSpaces": true]],
    "textDocument/rangeFormatting": ["options": ["tabSize": 4, "insertSpaces": true]],
    "textDocument/references": ["context": ["includeDeclaration": true]],
    "workspace/diagnostic": ["previousResultIds": []],
  ]

  private func document(_ name: String) -> JSONValue {
    ["textDocument": ["uri": .string(uri(name))]]
  }

  /// `$1` or `$1..$2`.
  private func range(_ word: Substring, in name: String) -> JSONValue? {
    guard word.hasPrefix("$") else { return nil }
    let marks = word.filter(\.isNumber).compactMap { file(name)?.marks[$0] }
    guard let first = marks.first, let last = marks.last else { return nil }
    return ["start": position(first, in: name), "end": position(last, in: name)]
  }

  private func position(_ offset: TextOffset, in name: String) -> JSONValue {
    let lines = LineIndex(SourceText(file(name)?.text ?? ""))
    let unit = client?.server.client.columnUnit ?? .utf16
    let position: LSP.Position = lines.position(of: offset, in: unit)
    return ["line": .integer(position.line), "character": .integer(position.character)]
  }

  // MARK: - Files

  /// The semantic tokens of a file, one a line: its place, its text, its kind and modifiers.
  private func tokens(of name: String, with client: TestClient) -> String {
    let response = client.request("textDocument/semanticTokens/full", document(name))
    let legend = client.capabilities?["semanticTokensProvider"]?["legend"]
    guard case .array(let numbers) = response["result"]?["data"], let legend else {
      return printed(response["result"] ?? response)
    }
    let lines = LineIndex(SourceText(file(name)?.text ?? ""))
    return ShownTokens(lines: lines, unit: client.server.client.columnUnit, legend: legend)
      .text(of: numbers.compactMap(\.integer))
  }

  /// What completion offers at a place, one item a line: its rank, its label, and the edit.
  private func completion(
    _ name: String, _ rest: Substring, with client: TestClient
  ) throws -> String {
    let method = "textDocument/completion"
    let response = client.request(method, try params(method[...], name, rest))
    guard case .array(let items) = response["result"]?["items"] else {
      return printed(response["result"] ?? response)
    }
    let limit = 14
    let shown = items.prefix(limit).map { item in
      let edit = item["textEdit"]
      let range = edit?["range"] ?? edit?["replace"] ?? .null
      return "\(item["sortText"]?.string?.prefix(1) ?? "") \(item["label"]?.string ?? "")"
        + "\(item["labelDetails"]?["detail"]?.string ?? "")  "
        + printed(["range": range, "newText": edit?["newText"] ?? .null])
    }
    return (shown + (items.count > limit ? ["… \(items.count - limit) more"] : []))
      .joined(separator: "\n")
  }

  /// What can be asked of the word at a place, and what its new name would change.
  private func word(_ name: String, _ rest: Substring, with client: TestClient) throws -> String {
    let words = rest.split(separator: " ", maxSplits: 1)
    return try ShownWord(printer: printer) { method, more in
      let method = "textDocument/\(method)"
      let place = try params(method[...], name, words.first ?? "")
      let response = client.request(method, place.merging(more))
      return response["result"] ?? response["error"] ?? .null
    }.text(renamedTo: String(words.last ?? ""))
  }

  /// What a file is made of, by the name of the step.
  private func structure(
    _ step: Substring, _ name: String, _ rest: Substring, with client: TestClient
  ) throws -> [String] {
    let shown = ShownStructure(printer: printer)
    let (method, lines): (String, (JSONValue) -> [String]) =
      switch step {
      case "outline": ("textDocument/documentSymbol", { shown.outline($0) })
      case "folds": ("textDocument/foldingRange", shown.folds)
      case "selection": ("textDocument/selectionRange", shown.selection)
      case "hints": ("textDocument/inlayHint", shown.notes)
      default: ("textDocument/codeLens", shown.notes)
      }
    let response = client.request(method, try params(method[...], name, rest))
    guard let result = response["result"], result != .null else {
      return [printed(response["error"] ?? .null)]
    }
    return lines(result)
  }

  /// The code actions of a range.
  private func actions(
    _ name: String, _ rest: Substring, with client: TestClient
  ) throws -> String {
    let method = "textDocument/codeAction"
    let response = client.request(method, try params(method[...], name, rest))
    return ShownActions(printer: printer) { action in
      client.request("codeAction/resolve", action)["result"] ?? .null
    }.text(of: response["result"] ?? response["error"] ?? .null)
  }

  private func file(_ name: String) -> File? {
    files.first { $0.name == name }
  }

  private func uri(_ name: String) -> String {
    DocumentKey(path: "\(root)/\(name)").uri
  }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Takes the marks out of a text.
  private static func file(_ name: String, marked: String, isOpen: Bool) -> File {
    var text = ""
    var marks: [Character: TextOffset] = [:]
    var rest = marked[...]
    while let dollar = rest.firstIndex(of: "$") {
      let next = rest.index(after: dollar)
      text += rest[..<dollar]
      if next < rest.endIndex, ("1"..."9").contains(rest[next]) {
        marks[rest[next]] = TextOffset(text.utf8.count)
        rest = rest[rest.index(after: next)...]
      } else {
        text += "$"
        rest = rest[next...]
      }
    }
    text += rest
    return File(name: name, text: text, marks: marks, isOpen: isOpen)
  }

  // MARK: - What is shown

  private var printer: JSONPrinter {
    JSONPrinter(root: DocumentKey(path: root).uri)
  }

  private func printed(_ value: JSONValue) -> String {
    printer.print(value)
  }
}
