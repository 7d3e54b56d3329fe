import Foundation
import TestSupport
import Testing

@testable import tablsp

/// Folders, files on the disk, and the scan that reads them.
@Suite struct WorkspaceTests {
  private static let broken = "enum A {"

  @Test func greetingLooksAtNoDisk() throws {
    try TemporaryFolder.with { root in
      try write("\(root)/a.tabs")
      let client = TestClient()
      client.request("initialize", TestClient.initializeParams([:], [root]))
      #expect(client.server.workspace.files.isEmpty)
      client.notify("initialized", [:])
      client.settle()
      #expect(paths(client) == ["\(root)/a.tabs"])
    }
  }

  @Test func ignoredFilesAreNotRead() throws {
    try TemporaryFolder.with { root in
      try write("\(root)/a.tabs")
      try write("\(root)/.build/b.tabs")
      try write("\(root)/out/c.tabs")
      try write("\(root)/d.txt")
      try write("\(root)/.gitignore", "out\n")
      let client = TestClient.started(folders: [root])
      client.settle()
      #expect(paths(client) == ["\(root)/a.tabs"])

      try write("\(root)/out/e.tabs")
      try write("\(root)/f.swift")
      try write("\(root)/sub/g.swift")
      for name in ["out/e.tabs", "f.swift", "sub"] { changed(client, "\(root)/\(name)") }
      client.settle()
      #expect(paths(client) == ["\(root)/a.tabs", "\(root)/f.swift", "\(root)/sub/g.swift"])

      try write("\(root)/.gitignore", "sub\n")
      changed(client, "\(root)/.gitignore")
      client.settle()
      let now = ["a.tabs", "f.swift", "out/c.tabs", "out/e.tabs"]
      #expect(paths(client) == now.map { "\(root)/\($0)" })
    }
  }

