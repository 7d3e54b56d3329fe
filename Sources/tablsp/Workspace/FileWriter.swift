#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files that nobody's work is lost with: reports and baselines.
enum FileWriter {
  /// Makes the file at `path` hold `bytes`; what it held before is gone even if that fails.
  static func write(_ bytes: [UInt8], to path: String) -> SystemError? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return SystemError.last }
    defer { close(descriptor) }
    return write(bytes, to: descriptor)
  }

  /// All of `bytes`, waiting where the descriptor takes them slowly.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          var descriptors = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&descriptors, 1, -1)
        } else if errno != EINTR {
          return SystemError.last
        }
      }
      return nil
    }
  }
}

/// `write` of the system, which is hidden by our own inside of the type.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}
