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
    openFile(path).flatMap { file in
      defer { close(file.descriptor) }
      return readToEnd(of: file.descriptor, expecting: file.byteCount)
    }
  }

  /// Whether the regular file at `path` holds `bytes` and nothing else; it need not fit into the
  /// memory a second time.
  static func file(at path: String, holds bytes: [UInt8]) -> Bool {
    guard case .success(let file) = openFile(path) else { return false }
    defer { close(file.descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      var done = 0
      var count = buffer.count
      while count == buffer.count {
        count = 0
        guard fill(buffer, from: file.descriptor, filled: &count) == nil,
          done + count <= bytes.count, isEqual(buffer[..<count], bytes, from: done)
        else { return false }
        done += count
      }
      return done == bytes.count
    }
  }

  /// Whether `bytes`, which are long enough, have `piece` at `offset`.
  private static func isEqual(
    _ piece: Slice<UnsafeMutableRawBufferPointer>, _ bytes: [UInt8], from offset: Int
  ) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let pieceStart = piece.base.baseAddress else {
        return piece.isEmpty
      }
      return memcmp(pieceStart, start + offset, piece.count) == 0
    }
  }

  /// How large the regular file at `path` is; 0 where there is none.
  static func byteCount(of path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int(status.st_size)
  }

  private static func openFile(
    _ path: String
  ) -> Result<(descriptor: Int32, byteCount: Int), SystemError> {
    // A pipe without a writer must not block us before we know that it is one.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(SystemError.last) }
    var status = stat()
    let problem: SystemError? =
      if fstat(descriptor, &status) != 0 {
        .last
      } else if status.st_mode & S_IFMT == S_IFDIR {
        SystemError("is a folder")
      } else if status.st_mode & S_IFMT != S_IFREG {
        SystemError("not a regular file")
      } else {
        nil
      }
    if let problem {
      close(descriptor)
      return .failure(problem)
    }
    return .success((descriptor, Int(status.st_size)))
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
