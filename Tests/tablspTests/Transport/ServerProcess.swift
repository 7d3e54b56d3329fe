import Foundation

@testable import tablsp

/// The real program, spoken to over pipes.
final class ServerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var decoder = FrameDecoder()

  init(arguments: [String] = ["lsp"]) throws {
    process.executableURL = ServerProcess.program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The program is built into the folder of the tests' own bundle.
  static var program: URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let program = folder.appendingPathComponent("tablsp")
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { return program }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  func write(_ bytes: [UInt8]) {
    input.fileHandleForWriting.write(Data(bytes))
  }

  func send(_ json: String) {
    write(Frame.encode(Array(json.utf8)))
  }

  func initialize(processID: Int? = nil) {
    let id = processID.map(String.init) ?? "null"
    send(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":"#
        + #"{"processId":\#(id),"rootUri":null,"capabilities":{}}}"#)
    send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
  }

  func closeInput() {
    try? input.fileHandleForWriting.close()
  }

  func closeOutput() {
    try? output.fileHandleForReading.close()
  }

  /// The next message; nil when the server has closed its end.
  func receive() -> JSONValue? {
    while true {
      if case .body(let body)? = decoder.next() {
        return try? JSONDecoder().decode(JSONValue.self, from: Data(body))
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      decoder.append(data)
    }
  }

  /// The next message that satisfies the predicate.
  func receive(where isWanted: (JSONValue) -> Bool) -> JSONValue? {
    while let message = receive() {
      if isWanted(message) { return message }
    }
    return nil
  }

  func response(to id: Int) -> JSONValue? {
    receive { $0["id"]?.integer == id && $0["method"] == nil }
  }

  /// Waits until it ends; the exit code, or the number of the signal below zero.
  func exitCode() -> Int32 {
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }
}
