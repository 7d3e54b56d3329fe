import TestSupport
import Testing

@testable import TabSpecParser

/// A text that is read again after each of many edits gives the tree that reading it anew gives.
@Suite struct ReparseTests {
  @Test(arguments: RepositoryTexts.paths(#filePath))
  func afterEachEdit(path: String) throws {
    let bytes = try Fixtures.bytes(of: path)
    // Short texts have few sections: some in a row make one with many.
    let text = bytes.count < 2_000 ? bytes + bytes + bytes : bytes
    for language in [TabFile.Language.tabs, .swift] {
      edit(text, path, language, count: max(8, 60_000 / (text.count + 1_000)))
    }
  }

  /// The sections of a file tile it, and the file of all of them is the file.
  @Test(arguments: RepositoryTexts.paths(#filePath))
  func sections(path: String) throws {
    let tree = SyntaxTree.parse(SourceText(bytes: try Fixtures.bytes(of: path)), language: .tabs)
    let sections = tree.sections
    let tokens = sections.flatMap(\.tokens)
    let nodes = sections.flatMap(\.nodes)
    #expect(tokens == Array(0..<tree.tokens.count - 1))
    #expect(nodes == Array(1..<tree.nodes.count))
    let excerpt = tree.excerpt(sections)
    #expect(excerpt.text == tree.text)
    #expect(excerpt.tokens == tree.tokens)
    #expect(excerpt.nodes == tree.nodes)
    for section in sections {
      let part = tree.excerpt([section])
      #expect(TreeProperties.violation(of: part) == nil)
      #expect(part.isSame(part.sections[0], as: section, of: tree) || part.sections.count > 1)
    }
  }

  /// What is typed into an item of a sound file is read with a few items around it.
  @Test func onlyPartIsReadAgain() {
    let items = (0..<100).map { "enum Page\($0) {\n    case home, sent\n}\n" }
    let before = items[..<50].joined() + "enum Page {\n    case home, sent"
    let text = Array((before + "\n}\n" + items[50...].joined()).utf8)
    let tree = SyntaxTree.parse(SourceText(bytes: text), language: .tabs)
    let place = before.utf8.count
    for typed in ["a", " b", "\n", "// c", "case x\n"] {
      let new = SourceText(bytes: text[..<place] + Array(typed.utf8) + text[place...])
      let reparser = Reparser(
        tree, new, prefix: place, suffix: text.count - place, language: .tabs)
      #expect(reparser?.tree() != nil)
    }
  }

  private func edit(_ text: [UInt8], _ path: String, _ language: TabFile.Language, count: Int) {
    var edits = RandomEdits(seed: UInt64(text.count))
    var tree = SyntaxTree.parse(SourceText(bytes: text), language: language)
    for _ in 0..<count {
      let old = tree.text.bytes
      let (range, replacement) = edits.next(in: old)
      let new = SourceText(bytes: old[..<range.lowerBound] + replacement + old[range.upperBound...])
      let parsed = SyntaxTree.parse(new, language: language)
      tree = tree.reparsed(
        new, prefix: range.lowerBound, suffix: old.count - range.upperBound, language: language)
      if let difference = difference(tree, parsed) {
        let edit = "\(range) of \(old.count) by \(String(decoding: replacement, as: UTF8.self))"
        Golden.record("\(difference) after \(edit)", path: path, line: 1)
        tree = parsed
      }
      // What can't be mended any more would only be read as a whole.
      if !tree.canBeReparsed { tree = .parse(SourceText(bytes: text), language: language) }
    }
  }

  private func difference(_ tree: SyntaxTree, _ parsed: SyntaxTree) -> String? {
    if tree.text != parsed.text { return "another text" }
    // How far a bracket reaches is only a help.
    if tree.tokens.map(\.withoutSpan) != parsed.tokens.map(\.withoutSpan) { return "other tokens" }
    if tree.nodes != parsed.nodes { return "other nodes" }
    if tree.diagnostics != parsed.diagnostics { return "other findings" }
    return tree.canBeReparsed == parsed.canBeReparsed ? nil : "settled or not"
  }
}

extension Token {
  fileprivate var withoutSpan: Token {
    var token = self
    token.span = 0
    return token
  }
}
