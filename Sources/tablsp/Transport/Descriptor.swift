#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file descriptor of the process, read and written a piece at a time.
struct Descriptor {
  enum ReadResult: Equatable {
    case bytes([UInt8])
    /// The other side has closed it, or it can't be read any more.
    case end
  }

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)

  let number: Int32

  var isTerminal: Bool {
    isatty(number) == 1
  }

  /// Reads what is there, up to `count` bytes; waits if nothing is.
  func read(upTo count: Int) -> ReadResult {
    while true {
      var readCount = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        readCount = systemRead(number, buffer.baseAddress, count)
        initializedCount = max(readCount, 0)
      }
      if readCount > 0 { return .bytes(bytes) }
      if readCount == 0 || errno != EINTR && errno != EAGAIN { return .end }
    }
  }

  /// Writes a beginning of `bytes` and gives its length; nil if nobody reads it any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    while true {
      let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return nil }
    }
  }

  /// Waits until one of the two can be used, at most `timeout` milliseconds; -1 is for ever.
  static func wait(
    toRead input: Descriptor?, toWrite output: Descriptor?, timeout: Int32
  ) -> (canRead: Bool, canWrite: Bool) {
    // A negative number makes `poll` pass over an entry.
    var entries = [
      pollfd(fd: input?.number ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output?.number ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&entries, 2, timeout) > 0 else { return (false, false) }
    return (entries[0].revents != 0, entries[1].revents != 0)
  }
}

#if canImport(Darwin)
  private let systemRead = Darwin.read
  private let systemWrite = Darwin.write
#elseif canImport(Musl)
  private let systemRead = Musl.read
  private let systemWrite = Musl.write
#else
  private let systemRead = Glibc.read
  private let systemWrite = Glibc.write
#endif
