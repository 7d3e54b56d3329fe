import TabSpecParser
import TestSupport
import Testing

/// Each file of `Fixtures/Renaming` has files with marked places and steps `== $1 name`; below a step stand the lines that
/// the rename changes, or why it is refused.
@Suite struct RenamingTests {
  static let fixtures = Fixtures.files(
    in: Fixtures.directory(#filePath, "Renaming"), withExtension: "txt")

  @Test(arguments: fixtures)
  func rename(path: String) throws {
    let text = try Fixtures.text(of: path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { !$0.hasPrefix("== ") }
    let marked = MarkedProject(head.joined(separator: "\n"), hasDigits: true)
    let steps = lines.dropFirst(head.count).filter { $0.hasPrefix("== ") }
    let played = steps.map { step in
      "\(step)\n\(outcome(of: step.dropFirst(3), marked).joined(separator: "\n"))\n"
    }
    try Golden.expect(
      (head.map(String.init) + played).joined(separator: "\n"), matches: path)
  }

  private func outcome(of step: Substring, _ marked: MarkedProject) -> [String] {
    let words = step.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let mark = marked.marks.first(where: { $0.digit == words.first?.last }) else {
      return ["! no such mark"]
    }
    let project = marked.project
    let reader = SymbolReader(file: mark.file, project: project)
    let occurrences = reader.occurrences(at: mark.range.lowerBound)
    guard let occurrence = occurrences.first, occurrences.count == 1 else {
      return ["! \(occurrences.count) symbols"]
    }
    do {
      let name = words.count > 1 ? String(words[1]) : ""
      let outcome = try Renaming(project: project).rename(occurrence, to: name)
      return changes(outcome) + [outcome.warning].compactMap(\.self).map { "? \($0)" }
    } catch {
      let places = error.places.map { place in
        let position = LineIndex(place.file.text).position(of: place.range.lowerBound)
        return " \(place.file.path):\(position.line + 1):\(position.column + 1)"
      }
      return ["! \(error.message)\(places.joined())"]
    }
  }

  private func changes(_ outcome: Renaming.Outcome) -> [String] {
    outcome.edits.flatMap { file, edits -> [String] in
      let before = LineIndex(file.text)
      let changed = LineIndex(file.text.applying(edits))
      let lines = Set(edits.map { before.position(of: $0.range.lowerBound).line })
      return lines.sorted().map { line in
        "\(file.path):\(line + 1): \(changed.text(ofLine: line))"
      }
    }
  }
}

extension LineIndex {
  fileprivate func text(ofLine line: Int) -> String {
    text[contentRange(ofLine: line)]
  }
}
