/// Cuts a stream of bytes into message bodies, however the stream is chopped into pieces.
///
/// A frame is a header block (`Content-Length: N`, other fields, an empty line) and N bytes. What can't be read as one is
/// reported once; then the stream is skipped up to the next `Content-Length:`, so that a broken frame costs no more than
/// itself. Nothing is kept of what is skipped, and no memory is taken for bytes that have not come.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#headerPart
struct FrameDecoder {
  enum Frame: Equatable {
    case body([UInt8])
    /// Bytes that are no frame; the reason is a sentence for the client's log.
    case broken(reason: String)
  }

  /// More than any message needs; a larger length is taken for a mistake.
  static let maximumBodyLength = 1 << 28
  static let maximumLineLength = 1 << 12

  private enum State {
    case header(length: Int?, isEmpty: Bool)
    case body(length: Int)
    /// Looking for the next `Content-Length:`.
    case lost
  }

  private var state = State.header(length: nil, isEmpty: true)
  private var buffer: [UInt8] = []
  /// The index of the first byte that is not used up.
  private var start = 0

  mutating func append(_ bytes: some Sequence<UInt8>) {
    if start == buffer.count {
      // A large message must not hold its memory for the rest of the session.
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      start = 0
    } else if start > 1 << 16 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next frame; nil until more bytes come.
  mutating func next() -> Frame? {
    while true {
      switch state {
      case .header(let length, let isEmpty):
        guard let line = nextLine() else {
          guard buffer.count - start > Self.maximumLineLength else { return nil }
          return lose(at: start, "a header line has no end")
        }
        if let broken = take(line, length: length, isEmpty: isEmpty) { return broken }
      case .body(let length):
        guard buffer.count - start >= length else { return nil }
        let body = Array(buffer[start..<start + length])
        start += length
        state = .header(length: nil, isEmpty: true)
        return .body(body)
      case .lost:
        guard findLength() else { return nil }
        state = .header(length: nil, isEmpty: true)
      }
    }
  }

  /// Reads one header line; gives a frame if the line is broken.
  private mutating func take(_ line: Range<Int>, length: Int?, isEmpty: Bool) -> Frame? {
    if line.isEmpty {
      // Empty lines before a header do no harm.
      if isEmpty { return nil }
      guard let length else { return lose(at: start, "a header has no Content-Length") }
      state = .body(length: length)
      return nil
    }
    guard let field = HeaderField(buffer[line]) else {
      return lose(at: line.lowerBound, "a header line is no field")
    }
    guard field.isContentLength else {
      state = .header(length: length, isEmpty: false)
      return nil
    }
    guard let value = field.length, value <= Self.maximumBodyLength else {
      return lose(at: start, "a Content-Length is no length")
    }
    state = .header(length: value, isEmpty: false)
    return nil
  }

  /// The next line without its end, used up; nil until it is complete.
  private mutating func nextLine() -> Range<Int>? {
    guard let lineFeed = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    var line = start..<lineFeed
    if buffer[line].last == UInt8(ascii: "\r") { line = line.lowerBound..<line.upperBound - 1 }
    start = lineFeed + 1
    return line
  }

  private mutating func lose(at index: Int, _ reason: String) -> Frame {
    start = index
    state = .lost
    return .broken(reason: reason)
  }

  /// Skips to the next `Content-Length:`; false, with all but its possible beginning skipped, if there is none yet.
  private mutating func findLength() -> Bool {
    let name = HeaderField.contentLengthName
    var index = start
    while index + name.count < buffer.count {
      let end = index + name.count
      if buffer[end] == UInt8(ascii: ":"), HeaderField.isContentLength(buffer[index..<end]) {
        start = index
        return true
      }
      index += 1
    }
    start = index
    return false
  }
}
