#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process that started the server, as it named itself in `initialize`.
struct ClientProcess {
  let identifier: Int32

  /// Nil if there is no such process here: the client runs in another container or on another machine.
  init?(identifier: Int) {
    guard let number = Int32(exactly: identifier), number > 0 else { return nil }
    self.identifier = number
    if !isAlive { return nil }
  }

  /// Whether it runs. One that has died and was not waited for does not.
  var isAlive: Bool {
    guard kill(identifier, 0) == 0 || errno == EPERM else { return false }
    return !isZombie
  }

  #if os(Linux)
    /// The state is the letter behind the last parenthesis: `1234 (name) Z …`. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    private var isZombie: Bool {
      let file = open("/proc/\(identifier)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      guard case .bytes(let bytes) = Descriptor(number: file).read(upTo: 512),
        let parenthesis = bytes.lastIndex(of: UInt8(ascii: ")")), parenthesis + 2 < bytes.count
      else { return false }
      return bytes[parenthesis + 2] == UInt8(ascii: "Z")
    }
  #else
    private var isZombie: Bool { false }
  #endif
}
