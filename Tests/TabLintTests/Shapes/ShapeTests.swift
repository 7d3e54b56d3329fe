import TabLint
import TabSpecParser
import TestSupport
import Testing

/// What all rules together say to many small shapes of the same few mistakes, and to code that looks like one.
///
/// A file in `Fixtures/Shapes` holds cases under `=== name`, each of one or more files under `--- name`. What is found
/// in a line stands behind `//!` at its end.
@Suite struct ShapeTests {
  private static let paths = Fixtures.files(
    in: Fixtures.directory(#filePath, "Shapes"), withExtension: "txt")

  @Test(arguments: paths) func findings(_ path: String) throws {
    let cases = ShapeFile(try Fixtures.text(of: path)).cases
    #expect(!cases.isEmpty)
    let marked = cases.map { $0.marked() }.joined()
    try Golden.expect(marked, matches: path)
  }
}

/// The cases of one file.
private struct ShapeFile {
  var cases: [ShapeCase] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("=== ") {
        cases.append(ShapeCase(heading: line.dropFirst(4)))
      } else if line.hasPrefix("--- "), !cases.isEmpty {
        cases[cases.count - 1].files.append((name: String(line.dropFirst(4)), lines: []))
      } else if !cases.isEmpty {
        let last = cases.count - 1
        if cases[last].files.isEmpty { cases[last].files.append((name: "", lines: [])) }
        cases[last].files[cases[last].files.count - 1].lines.append(ShapeCase.plain(line))
      }
    }
  }
}

/// A project and its name; a name that ends in `.tabs` is one of the tab language.
private struct ShapeCase {
  let heading: Substring
  var files: [(name: String, lines: [Substring])] = []

  init(heading: Substring) {
    self.heading = heading
  }

  /// A line without what is found in it.
  static func plain(_ line: Substring) -> Substring {
    var end = line.endIndex
    while let start = line[..<end].lastIndex(of: "/") {
      if line[start...].hasPrefix("/! "), start > line.startIndex,
        line[line.index(before: start)] == "/"
      {
        let text = line[..<line.index(before: start)]
        return text.last == " " ? text.dropLast() : text
      }
      end = start
    }
    return line
  }

  /// The case as it stands in its file, with what is found now.
  func marked() -> String {
    let sources = files.map { file in
      TabFile(
        path: file.name, language: heading.hasSuffix(".tabs") ? .tabs : .swift,
        text: SourceText(file.lines.map { $0 + "\n" }.joined()))
    }
    let session = LintSession(
      linter: Linter(configuration: Configuration()), project: Project(files: sources))
    var text = "=== \(heading)\n"
    for (file, source) in zip(files, sources) {
      if !file.name.isEmpty { text += "--- \(file.name)\n" }
      let lines = LineIndex(source.text)
      var rules: [Int: Set<String>] = [:]
      for finding in session.lint(source) {
        rules[lines.position(of: finding.range.lowerBound).line, default: []]
          .insert(finding.ruleID)
      }
      for (index, line) in file.lines.enumerated() {
        let found = (rules[index] ?? []).sorted().joined(separator: " ")
        text += line + (found.isEmpty ? "" : " //! \(found)") + "\n"
      }
    }
    return text
  }
}
