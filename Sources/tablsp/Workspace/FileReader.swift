import TabSpecParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files.
enum FileReader {
  /// The bytes of the regular file at `path`; anything else, or a file too large for a `SourceText`, is an error.
  static func read(_ path: String) -> Result<[UInt8], SystemError> {
    // A pipe without a writer must not block us before we know that it is one.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(SystemError.last) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(SystemError.last) }
    guard status.st_mode & S_IFMT != S_IFDIR else { return .failure(SystemError("is a folder")) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .failure(SystemError("not a regular file"))
    }
    return readToEnd(of: descriptor, expecting: Int(status.st_size))
  }

  /// Everything that `descriptor` still gives; `count` is a guess at how much that is.
  static func readToEnd(
    of descriptor: Int32, expecting count: Int
  ) -> Result<[UInt8], SystemError> {
    guard count <= SourceText.maximumByteCount else { return .failure(tooLarge) }
    // One byte more than expected, so that the end is seen without a second buffer.
    var space = count + 1
    var bytes: [UInt8] = []
    while true {
      var failure: SystemError?
      let piece = [UInt8](unsafeUninitializedCapacity: space) { buffer, filled in
        failure = fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, filled: &filled)
      }
      if let failure { return .failure(failure) }
      if bytes.isEmpty { bytes = piece } else { bytes.append(contentsOf: piece) }
      guard bytes.count <= SourceText.maximumByteCount else { return .failure(tooLarge) }
      if piece.count < space { return .success(bytes) }
      space = max(bytes.count, 1 << 16)
    }
  }

  private static var tooLarge: SystemError {
    SystemError("larger than 4 GiB")
  }

  /// Reads until the buffer is full or the end has come.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, filled: inout Int
  ) -> SystemError? {
    while filled < buffer.count {
      let count = systemRead(descriptor, buffer.baseAddress! + filled, buffer.count - filled)
      if count > 0 {
        filled += count
      } else if count == 0 {
        return nil
      } else if errno == EAGAIN {
        var descriptors = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&descriptors, 1, -1)
      } else if errno != EINTR {
        return SystemError.last
      }
    }
    return nil
  }
}

/// `read` of the system, which is hidden by our own inside of the type.
private func systemRead(
  _ descriptor: Int32, _ start: UnsafeMutableRawPointer, _ count: Int
) -> Int {
  read(descriptor, start, count)
}
