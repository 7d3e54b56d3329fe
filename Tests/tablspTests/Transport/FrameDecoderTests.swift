import Testing

@testable import tablsp

/// What comes out of a stream does not depend on how it is cut, and broken frames cost no more than themselves.
@Suite struct FrameDecoderTests {
  /// A stream and what is in it: bodies as texts, "!" for what is broken.
  struct Case: CustomTestStringConvertible {
    let name: String
    let stream: String
    let frames: [String]
    var testDescription: String { name }
  }

  private static let good = "Content-Length: 2\r\n\r\n{}"

  static let cases = [
    Case(name: "one", stream: good, frames: ["{}"]),
    Case(name: "two", stream: good + good, frames: ["{}", "{}"]),
    Case(name: "empty body", stream: "Content-Length: 0\r\n\r\n" + good, frames: ["", "{}"]),
    Case(
      name: "other fields", stream: "X-Y: z\r\nContent-Type: a; charset=utf8\r\n" + good,
      frames: ["{}"]),
    Case(
      name: "field behind", stream: "content-LENGTH:2  \r\nContent-Type: a\r\n\r\n{}",
      frames: ["{}"]),
    Case(name: "line feeds only", stream: "Content-Length: 2\n\n{}", frames: ["{}"]),
    Case(name: "empty lines before", stream: "\r\n\n" + good, frames: ["{}"]),
    Case(
      name: "not a number", stream: "Content-Length: abc\r\n\r\n{}" + good, frames: ["!", "{}"]),
    Case(name: "negative", stream: "Content-Length: -5\r\n\r\n{}" + good, frames: ["!", "{}"]),
    Case(
      name: "huge", stream: "Content-Length: 999999999999\r\n\r\n{}" + good, frames: ["!", "{}"]),
    Case(
      name: "overflow", stream: "Content-Length: 99999999999999999999999\r\n\r\n{}" + good,
      frames: ["!", "{}"]),
    Case(name: "no value", stream: "Content-Length:\r\n\r\n{}" + good, frames: ["!", "{}"]),
    Case(name: "no length", stream: "Content-Type: x\r\n\r\n{}" + good, frames: ["!", "{}"]),
    Case(
      name: "too short", stream: "Content-Length: 1\r\n\r\n{}" + good, frames: ["{", "!", "{}"]),
    Case(name: "garbage", stream: "\u{0}\u{1}nonsense\r\n\r\nmore\n" + good, frames: ["!", "{}"]),
    Case(
      name: "line without end",
      stream: "X: " + String(repeating: "a", count: 5_000) + "\r\n\r\n" + good,
      frames: ["!", "{}"]),
    Case(name: "incomplete header", stream: good + "Content-Len", frames: ["{}"]),
    Case(name: "incomplete body", stream: good + "Content-Length: 9\r\n\r\n{", frames: ["{}"]),
  ]

  @Test(arguments: cases)
  func wholeStream(_ test: Case) {
    #expect(frames(of: [Array(test.stream.utf8)]) == test.frames)
  }

  @Test(arguments: cases)
  func byteByByte(_ test: Case) {
    #expect(frames(of: test.stream.utf8.map { [$0] }) == test.frames)
  }

  @Test(arguments: cases)
  func cutAtEachByte(_ test: Case) {
    let bytes = Array(test.stream.utf8)
    for cut in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 200)) {
      #expect(frames(of: [Array(bytes[..<cut]), Array(bytes[cut...])]) == test.frames)
    }
  }

  /// A length alone takes no memory: the frame waits, and a stream that ends there leaves nothing behind.
  @Test func largestLength() {
    var decoder = FrameDecoder()
    decoder.append("Content-Length: \(FrameDecoder.maximumBodyLength)\r\n\r\n{}".utf8)
    #expect(decoder.next() == nil)
  }

  @Test func encodedFramesAreDecoded() {
    let body = Array("{\"a\":\"é\"}".utf8)
    var decoder = FrameDecoder()
    decoder.append(Frame.encode(body))
    #expect(decoder.next() == .body(body))
    #expect(decoder.next() == nil)
  }

  private func frames(of pieces: [[UInt8]]) -> [String] {
    var decoder = FrameDecoder()
    var frames: [String] = []
    for piece in pieces {
      decoder.append(piece)
      while let frame = decoder.next() {
        switch frame {
        case .body(let body): frames.append(String(decoding: body, as: UTF8.self))
        case .broken: frames.append("!")
        }
      }
    }
    return frames
  }
}
