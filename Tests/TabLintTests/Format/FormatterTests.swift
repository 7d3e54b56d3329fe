import TabSpecParser
import Testing

@testable import TabLint

/// What no fixture can show: bytes, ranges, edits, and what is refused.
@Suite struct FormatterTests {
  private let formatter = Formatter(Configuration.Format())

  private func tree(_ text: String) -> SyntaxTree {
    SyntaxTree.parse(SourceText(text), language: .tabs)
  }

  private func formatted(_ text: String) throws -> String {
    try formatter.format(tree(text)).get().text.string
  }

  // MARK: - Line ends

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndsStay(end: String) throws {
    let right = ["struct A {", "    let a = 1", "", "    // b", "}", ""].joined(separator: end)
    #expect(try formatter.format(tree(right)).get().edits.isEmpty)
    let wrong = ["struct A {", "", "let a=1", "", "", "// b  ", "}"].joined(separator: end)
    #expect(try formatted(wrong) == right)
  }

  @Test func mixedLineEndsStay() throws {
    let right = "let a = 1\r\nlet b = 2\nlet c = 3\rlet d = 4\n"
    #expect(try formatter.format(tree(right)).get().edits.isEmpty)
  }

  @Test func newLineEndsAreOfTheCommonerKind() throws {
    #expect(
      try formatted("let a = 1; let b = 2\r\nlet c = 3\r\nlet d = 4\n")
        == "let a = 1;\r\nlet b = 2\r\nlet c = 3\r\nlet d = 4\n")
    #expect(try formatted("f { a; b }\r") == "f {\r    a;\r    b\r}\r")
  }

  @Test func carriageReturnAndLineFeedStayApart() throws {
    // Two line ends with a blank between them.
    #expect(try formatted("let a = 1\r \nlet b = 2\n") == "let a = 1\r\rlet b = 2\n")
  }

  @Test func byteOrderMarkStays() throws {
    #expect(try formatted("\u{FEFF}let a=1") == "\u{FEFF}let a = 1\n")
    #expect(try formatted("\u{FEFF}\n\n  let a = 1\n") == "\u{FEFF}let a = 1\n")
    #expect(try formatter.format(tree("\u{FEFF}let a = 1\n")).get().edits.isEmpty)
    #expect(try formatted("\u{FEFF}") == "\u{FEFF}")
  }

  @Test func lineForTheShellStays() throws {
    #expect(try formatted("#!/usr/bin/env tablsp\nlet a=1") == "#!/usr/bin/env tablsp\nlet a = 1\n")
  }

  // MARK: - Edits

  @Test func editsAreMinimal() throws {
    let edits = try formatter.format(tree("struct A {\n   let a = 1\nlet b  = 2\n}\n")).get().edits
    #expect(
      edits == [
        TextEdit(range: TextOffset(11)..<TextOffset(11), replacement: " "),
        TextEdit(range: TextOffset(24)..<TextOffset(24), replacement: "    "),
        TextEdit(range: TextOffset(29)..<TextOffset(30), replacement: ""),
      ])
  }

  @Test func editsKeepLineEndsWhole() throws {
    let edits = try formatter.format(tree("let a = 1\r\n\r\n\r\nlet b = 2\r\n")).get().edits
    #expect(edits.count == 1)
    #expect(edits[0].range.byteIndices.count == 2)
    #expect(edits[0].range.byteIndices.lowerBound % 2 == 1)
  }

  // MARK: - Ranges

  private static let long = "let a=1\nstruct A {\n  let b=2\n  let c=3\n}\nlet d=4"

  /// The text after formatting the lines of `words`.
  private func formatted(_ text: String, at words: String...) throws -> String {
    let ranges = words.map { word in
      let range = text.firstRange(of: word)!
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return TextOffset(start)..<TextOffset(start + word.utf8.count)
    }
    return try formatter.format(tree(text), in: ranges).get().text.string
  }

  @Test func onlyTheLinesOfARangeChange() throws {
    #expect(
      try formatted(FormatterTests.long, at: "let c")
        == "let a=1\nstruct A {\n  let b=2\n    let c = 3\n}\nlet d=4")
    #expect(
      try formatted(FormatterTests.long, at: "let d")
        == "let a=1\nstruct A {\n  let b=2\n  let c=3\n}\nlet d = 4\n")
    #expect(
      try formatted(FormatterTests.long, at: "let a")
        == "let a = 1\nstruct A {\n  let b=2\n  let c=3\n}\nlet d=4")
  }

  @Test func severalRanges() throws {
    #expect(
      try formatted(FormatterTests.long, at: "let d", "let b", "b=2")
        == "let a=1\nstruct A {\n    let b = 2\n  let c=3\n}\nlet d = 4\n")
  }

  @Test func emptyAndWholeRanges() throws {
    let tree = tree(FormatterTests.long)
    let place = TextOffset(20)..<TextOffset(20)
    #expect(
      try formatter.format(tree, in: place).get().text.string
        == "let a=1\nstruct A {\n    let b = 2\n  let c=3\n}\nlet d=4")
    #expect(
      try formatter.format(tree, in: tree.text.range).get().text
        == formatter.format(tree).get().text)
    #expect(try formatter.format(tree, in: []).get().edits.isEmpty)
  }

  /// A range of whole lines ends at the start of the next one, which is not in it.
  @Test func aLineBreakAtTheEndOfARange() throws {
    let tree = tree(FormatterTests.long)
    #expect(
      try formatter.format(tree, in: TextOffset(0)..<TextOffset(8)).get().text.string
        == "let a = 1\nstruct A {\n  let b=2\n  let c=3\n}\nlet d=4")
  }

  @Test func aRangeInsideAFrozenRegion() throws {
    let text = "// tablsp:format-off\nlet a=1\n// tablsp:format-on\nlet b=2\n"
    #expect(try formatted(text, at: "a=1") == text)
  }

  // MARK: - What is refused

  @Test func syntaxErrors() {
    let tree = tree("let a=1\nlet =\n")
    guard case .failure(let refusal) = formatter.format(tree) else {
      Issue.record("formatted")
      return
    }
    #expect(refusal == .syntaxError(tree.diagnostics[0]))
    #expect(LineIndex(tree.text).position(of: refusal.offset).line == 1)
  }

  @Test func bytesThatAreNoText() throws {
    let bytes = Array("let a=1\n".utf8) + [0xFF, 0x0A] + Array("let b=2\n".utf8)
    let tree = SyntaxTree.parse(SourceText(bytes: bytes), language: .tabs)
    guard case .failure(let refusal) = formatter.format(tree) else {
      Issue.record("formatted")
      return
    }
    #expect(refusal.offset == TextOffset(8))
  }

  /// Inside a comment and a string they are kept.
  @Test func bytesThatAreNoTextInsideTokens() throws {
    let bytes = Array("let a=\"".utf8) + [0xFF] + Array("\" // ".utf8) + [0xC0, 0x0A]
    let tree = SyntaxTree.parse(SourceText(bytes: bytes), language: .tabs)
    let expected = Array("let a = \"".utf8) + [0xFF] + Array("\"  // ".utf8) + [0xC0, 0x0A]
    #expect(try formatter.format(tree).get().text.bytes == expected)
  }

  // MARK: - Size

  @Test func deepNesting() throws {
    let depth = 60
    let text =
      String(repeating: "f(a,{", count: depth) + "x" + String(repeating: "})", count: depth)
    let once = try formatted(text)
    #expect(try formatted(once) == once)
    #expect(once.utf8.count { $0 == UInt8(ascii: "\n") } > depth)
  }

  @Test func manyOfEverything() throws {
    let text = String(repeating: "let a=[1,2]\n", count: 20_000)
    let wanted = String(repeating: "let a = [1, 2]\n", count: 20_000)
    #expect(try formatted(text) == wanted)
    let sum = "let a = " + Array(repeating: "b", count: 20_000).joined(separator: "+")
    let once = try formatted(sum)
    #expect(once.split(separator: "\n").allSatisfy { $0.utf8.count <= 100 })
  }

  // MARK: - Widths

  @Test func widthsAreCountedInCharacters() throws {
    var configuration = Configuration.Format()
    configuration.lineWidth = 13
    let formatter = Formatter(configuration)
    let fits = "f(\"日本語の文字\")\n"
    #expect(try formatter.format(tree(fits)).get().edits.isEmpty)
    let family = "f(\"👨‍👩‍👧‍👦e\u{301}abcdef\")\n"
    #expect(try formatter.format(tree(family)).get().edits.isEmpty)
    #expect(
      try formatter.format(tree("f(\"日本語の文字ですよ\")\n")).get().text.string
        == "f(\n    \"日本語の文字ですよ\"\n)\n")
  }
}
