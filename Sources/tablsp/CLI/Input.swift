#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream of bytes from the outside.
struct Input {
  let isTerminal: Bool
  /// All bytes until the end.
  let readAll: () -> Result<[UInt8], SystemError>

  init(isTerminal: Bool, readAll: @escaping () -> Result<[UInt8], SystemError>) {
    self.isTerminal = isTerminal
    self.readAll = readAll
  }

  init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) {
      FileReader.readToEnd(of: descriptor, expecting: 1 << 16)
    }
  }
}
