#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream of bytes to the outside: collected, and handed over in few large pieces.
final class Output {
  /// Whether a person looks at it.
  let isTerminal: Bool
  /// Why writing failed first; nothing is written after it. A reader that went away is no failure.
  private(set) var failure: SystemError?

  private var pending: [UInt8] = []
  private var isClosed = false
  private let deliver: ([UInt8]) -> SystemError?

  private static let pieceSize = 1 << 20

  /// - Parameter deliver: takes all bytes, or says why it can't.
  init(isTerminal: Bool, deliver: @escaping ([UInt8]) -> SystemError?) {
    self.isTerminal = isTerminal
    self.deliver = deliver
  }

  convenience init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { FileWriter.write($0, to: descriptor) }
  }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) {
    if pending.isEmpty { pending = bytes } else { pending.append(contentsOf: bytes) }
    if pending.count >= Output.pieceSize { flush() }
  }

  /// Hands over what is collected.
  func flush() {
    guard !pending.isEmpty else { return }
    if !isClosed, let error = deliver(pending) {
      isClosed = true
      failure = error.isBrokenPipe ? nil : error
    }
    pending.removeAll(keepingCapacity: true)
  }
}
