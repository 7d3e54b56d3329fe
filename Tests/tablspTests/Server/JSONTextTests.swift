import Testing

@testable import tablsp

@Suite struct JSONTextTests {
  @Test(arguments: [
    (#"a \ud83d b"#, #"a \ufffd b"#),
    (#"a \udc00"#, #"a \ufffd"#),
    (#"\uD83D\uDE00"#, nil),
    (#"\ud83d\ud83d\ude00"#, #"\ufffd\ud83d\ude00"#),
    (#"\\ud83d"#, nil),
    (#"\\\ud83d"#, #"\\\ufffd"#),
    (#"\ud83"#, nil),
    (#"\ud83d\u0041"#, #"\ufffd\u0041"#),
    ("é漢😀", nil),
  ])
  func halvesOfSurrogatePairs(text: String, expected: String?) {
    #expect(JSONText.repaired(Array(text.utf8)) == expected.map { Array($0.utf8) })
  }

  @Test func bytesThatAreNoUTF8() {
    #expect(JSONText.repaired([0x22, 0xFF, 0x22]) == Array("\"\u{FFFD}\"".utf8))
  }
}