  @Test func foldersComeAndGo() throws {
    try TemporaryFolder.with { root in
      try write("\(root)/one/a.tabs")
      try write("\(root)/two/b.tabs")
      let client = TestClient.started(folders: ["\(root)/one"])
      #expect(published(client) == ["\(root)/one/a.tabs": 1])
      let folder = { (name: String) -> JSONValue in
        ["uri": .string(DocumentKey(path: "\(root)/\(name)").uri), "name": .string(name)]
      }
      client.notify(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["added": [folder("two")], "removed": [folder("one")]]])
      #expect(published(client) == ["\(root)/one/a.tabs": 0, "\(root)/two/b.tabs": 1])
      #expect(paths(client) == ["\(root)/two/b.tabs"])
    }
  }

  @Test func renamedFolder() throws {
    try TemporaryFolder.with { root in
      try write("\(root)/old/a.tabs")
      let client = TestClient.started(folders: [root])
      #expect(published(client) == ["\(root)/old/a.tabs": 1])
      try FileManager.default.moveItem(atPath: "\(root)/old", toPath: "\(root)/new")
      let uris = ["old", "new"].map { JSONValue.string(DocumentKey(path: "\(root)/\($0)").uri) }
      client.notify(
        "workspace/didRenameFiles", ["files": [["oldUri": uris[0], "newUri": uris[1]]]])
      #expect(published(client) == ["\(root)/old/a.tabs": 0, "\(root)/new/a.tabs": 1])
    }
  }

  /// A client that doesn't watch files is one whose saves we use.
  @Test func savingLooksAtTheDisk() throws {
    try TemporaryFolder.with { root in
      try write("\(root)/a.tabs", "")
      try write("\(root)/b.tabs", "")
      let client = TestClient.started(folders: [root])
      let uri = DocumentKey(path: "\(root)/a.tabs").uri
      client.open(uri, Self.broken)
      _ = published(client)
      try write("\(root)/b.tabs")
      try write("\(root)/.tablsp.json", #"{"rules": {"syntax": "hint"}}"#)
      client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
      #expect(published(client) == ["\(root)/a.tabs": 3, "\(root)/b.tabs": 3])
    }
  }

  /// Names of one workspace folder are not known in another, and files outside know those beside them.
  @Test func projectsAreFolders() throws {
    try TemporaryFolder.with { root in
      try write("\(root)/one/Place.swift", "enum Place { case home }")
      try write("\(root)/two/inner/Place.swift", "enum Place { case home }")
      let folders = ["\(root)/one", "\(root)/two", "\(root)/two/inner"]
      let client = TestClient.started(folders: folders)
      let tabs = """
        TabView(selection: Place.home) {
            Tab("A", systemImage: "a", value: .mail) { A() }
            Tab("B", systemImage: "b", value: .home) { B() }
        }
        """
      for path in ["one/a.tabs", "two/b.tabs", "two/inner/c.tabs", "three/d.tabs"] {
        client.open(DocumentKey(path: "\(root)/\(path)").uri, tabs)
      }
      client.open(
        DocumentKey(path: "\(root)/three/Place.swift").uri, "enum Place { case home }",
        language: "swift")
      let errors = published(client).filter { $0.value == 1 }.keys.sorted()
      #expect(errors == ["one/a.tabs", "three/d.tabs", "two/inner/c.tabs"].map { "\(root)/\($0)" })
    }
  }

  // MARK: - Progress

  private static let progress: JSONValue = ["window": ["workDoneProgress": true]]

  @Test func longScanShowsItsProgress() throws {
    try withManyFiles { root in
      let client = TestClient.started(capabilities: Self.progress, folders: [root])
      let create = stepUntilAsked(client)
      #expect(create["method"] == "window/workDoneProgress/create")
      client.send(["jsonrpc": "2.0", "id": create["id"] ?? .null, "result": .null])
      let values = client.take("$/progress").map { $0["value"]?["kind"] }
      #expect(values.first == "begin")
      #expect(values.dropFirst().dropLast().allSatisfy { $0 == "report" })
      #expect(values.count > 10)
      #expect(values.last == "end")
      #expect(client.server.workspace.files.count == ScanProgress.minimumFileCount)
    }
  }

  @Test func refusedProgressIsNotShown() throws {
    try withManyFiles { root in
      let client = TestClient.started(capabilities: Self.progress, folders: [root])
      let create = stepUntilAsked(client)
      client.send(["jsonrpc": "2.0", "id": create["id"] ?? .null, "error": ["code": 1]])
      #expect(client.take("$/progress").isEmpty)
      #expect(client.server.workspace.files.count == ScanProgress.minimumFileCount)
    }
  }

  @Test func cancelledScanEnds() throws {
    try withManyFiles { root in
      let client = TestClient.started(capabilities: Self.progress, folders: [root])
      let create = stepUntilAsked(client)
      client.send(["jsonrpc": "2.0", "id": create["id"] ?? .null, "result": .null])
      client.notify(
        "window/workDoneProgress/cancel", ["token": create["params"]?["token"] ?? .null])
      let values = client.take("$/progress").map { $0["value"]?["kind"] }
      #expect(values == ["begin", "end"])
      #expect(client.server.workspace.files.isEmpty)
      #expect(!client.server.hasWork)
    }
  }

  private func withManyFiles(_ body: (String) throws -> Void) throws {
    try TemporaryFolder.with { root in
      for number in 0..<ScanProgress.minimumFileCount { try write("\(root)/\(number).tabs", "") }
      try body(root)
    }
  }

  /// Lets the server work until it sends its first request.
  private func stepUntilAsked(_ client: TestClient) -> JSONValue {
    while client.server.hasWork {
      client.server.step()
      for body in client.server.takeOutput() {
        let message = try? JSONDecoder().decode(JSONValue.self, from: Data(body))
        if let message, message["method"] != nil, message["id"] != nil { return message }
      }
    }
    return .null
  }

  // MARK: - Looking and writing

  private func write(_ path: String, _ text: String = broken) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func changed(_ client: TestClient, _ path: String) {
    let event: JSONValue = ["uri": .string(DocumentKey(path: path).uri), "type": 1]
    client.notify("workspace/didChangeWatchedFiles", ["changes": [event]])
  }

  private func paths(_ client: TestClient) -> [String] {
    client.server.workspace.files.keys.map(\.name).sorted()
  }

  /// The severities of the first finding of each file that was published since the last time; 0 for none.
  private func published(_ client: TestClient) -> [String: Int] {
    let published = client.take("textDocument/publishDiagnostics").map { params in
      let key = DocumentKey(uri: params["uri"]?.string ?? "")
      guard case .array(let items)? = params["diagnostics"] else { return (key.name, -1) }
      return (key.name, items.first?["severity"]?.integer ?? 0)
    }
    return Dictionary(published, uniquingKeysWith: { $1 })
  }
}
