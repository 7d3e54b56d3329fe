import TestSupport
import Testing

@testable import TabSpecParser

/// What holds for any text: tokens tile it, nodes nest, and nothing traps, whatever is cut off, left out or doubled.
@Suite struct TreePropertyTests {
  /// All texts in the language that the tests and the examples hold.
  static let files: [String] = {
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    return Fixtures.files(in: "\(root)/Tests", withExtension: "tabs", "swift")
      .filter { $0.contains("/Fixtures/") }
      + Fixtures.files(in: "\(root)/Examples", withExtension: "tabs")
  }()

  /// How many variants of each kind are tried of a text, spread evenly.
  private static let variantCount = 40

  @Test(arguments: files)
  func wholeText(path: String) throws {
    check(try Fixtures.bytes(of: path), path)
  }

  @Test(arguments: files)
  func prefixes(path: String) throws {
    let bytes = try Fixtures.bytes(of: path)
    for end in Self.spread(bytes.count) { check(Array(bytes[..<end]), path) }
  }

  @Test(arguments: files)
  func tokensLeftOutAndDoubled(path: String) throws {
    let text = SourceText(bytes: try Fixtures.bytes(of: path))
    let tree = SyntaxTree.parse(text, language: .tabs)
    for index in Self.spread(tree.tokens.count) {
      let range = tree.range(ofToken: index).byteIndices
      check(Array(text.bytes[..<range.lowerBound] + text.bytes[range.upperBound...]), path)
      check(Array(text.bytes[..<range.upperBound] + text.bytes[range.lowerBound...]), path)
    }
  }

  @Test(arguments: [
    "(", "[", "{", "x{", "f(", "!", "if a {", "\"\\(", "try ", "a ? ", "let x: [", "x: A<",
  ])
  func deepNesting(opening: String) {
    for language in [TabFile.Language.tabs, .swift] {
      let text = SourceText(String(repeating: opening, count: 3000))
      check(SyntaxTree.parse(text, language: language), opening)
    }
  }

  private static func spread(_ count: Int) -> [Int] {
    guard count > variantCount else { return Array(0..<count) }
    return (0..<variantCount).map { $0 * count / variantCount }
  }

  private func check(_ bytes: [UInt8], _ label: String) {
    let text = SourceText(bytes: bytes)
    check(SyntaxTree.parse(text, language: .tabs), label)
    let swift = SyntaxTree.parse(text, language: .swift)
    check(swift, label)
    #expect(swift.diagnostics.isEmpty, "\(label)")
  }

  private func check(_ tree: SyntaxTree, _ label: String) {
    var end = TextOffset(0)
    for index in tree.tokens.indices {
      let range = tree.range(ofToken: index)
      guard range.lowerBound == end else {
        Issue.record("\(label): token \(index) does not start where the one before it ends")
        return
      }
      end = range.upperBound
    }
    #expect(end == tree.text.end, "\(label)")
    for node in tree.allNodes.dropFirst() {
      guard let parent = node.parent, parent.index < node.index,
        parent.tokenIndices.lowerBound <= node.tokenIndices.lowerBound,
        node.tokenIndices.upperBound <= parent.tokenIndices.upperBound || node.isEmpty
      else {
        Issue.record("\(label): node \(node.index), \(node.kind), is not inside its parent")
        return
      }
    }
  }
}
