import TestSupport
import Testing

@testable import TabSpecParser

/// Over every text that the repository has for examples and tests, whole and damaged: parsing ends, and
/// the tree has the properties of a tree; that its tokens tile the text means that no byte is lost.
@Suite struct PropertyTests {
  /// Every `.tabs` and `.swift` file among the fixtures and examples, and a few of the sources.
  static let paths =
    RepositoryTexts.paths(#filePath)
    + Fixtures.files(
      in: "\(RepositoryTexts.root(#filePath))/Sources/TabSpecParser/Parser", withExtension: "swift")

  @Test func textsAreFound() {
    #expect(PropertyTests.paths.count > 30)
  }

  @Test(arguments: paths) func wholeText(path: String) throws {
    let bytes = try Fixtures.bytes(of: path)
    PropertyTests.expectTree(of: bytes, path)
  }

  /// Every prefix of short texts, and prefixes of long ones at steps that hit all kinds of places.
  @Test(arguments: paths) func prefixes(path: String) throws {
    let bytes = try Fixtures.bytes(of: path)
    for end in stride(from: 0, to: bytes.count, by: PropertyTests.step(over: bytes.count, by: 1)) {
      PropertyTests.expectTree(of: Array(bytes[..<end]), path)
    }
  }

  /// Each token left out, and each token twice.
  @Test(arguments: paths) func deletedAndDoubledTokens(path: String) throws {
    let bytes = try Fixtures.bytes(of: path)
    let tokens = SyntaxTree.parse(SourceText(bytes: bytes), language: .tabs)
    let places = tokens.tokens.indices.filter { !tokens.tokens[$0].kind.isTrivia }
    let step = PropertyTests.step(over: bytes.count, by: 2)
    for place in stride(from: 0, to: places.count, by: max(step / 4, 1)) {
      let range = tokens.range(ofToken: places[place]).byteIndices
      let before = bytes[..<range.lowerBound]
      let after = bytes[range.upperBound...]
      PropertyTests.expectTree(of: Array(before + after), path)
      PropertyTests.expectTree(of: Array(before + bytes[range] + bytes[range] + after), path)
    }
  }

  /// Steps grow with the text, so that the work for each text stays about the same. They are odd, so
  /// that they do not keep time with lines.
  private static func step(over count: Int, by factor: Int) -> Int {
    let budget = 24_000 / factor
    return max(count * count / budget, 1) | 1
  }

  private static func expectTree(of bytes: [UInt8], _ path: String) {
    for language in [TabFile.Language.tabs, .swift] {
      let tree = SyntaxTree.parse(SourceText(bytes: bytes), language: language)
      if let violation = TreeProperties.violation(of: tree) {
        Golden.record("\(violation); \(bytes.count) bytes of it", path: path, line: 1)
      }
    }
  }
}
