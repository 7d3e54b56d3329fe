#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Carries messages between a server and the process's standard streams, on one thread.
///
/// Before each step of the server everything that the client has sent so far is read, so that a cancellation overtakes
/// the request it is for, and a hundred edits are applied before the text is looked at. Writing never waits for a client
/// that is itself still writing: that would be a deadlock.
struct StandardStreams {
  /// Messages that are read ahead at most; what comes then waits in the pipe.
  private static let maximumQueueLength = 1 << 12
  /// Bytes that wait for a client that doesn't read; then the server pauses.
  private static let maximumBacklog = 1 << 24
  private static let readLength = 1 << 16
  /// A pipe that can be written to takes this much without waiting: `PIPE_BUF` on Linux.
  private static let writeLength = 1 << 12
  /// How often a quiet server looks whether its client lives, in milliseconds.
  private static let clientCheckInterval: Int32 = 2_000
  /// How long the last words may take, in milliseconds.
  private static let farewellTimeout: Int32 = 1_000

  private let server: LanguageServer
  private var decoder = FrameDecoder()
  /// Frames that are not wholly written; what is before `backlogStart` is.
  private var backlog: [UInt8] = []
  private var backlogStart = 0
  private var hasInput = true

  private init(_ server: LanguageServer) {
    self.server = server
  }

  /// Serves until `exit`, the end of the input, or the death of the client; gives the exit code.
  static func serve(_ server: LanguageServer) -> Int32 {
    // A client that goes away is an error of `write`, not the end by a signal.
    signal(SIGPIPE, SIG_IGN)
    var streams = StandardStreams(server)
    while streams.turn() {}
    streams.sayGoodbye()
    return server.exitCode
  }

  /// Waits, reads, writes and lets the server do one step; false when all is over.
  private mutating func turn() -> Bool {
    let mayStep = backlog.count - backlogStart < Self.maximumBacklog
    let hasWork = hasInput ? server.hasWork : server.hasMessages
    if !hasInput, !hasWork { return false }
    let readsOn = hasInput && server.queueLength < Self.maximumQueueLength
    let (canRead, canWrite) = Descriptor.wait(
      toRead: readsOn ? .standardInput : nil,
      toWrite: backlog.isEmpty ? nil : .standardOutput,
      timeout: hasWork && mayStep ? 0 : server.client.process == nil ? -1 : Self.clientCheckInterval
    )
    if canWrite, !write() { return false }
    if canRead {
      read()
    } else if hasWork, mayStep {
      server.step()
    } else if !canWrite, let client = server.client.process, !client.isAlive {
      return false
    }
    backlog += server.takeOutput().flatMap(Frame.encode)
    return !server.hasExited
  }

  private mutating func read() {
    switch Descriptor.standardInput.read(upTo: Self.readLength) {
    case .end:
      hasInput = false
    case .bytes(let bytes):
      decoder.append(bytes)
      while let frame = decoder.next() {
        switch frame {
        case .body(let body): server.receive(body)
        case .broken(let reason): server.receiveBrokenFrame(reason)
        }
      }
    }
  }

  /// False if nobody listens any more.
  private mutating func write() -> Bool {
    let piece = backlog[backlogStart...].prefix(Self.writeLength)
    guard let count = Descriptor.standardOutput.write(piece) else { return false }
    backlogStart += count
    if backlogStart == backlog.count {
      backlog.removeAll(keepingCapacity: backlog.capacity <= 1 << 20)
      backlogStart = 0
    }
    return true
  }

  private mutating func sayGoodbye() {
    while !backlog.isEmpty {
      let (_, canWrite) = Descriptor.wait(
        toRead: nil, toWrite: .standardOutput, timeout: Self.farewellTimeout)
      guard canWrite, write() else { return }
    }
  }
}
