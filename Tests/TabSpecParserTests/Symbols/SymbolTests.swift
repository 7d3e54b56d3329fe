import TabSpecParser
import TestSupport
import Testing

/// In each file of `Fixtures/Symbols` all occurrences of one symbol are marked, and nothing else: from each of them all are
/// found, and a rename changes them all and can be taken back.
@Suite struct SymbolTests {
  static let fixtures = Fixtures.files(
    in: Fixtures.directory(#filePath, "Symbols"), withExtension: "marks")

  @Test(arguments: fixtures)
  func eachPlaceLeadsToAll(path: String) throws {
    let marked = MarkedProject(try Fixtures.text(of: path), hasDigits: false)
    let project = marked.project
    let expected = marked.marks.map { Key(path: $0.file.path, range: $0.range) }
    #expect(!expected.isEmpty, "nothing is marked in \(path)")
    for mark in marked.marks {
      for offset in [mark.range.lowerBound, mark.range.upperBound] {
        let reader = SymbolReader(file: mark.file, project: project)
        let occurrences = reader.occurrences(at: offset)
        guard let occurrence = occurrences.first, occurrences.count == 1 else {
          report("nothing, or more than one thing, is found here", at: mark, of: path)
          break
        }
        let result = SymbolSearch(project: project).search(for: occurrence.symbol)
        let found = result.occurrences.map { Key(path: $0.file.path, range: $0.range) }
        if Set(found) != Set(expected) || found.count != expected.count {
          report(
            "missing \(describe(Set(expected).subtracting(found), marked)), "
              + "too many \(describe(Set(found).subtracting(expected), marked))",
            at: mark, of: path)
          break
        }
        #expect(result.undecided.isEmpty, "\(path): undecided places")
      }
    }
  }

  @Test(arguments: fixtures)
  func renamingAndBackGivesTheSameBytes(path: String) throws {
    let marked = MarkedProject(try Fixtures.text(of: path), hasDigits: false)
    let project = marked.project
    guard let mark = marked.marks.first,
      let occurrence = SymbolReader(file: mark.file, project: project)
        .occurrences(at: mark.range.lowerBound).first,
      Renaming(project: project).refusal(of: occurrence) == nil
    else { return }
    let old = mark.file.text[mark.range]
    let name = old.first?.isNumber ?? false ? "4711" : "renamed"
    let outcome = try Renaming(project: project).rename(occurrence, to: name)
    #expect(outcome.edits.reduce(0) { $0 + $1.edits.count } == marked.marks.count)
    let after = project.applying(outcome)
    let file = try #require(after.file(at: mark.file.path))
    let renamed = try #require(
      SymbolReader(file: file, project: after).occurrences(at: mark.range.lowerBound).first)
    let back = after.applying(try Renaming(project: after).rename(renamed, to: old))
    for (file, original) in zip(back.files, project.files) {
      #expect(file.text.string == original.text.string)
    }
  }

  private struct Key: Hashable {
    let path: String
    let range: TextRange
  }

  private func describe(_ keys: Set<Key>, _ marked: MarkedProject) -> String {
    keys.map { key in
      let text = marked.files.first { $0.path == key.path }?.text ?? SourceText("")
      let position = LineIndex(text).position(of: key.range.lowerBound)
      return "\(key.path):\(position.line + 1):\(position.column + 1)"
    }
    .sorted().joined(separator: " ")
  }

  private func report(_ message: String, at mark: MarkedProject.Mark, of path: String) {
    let position = LineIndex(mark.file.text).position(of: mark.range.lowerBound)
    Golden.record(
      "\(mark.file.path):\(position.line + 1):\(position.column + 1): \(message)", path: path,
      line: 1)
  }
}
