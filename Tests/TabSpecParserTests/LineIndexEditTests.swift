import TabSpecParser
import TestSupport
import Testing

/// An index that is edited in place says the same as one that is made of the edited text.
@Suite struct LineIndexEditTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func editedEqualsFresh(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var index = LineIndex(SourceText("a\r\nb\n\rc"))
    for _ in 0..<300 {
      let count = index.text.bytes.count
      let start = Int.random(in: 0...count, using: &generator)
      let end = Int.random(in: start...min(count, start + 6), using: &generator)
      let insertion = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Array("\r\n\na\r".utf8).randomElement(using: &generator)!
      }
      var expected = index.text.bytes
      expected.replaceSubrange(start..<end, with: insertion)
      index.replace(TextOffset(start)..<TextOffset(end), with: insertion)

      let fresh = LineIndex(SourceText(bytes: expected))
      #expect(index.text == fresh.text)
      #expect(lines(of: index) == lines(of: fresh))
      if count > 60 { index = LineIndex(SourceText("\r")) }
    }
  }

  private func lines(of index: LineIndex) -> [TextRange] {
    (0..<index.lineCount).map { index.range(ofLine: $0) }
  }
}
