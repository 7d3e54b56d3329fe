import TestSupport
import Testing

@testable import TabSpecParser

/// What the grammar makes, the parser and the compiler accept.
@Suite struct SentenceTests {
  private static let sentences: [String] = {
    // A grammar that can't be read fails the tests of the grammar; here it makes no sentences.
    guard let grammar = try? EBNF.ofTabs() else { return [] }
    return (0..<400).map { seed in
      var generator = SentenceGenerator(grammar: grammar, seed: UInt64(seed))
      return generator.sentence()
    }
  }()

  @Test func sentencesAreVaried() {
    let lengths = SentenceTests.sentences.map(\.utf8.count)
    #expect(lengths.reduce(0, +) > 20_000)
    let text = SentenceTests.sentences.joined()
    for word in ["#if", "switch", "{ get", "<", "\\(", "in\n", "??", "protocol", "try"] {
      #expect(text.contains(word), "no sentence has \(word)")
    }
  }

  @Test func parserAcceptsThem() {
    for (seed, sentence) in SentenceTests.sentences.enumerated() {
      let tree = SyntaxTree.parse(SourceText(sentence), language: .tabs)
      if let first = tree.diagnostics.first {
        let place = LineIndex(tree.text).position(of: first.range.lowerBound)
        Issue.record(
          "seed \(seed), \(place.line + 1):\(place.column + 1): \(first.message)\n\(sentence)")
      }
      #expect(tree.nodes(of: .unparsed).allSatisfy { $0.parent?.kind == .macroExpansion })
    }
  }

  @Test(.enabled(if: SwiftCompiler.path != nil, "there is no swiftc to ask"))
  func compilerAcceptsThem() throws {
    for complaint in try SwiftCompiler.complaints(about: SentenceTests.sentences) {
      Issue.record(
        """
        seed \(complaint.text), line \(complaint.line): \(complaint.message)
        \(SentenceTests.sentences[complaint.text])
        """)
    }
  }
}
