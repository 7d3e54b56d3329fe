import TabLint
import TabSpecParser
import TestSupport
import Testing

/// The fixer on texts and rules made for it, so that every way in which fixes can meet is tried.
///
/// A case is `>>> title`, then lines of rules, then `---` and the text; the rest is what comes out. `a -> b` finds the text
/// `a` and replaces it, safely; `a ~> b` only offers to; `a -> b | c` has two fixes; `! a` finds `a` as an error. Each line of
/// the text is a file, whose line is a comment unless it begins with a bracket.
@Suite struct FixerTests {
  static let path = Fixtures.directory(#filePath, "fixer.txt")

  @Test func cases() throws {
    let parts = try Fixtures.text(of: Self.path).components(separatedBy: ">>> ")
    let played = try parts.dropFirst().map { ">>> " + (try Self.played($0)) }
    try Golden.expect(parts[0] + played.joined(separator: "\n"), matches: Self.path)
  }

  private static func played(_ text: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let title = lines.removeFirst()
    let ruleLines = lines.prefix { $0 != "---" }
    let texts = lines.dropFirst(ruleLines.count + 1).prefix { $0 != "===" }
    let rules = try ruleLines.map { try #require(FakeRule($0)) }
    let files = texts.enumerated().map { index, line in
      TabFile(
        path: "file\(index + 1)", language: .tabs,
        text: SourceText(line.hasPrefix("(") ? "xxx\(line)" : "// \(line)"))
    }
    let fixer = Fixer(level: title.hasSuffix("suggested") ? .suggested : .safe) { project in
      project.files.map { file in rules.flatMap { $0.findings(in: file) } }
    }
    let outcome = fixer.fix(Project(files: files))
    let head = ([title] + ruleLines + ["---"] + texts + ["==="]).joined(separator: "\n")
    let body = zip(files, outcome.files).map { shown($1, before: $0) }.joined(separator: "\n")
    return head + "\n" + body + (outcome.isQuiet ? "" : "\nnot quiet") + "\n"
  }

  private static func shown(_ result: FixOutcome.File, before: TabFile) -> String {
    var lines = [String(result.file.text.string.dropFirst(3))]
    #expect(before.text.applying(result.edits) == result.file.text)
    #expect((result.file === before) == result.edits.isEmpty)
    for edit in result.edits {
      let range = edit.range.byteIndices
      lines.append("edit \(range.lowerBound - 3)..<\(range.upperBound - 3) \"\(edit.replacement)\"")
    }
    lines += result.fixed.map { "fixed \($0.message)" }
    lines += result.rolledBack.map { "rolled back \($0.fix.title): \($0.reason)" }
    return lines.joined(separator: "\n")
  }
}

/// `a -> b`, `a ~> b`, `! a`.
private struct FakeRule {
  private let pattern: String
  private let replacements: [String]
  private let isSafe: Bool
  private let isError: Bool

  init?(_ line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    if words.first == "!" {
      (pattern, replacements, isSafe, isError) = (words[1], [], false, true)
    } else {
      guard words.count > 2, ["->", "~>"].contains(words[1]) else { return nil }
      pattern = words[0]
      replacements = words[2...].filter { $0 != "|" }.map { $0 == "nothing" ? "" : $0 }
      (isSafe, isError) = (words[1] == "->", false)
    }
  }

  func findings(in file: TabFile) -> [Diagnostic] {
    let bytes = file.text.bytes
    return bytes.indices.filter { bytes[$0...].starts(with: pattern.utf8) }.map { start in
      let range = TextOffset(start)..<TextOffset(start + pattern.utf8.count)
      return Diagnostic(
        ruleID: pattern, severity: isError ? .error : .warning, message: pattern, range: range,
        fixIts: replacements.map { replacement in
          FixIt(
            title: "\(pattern) to \(replacement)", isSafe: isSafe,
            edits: [TextEdit(range: range, replacement: replacement)])
        })
    }
  }
}
