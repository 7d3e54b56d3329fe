import Foundation
import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

@Suite struct JSON5ReaderTests {
  @Test func table() throws {
    let path = Fixtures.directory(#filePath, "json5.txt")
    let lines = try Fixtures.text(of: path).split(
      separator: "\n", omittingEmptySubsequences: false)
    let read = lines.map { line -> String in
      if line.isEmpty || line.hasPrefix("#") { return String(line) }
      let text = line.split(separator: " => ", maxSplits: 1)[0]
      return "\(text) => \(Self.outcome(of: String(text)))"
    }
    try Golden.expect(read.joined(separator: "\n"), matches: path)
  }

  @Test func valuesKnowTheirPlaces() throws {
    let text = SourceText("{ 'k': [1, \"é\", {}] } // end")
    let root = try JSON5Reader.read(text).get()
    guard case .object(let members) = root.content,
      case .array(let values) = members[0].value.content
    else { throw WrongKind() }
    #expect(text[root.range] == "{ 'k': [1, \"é\", {}] }")
    #expect(text[members[0].keyRange] == "'k'")
    #expect(values.map { text[$0.range] } == ["1", "\"é\"", "{}"])
  }

  @Test func nestingIsLimited() {
    for bracket in ["[", "{a:"] {
      let deep = SourceText(String(repeating: bracket, count: 100_000))
      #expect(throws: JSON5Reader.Failure.self) { try JSON5Reader.read(deep).get() }
    }
    let fine = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(throws: Never.self) { try JSON5Reader.read(SourceText(fine)).get() }
  }

  /// Every prefix, and every text with one byte replaced, gives a value or an error with a place in it.
  @Test func brokenTextsNeverTrap() {
    let text = Array("{a:[1,-.5,0x1F,'\\u0041\\x41\\\n',\"\\ud83d\\ude00\"],/*c*/b:{}}//é".utf8)
    var texts = (0...text.count).map { Array(text[..<$0]) }
    for index in text.indices {
      for byte in [0, UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "{"), 0x80, 0xFF] {
        var changed = text
        changed[index] = byte
        texts.append(changed)
      }
    }
    for bytes in texts {
      let text = SourceText(bytes: bytes)
      if case .failure(let failure) = JSON5Reader.read(text) {
        #expect(failure.range.upperBound <= text.end)
      }
    }
  }

  private struct WrongKind: Error {}

  private static func outcome(of line: String) -> String {
    let text = line.replacingOccurrences(of: "\\N", with: "\n")
      .replacingOccurrences(of: "\\T", with: "\t")
    switch JSON5Reader.read(SourceText(text)) {
    case .success(let value): return description(of: value)
    case .failure(let failure):
      return "error at \(failure.range.lowerBound.utf8): \(failure.message)"
    }
  }

  private static func description(of value: JSON5Value) -> String {
    switch value.content {
    case .null: return "null"
    case .bool(let bool): return "\(bool)"
    case .number(let number): return "\(number)"
    case .string(let string): return string.debugDescription
    case .array(let elements):
      return "[\(elements.map(description).joined(separator: ", "))]"
    case .object(let members):
      let texts = members.map { "\($0.key): \(description(of: $0.value))" }
      return "{\(texts.joined(separator: ", "))}"
    }
  }
}
