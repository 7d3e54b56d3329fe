import TestSupport
import Testing

@testable import TabSpecParser

/// Texts and their trees: `Fixtures/ok` holds what has no syntax finding, `Fixtures/err` what has. A
/// tree begins with the findings, each with its place.
@Suite struct FixtureTests {
  static let directory = Fixtures.directory(#filePath, "")
  static let correct = Fixtures.files(in: directory + "ok", withExtension: "tabs", "swift")
  static let wrong = Fixtures.files(in: directory + "err", withExtension: "tabs", "swift")

  @Test(arguments: correct) func correctText(path: String) throws {
    let tree = try FixtureTests.tree(of: path)
    #expect(tree.diagnostics.map(\.message) == [])
    try Golden.expect(FixtureTests.description(of: tree), matches: path + ".tree")
  }

  @Test(arguments: wrong) func wrongText(path: String) throws {
    let tree = try FixtureTests.tree(of: path)
    #expect(path.hasSuffix(".swift") == tree.diagnostics.isEmpty)
    try Golden.expect(FixtureTests.description(of: tree), matches: path + ".tree")
  }

  @Test(.enabled(if: SwiftCompiler.path != nil, "there is no swiftc to ask"))
  func compilerAcceptsCorrectTexts() throws {
    let paths = FixtureTests.correct.filter { $0.hasSuffix(".tabs") }
    let texts = try paths.map { try FixtureTests.standalone(Fixtures.text(of: $0)) }
    for complaint in try SwiftCompiler.complaints(about: texts) {
      Golden.record(complaint.message, path: paths[complaint.text], line: complaint.line)
    }
  }

  /// A byte order mark and a line for the shell stand at the start of a file only.
  static func standalone(_ text: String) -> String {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    return text.hasPrefix("#!") ? "//" + text : text
  }

  static func tree(of path: String) throws -> SyntaxTree {
    SyntaxTree.parse(
      SourceText(bytes: try Fixtures.bytes(of: path)),
      language: path.hasSuffix(".tabs") ? .tabs : .swift)
  }

  private static func description(of tree: SyntaxTree) -> String {
    let lines = LineIndex(tree.text)
    func place(_ range: TextRange) -> String {
      let position = lines.position(of: range.lowerBound)
      return "\(position.line + 1):\(position.column + 1)"
    }
    var output = ""
    for diagnostic in tree.diagnostics {
      output += "\(place(diagnostic.range)): \(diagnostic.message)\n"
      for note in diagnostic.notes { output += "  \(place(note.range)): \(note.message)\n" }
    }
    return output + tree.dump()
  }
}
