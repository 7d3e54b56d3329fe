import TabSpecParser
import TestSupport
import Testing

/// Whatever can be renamed in the examples and in the fixtures of all targets can be renamed back, and then the bytes are
/// those from before.
@Suite struct RenameRoundTripTests {
  static let files: [String] = {
    let tests = Fixtures.directory(#filePath, "").split(separator: "/").dropLast(2)
    let root = "/" + tests.joined(separator: "/")
    let folders = ["TabSpecParserTests", "TabLintTests", "tablspTests"].map { "\(root)/\($0)" }
    let examples = "/" + tests.dropLast().joined(separator: "/") + "/Examples"
    return (folders + [examples]).flatMap {
      Fixtures.files(in: $0, withExtension: "tabs", "swift")
    }
    .filter { path in
      // The cases of the parser and the formatter are no programs: their names mean nothing.
      !["/no fixture", "/Fixtures/ok/", "/Fixtures/err/", "/Fixtures/Format/"]
        .contains { path.contains($0) }
        && (path.contains("/Fixtures/") || path.contains("/Examples/"))
    }
  }()

  @Test(arguments: files)
  func everyNameGoesThereAndBack(path: String) throws {
    let file = TabFile(
      path: path, language: path.hasSuffix(".swift") ? .swift : .tabs,
      text: SourceText(bytes: try Fixtures.bytes(of: path)))
    let project = Project(files: [file])
    let reader = SymbolReader(file: file, project: project)
    var seen: Set<Symbol> = []
    for token in file.tree.tokens where !token.kind.isTrivia {
      guard let occurrence = reader.occurrences(at: token.offset).first,
        occurrence.range.lowerBound >= token.offset, seen.insert(occurrence.symbol).inserted
      else { continue }
      try roundTrip(occurrence, in: project, file: file)
    }
  }

  private func roundTrip(
    _ occurrence: Occurrence, in project: Project, file: TabFile
  ) throws {
    let isID = if case .tab = occurrence.symbol { true } else { false }
    // An id that several tabs have is one name for all of them; which of them had it before, nothing tells.
    if isID, file.path.contains("/duplicate-") { return }
    let name = isID ? "98765" : "renamedForTest"
    guard let outcome = try? Renaming(project: project).rename(occurrence, to: name) else { return }
    let after = project.applying(outcome)
    let start = outcome.edits[0].edits[0].range.lowerBound
    let renamed = SymbolReader(file: after.files[0], project: after).occurrences(at: start).first
    let symbol = try #require(renamed, "nothing is found after the rename of \(occurrence)")
    let old =
      switch occurrence.symbol {
      case .declared(let declaration): declaration.name
      case .tab, .icon: file.text[occurrence.range]
      }
    let back = after.applying(try Renaming(project: after).rename(symbol, to: old))
    #expect(back.files[0].text.string == file.text.string)
  }
}
