import TestSupport
import Testing

@testable import TabSpecParser

/// What texts are read as: `Fixtures/ok` without any finding, `Fixtures/err` with at least one.
@Suite struct TreeTests {
  static let right = Fixtures.files(
    in: Fixtures.directory(#filePath, "ok"), withExtension: "tabs", "swift")
  static let wrong = Fixtures.files(in: Fixtures.directory(#filePath, "err"), withExtension: "tabs")

  @Test(arguments: right)
  func tree(path: String) throws {
    let tree = try parse(path)
    #expect(tree.diagnostics.map(\.message) == [])
    try Golden.expect(tree.dump(), matches: path + ".tree")
  }

  @Test(arguments: wrong)
  func findings(path: String) throws {
    let tree = try parse(path)
    let lines = LineIndex(tree.text)
    let findings = tree.diagnostics.map { finding in
      let position = lines.position(of: finding.range.lowerBound)
      return "\(position.line + 1):\(position.column + 1): \(finding.message)\n"
    }
    #expect(findings.count > 0)
    try Golden.expect(findings.joined() + "\n" + tree.dump(), matches: path + ".tree")
  }

  private func parse(_ path: String) throws -> SyntaxTree {
    SyntaxTree.parse(
      SourceText(bytes: try Fixtures.bytes(of: path)),
      language: path.hasSuffix(".swift") ? .swift : .tabs)
  }
}
