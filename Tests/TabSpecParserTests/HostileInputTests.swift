import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TabSpecParser

/// Texts that are made to break parsers: deep, long, or no text at all. They must end, on a stack of the
/// usual size, with a tree, and nesting past the limit is one finding.
@Suite struct HostileInputTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    /// `count` times `opening`, a middle, and `count` times `closing`.
    init(
      _ name: String, count: Int = 10_000, _ opening: String, _ middle: String = "",
      _ closing: String = ""
    ) {
      self.name = name
      text =
        String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
    }

    var testDescription: String { name }
  }

  static let deep: [Case] = [
    Case("parentheses", "(", "x", ")"),
    Case("brackets", "[", "x", "]"),
    Case("braces", "{", "x", "}"),
    Case("calls", "f(", "x", ")"),
    Case("closures", "f { ", "x", " }"),
    Case("subscripts", "a[", "x", "]"),
    Case("dictionaries", "[a: ", "x", "]"),
    Case("interpolations", "\"\\(", "x", ")\""),
    Case("ifs", "if a {\n", "x", "\n}"),
    Case("conditions with closures", "if f { ", "x", " }.g {}"),
    Case("switches", "switch a {\ncase b:\n", "x", "\n}"),
    Case("cases in cases", "case .a(", "x", ")"),
    Case("fors", "for a in b {\n", "x", "\n}"),
    Case("guards", "guard a else {\n", "x", "\n}"),
    Case("functions", "func f() {\n", "x", "\n}"),
    Case("types in types", "struct S {\n", "var x = 1", "\n}"),
    Case("conditional compilation", "#if A\n", "x\n", "#endif\n"),
    Case("conditional suffixes", "a\n#if A\n.b", "\n", "\n#endif\n"),
    Case("build conditions", "#if " + String(repeating: "(", count: 10_000)),
    Case("array types", "let x: " + String(repeating: "[", count: 10_000)),
    Case("generic types", "let x: " + String(repeating: "A<", count: 10_000)),
    Case("tuple types", "let x: " + String(repeating: "(", count: 10_000)),
    Case("function types", "let x: " + String(repeating: "() -> ", count: 10_000)),
    Case("generic arguments", "A<", "x", ">"),
    Case("patterns", "if case " + String(repeating: "let ", count: 10_000)),
    Case("tuple patterns", "let " + String(repeating: "(", count: 10_000)),
    Case("prefix operators", "-(", "x", ")"),
    Case("effects", "try ", "x"),
    Case("ternaries", "a ? ", "b", " : c"),
    Case("attributes", "@a(", "x", ")"),
    Case("key paths", "\\(", "x", ")"),
    Case("do blocks", "do {\n", "x", "\n}"),
    Case("block comments", "/*", "x", "*/"),
  ]

  static let long: [Case] = [
    Case("modifiers", "a", "", ".b()\n"),
    Case("else ifs", "if a {}", "", " else if a {}"),
    Case("operators", "a", "", " + a"),
    Case("ternaries in a row", "a", "", " ? b : c"),
    Case("exclamation marks", "!", "x", "!"),
    Case("cases", "switch a {\n", "", ""),
    Case("less than", "a", "", " < b"),
    Case("arguments", "f(", "", "a, "),
    Case("one line", count: 100_000, "a; "),
    Case("strings", count: 50_000, "\"a\" "),
    Case("quotes", count: 50_000, "\""),
    Case("hash signs", count: 50_000, "#"),
    Case("open extended regexes", count: 20_000, "#/a"),
    Case("open extended regexes on lines", count: 20_000, "#/\na "),
    Case("escaped slashes", count: 20_000, "\\/a"),
    Case("backticks", count: 50_000, "`"),
    Case("placeholders", count: 20_000, "<#"),
    Case("composition", "let x: A", "", " & A"),
    Case("members of types", "let x: A", "", ".B"),
    Case("compound names", "f", "", "(a:b:)"),
    Case("closing brackets", ")]}"),
    Case("opening brackets", "([{"),
    Case("mixed brackets", "(]{)"),
    Case("conditional compilation without end", "#if\n"),
    Case("attributes in a row", "@a "),
    Case("modifiers in a row", "public "),
    Case("commas", ","),
    Case("semicolons", ";"),
    Case("periods", "."),
  ]

  @Test(arguments: deep + long) func ends(_ hostile: Case) throws {
    for language in [TabFile.Language.tabs, .swift] {
      let bytes = Array(hostile.text.utf8)
      let tree = HostileInputTests.parse(bytes, language)
      #expect(TreeProperties.violation(of: tree) == nil)
    }
  }

  @Test(arguments: deep) func tooDeepIsOneFinding(_ hostile: Case) {
    let tree = HostileInputTests.parse(Array(hostile.text.utf8), .tabs)
    let count = tree.diagnostics.count { $0.message.hasPrefix("nested more than") }
    #expect(count <= 1)
    if hostile.name != "block comments" { #expect(!tree.diagnostics.isEmpty) }
  }

  /// As deep as the limit allows is no finding.
  @Test func nestingBelowTheLimit() {
    for (opening, closing) in [("(", ")"), ("[", "]"), ("f { ", " }"), ("if a {\n", "\n}\n")] {
      let text =
        String(repeating: opening, count: 60) + "x" + String(repeating: closing, count: 60)
      #expect(SyntaxTree.parse(SourceText(text), language: .tabs).diagnostics.isEmpty)
    }
  }

  @Test(arguments: 0..<200) func randomBytes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(TreeProperties.violation(of: HostileInputTests.parse(bytes, .tabs)) == nil)
  }

  /// Tokens in random order go far deeper into the grammar than random bytes do.
  @Test(arguments: 0..<400) func randomTokens(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let words = [
      "(", ")", "[", "]", "{", "}", ",", ":", ";", ".", "@", "\\", "=", "->", "?", "!", "<", ">",
      "+", "&", "...", "#if A\n", "#else\n", "#endif\n", "#available", "\"", "\"\\(", "\"\"\"", "`",
      "if", "else", "switch", "case", "default", "for", "in", "guard", "let", "var", "func", "init",
      "struct", "enum", "protocol", "extension", "import", "return", "where", "is", "as", "try",
      "some", "any", "get", "set", "didSet", "while", "do", "catch", "subscript", "actor", "x",
      "Tab",
      "$0", "0", "1.5", "\n", "\n", " ", " ", "// c\n", "/*", "*/", "/", "#/", "\u{e9}", "🏠",
    ]
    let text = (0..<300).map { _ in words[Int.random(in: words.indices, using: &random)] + " " }
      .joined()
    for language in [TabFile.Language.tabs, .swift] {
      let tree = HostileInputTests.parse(Array(text.utf8), language)
      #expect(TreeProperties.violation(of: tree) == nil, "\(text)")
    }
  }

  /// Parses on a stack of 8 MB, as a main thread has: a debug build's frames are large.
  private static func parse(_ bytes: [UInt8], _ language: TabFile.Language) -> SyntaxTree {
    let result = Mutex<SyntaxTree?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let tree = SyntaxTree.parse(SourceText(bytes: bytes), language: language)
      result.withLock { $0 = tree }
      isDone.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    isDone.wait()
    return result.withLock { $0! }
  }
}
