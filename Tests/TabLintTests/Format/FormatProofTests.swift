import TabSpecParser
import Testing

@testable import TabLint

/// A renderer that makes mistakes: whatever it does, nothing comes out.
@Suite struct FormatProofTests {
  private static let text = """
    let a=1 // one
    let b   =   2
    func f() { return(a) }
    """

  /// What the formatter says when the gap in front of the leaf at `leaf` becomes another.
  private func refusal(leaf: Int, newlines: Int, indentation: Int) -> FormatRefusal? {
    let tree = SyntaxTree.parse(SourceText(FormatProofTests.text), language: .tabs)
    let sabotage = GapChange(leaf: leaf, gap: Gap(newlines: newlines, indentation: indentation))
    let result = Formatter(Configuration.Format()).format(tree, in: [tree.text.range]) { changes in
      let others = changes.filter { $0.leaf != leaf } + [sabotage]
      return others.sorted { $0.leaf < $1.leaf }
    }
    guard case .failure(let refusal) = result else { return nil }
    return refusal
  }

  private func place(_ word: String) -> TextOffset {
    let range = FormatProofTests.text.firstRange(of: word)!
    return TextOffset(
      FormatProofTests.text.utf8.distance(
        from: FormatProofTests.text.startIndex, to: range.lowerBound))
  }

  @Test func wordsThatGrowTogether() {
    // `let` and `a`
    #expect(refusal(leaf: 1, newlines: 0, indentation: 0) == .changedCode(at: place("let a")))
  }

  @Test func codeThatACommentSwallows() {
    // The line break behind the comment
    #expect(refusal(leaf: 5, newlines: 0, indentation: 1) == .changedCode(at: place("// one")))
  }

  @Test func statementsThatGrowTogether() {
    // `let` of the third line
    #expect(refusal(leaf: 9, newlines: 0, indentation: 1) == .changedCode(at: TextOffset(0)))
  }

  @Test func expressionsThatComeApart() {
    // `(` behind `return`
    let sabotaged = refusal(leaf: 15, newlines: 1, indentation: 2)
    #expect(sabotaged == .unstable(at: place("(a)")))
  }

  @Test func blanksThatASecondRunTakesAway() {
    // `=` of the first line
    #expect(refusal(leaf: 2, newlines: 0, indentation: 3) == .unstable(at: place("=1")))
  }

  @Test func noSabotage() throws {
    let tree = SyntaxTree.parse(SourceText(FormatProofTests.text), language: .tabs)
    let formatted = try Formatter(Configuration.Format()).format(tree).get()
    #expect(
      formatted.text.string == """
        let a = 1  // one
        let b = 2
        func f() { return (a) }

        """)
  }
}
