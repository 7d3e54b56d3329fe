import Foundation
import Testing

@testable import tablsp

/// The real program, from its start to its end. None of these may hang: a test that does not return has failed.
@Suite(.serialized, .timeLimit(.minutes(2))) struct StandardStreamsTests {
  private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test(arguments: [["lsp"], ["lsp", "--stdio"], ["--stdio"], []])
  func sessionWithAnOpenInput(arguments: [String]) throws {
    let server = try ServerProcess(arguments: arguments)
    server.initialize()
    server.send(Self.shutdown)
    #expect(server.response(to: 0)?["result"] != nil)
    #expect(server.response(to: 2)?["result"] == .null)
    server.send(Self.exit)
    #expect(server.exitCode() == 0)
  }

  @Test func exitWithoutShutdown() throws {
    let server = try ServerProcess()
    server.initialize()
    server.send(Self.exit)
    #expect(server.exitCode() == 1)
  }

  @Test func endOfInputAtOnce() throws {
    let server = try ServerProcess()
    server.closeInput()
    #expect(server.exitCode() == 1)
  }

  @Test func endOfInputAfterShutdown() throws {
    let server = try ServerProcess()
    server.initialize()
    server.send(Self.shutdown)
    server.closeInput()
    #expect(server.response(to: 2)?["result"] == .null)
    #expect(server.exitCode() == 0)
  }

  @Test func endOfInputWithinAMessage() throws {
    let server = try ServerProcess()
    server.initialize()
    server.write(Array("Content-Length: 100\r\n\r\n{".utf8))
    server.closeInput()
    #expect(server.exitCode() == 1)
  }

  @Test func brokenFramesAreAnswered() throws {
    let server = try ServerProcess()
    server.initialize()
    for broken in ["Content-Length: x\r\n\r\n{}", "nonsense\n", "Content-Length: 3\r\n\r\n\u{0}{}"]
    {
      server.write(Array(broken.utf8))
      server.send(Self.ping)
      #expect(server.receive { $0.errorCode == -32700 }?["id"] == .null)
      #expect(server.response(to: 1)?.errorCode == -32601)
    }
  }

  @Test func deathOfTheClient() throws {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/bin/sh")
    client.arguments = ["-c", "read line"]
    let pipe = Pipe()
    client.standardInput = pipe
    try client.run()
    let server = try ServerProcess()
    server.initialize(processID: Int(client.processIdentifier))
    #expect(server.response(to: 0)?["result"] != nil)
    try pipe.fileHandleForWriting.close()
    client.waitUntilExit()
    #expect(server.exitCode() == 1)
  }

  /// A number that names no process here is that of a client elsewhere.
  @Test func clientOnAnotherMachine() throws {
    let server = try ServerProcess()
    server.initialize(processID: Int(Int32.max))
    server.send(Self.ping)
    #expect(server.response(to: 1)?.errorCode == -32601)
    server.closeInput()
    #expect(server.exitCode() == 1)
  }

  @Test func clientThatListensNoMore() throws {
    let server = try ServerProcess()
    server.initialize()
    #expect(server.response(to: 0)?["result"] != nil)
    server.closeOutput()
    server.send(Self.ping)
    #expect(server.exitCode() == 1)
  }

  /// More than the pipes hold goes in both directions before the client reads anything.
  @Test func clientThatWritesBeforeItReads() throws {
    let server = try ServerProcess()
    server.initialize()
    let count = 20_000
    for id in 1...count { server.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"no/such"}"#) }
    #expect(server.response(to: count)?.errorCode == -32601)
  }

  /// They are applied in order, and looked at once or a few times, not after each.
  @Test func hundredThousandQueuedChanges() throws {
    let server = try ServerProcess()
    server.initialize()
    let line = "a line of some length, as they are\\n"
    server.send(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
        + #"{"uri":"file:///a.tabs","languageId":"tabs","version":0,"text":""#
        + String(repeating: line, count: 1_000) + #""}}}"#)
    let count = 100_000
    var frames: [UInt8] = []
    for version in 1...count {
      frames += Frame.encode(Array(Self.change(version: version).utf8))
    }
    server.write(frames)
    var versions: [Int] = []
    _ = server.receive { message in
      guard let version = message["params"]?["version"]?.integer else { return false }
      versions.append(version)
      return version == count
    }
    #expect(versions.last == count)
    #expect(versions == versions.sorted())
    #expect(versions.count < count / 100)
  }

  private static func change(version: Int) -> String {
    let position = #"{"line":\#(version % 1_000),"character":3}"#
    return #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":"#
      + #"{"uri":"file:///a.tabs","version":\#(version)},"contentChanges":"#
      + #"[{"range":{"start":\#(position),"end":\#(position)},"text":"x"}]}}"#
  }
}
