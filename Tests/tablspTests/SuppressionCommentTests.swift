import TabLint
import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// Every finding of every rule's wrong example and of the texts in `Fixtures/suppression-comments.txt` can be silenced, there
/// and in the whole file: afterwards it is gone, and no directive is there for nothing.
@Suite struct SuppressionCommentTests {
  @Test(arguments: AllRules.infos.map(\.id))
  func example(id: String) throws {
    let example = RuleExample(try #require(AllRules.info(id)).wrong)
    for finding in example.session.lint(example.file) {
      for trial in trials(of: finding, in: example.file, of: example.session) {
        #expect(trial.problems == [], "\(finding.ruleID): \(trial.fix.title)")
      }
    }
  }

  /// A case is `>>> title` and a text; below it stands the text after each comment, told apart by the line that changed.
  @Test func places() throws {
    let path = Fixtures.directory(#filePath, "suppression-comments.txt")
    let parts = try Fixtures.text(of: path).components(separatedBy: ">>> ")
    let played = parts.dropFirst().map { ">>> " + shown($0) }
    try Golden.expect(parts[0] + played.joined(), matches: path)
  }

  private func shown(_ part: String) -> String {
    let source = part.components(separatedBy: "\n===\n")[0]
    let lines = source.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let file = TabFile(
      path: "main.tabs", language: .tabs, text: SourceText(lines.dropFirst().joined() + "\n"))
    let session = LintSession(
      linter: Linter(configuration: Configuration()), project: Project(files: [file]))
    var result = source + "\n===\n"
    for finding in session.lint(file) {
      for trial in trials(of: finding, in: file, of: session) {
        #expect(trial.problems == [], "\(finding.ruleID): \(trial.fix.title)")
        let difference = UnifiedDiff.text(
          from: file.text.bytes, to: trial.text.bytes, path: file.path)
        let changed = String(decoding: difference, as: UTF8.self).split(separator: "\n").dropFirst(
          2
        )
        .filter { $0.hasPrefix("+") || $0.hasPrefix("-") || $0.hasPrefix("@@") }
        result += "\(trial.fix.title)\n" + changed.joined(separator: "\n") + "\n"
      }
    }
    return result + "\n"
  }

  private struct Trial {
    let fix: FixIt
    let text: SourceText
    let problems: [String]
  }

  private func trials(
    of finding: Diagnostic, in file: TabFile, of session: LintSession
  ) -> [Trial] {
    let comments = SuppressionComments(file)
    let fixes = [comments.here(finding), comments.inFile(finding)]
    let directiveRules = ["invalid-suppression", "unused-suppression"]
    guard !directiveRules.contains(finding.ruleID), finding.ruleID != "syntax" else {
      #expect(fixes == [nil, nil])
      return []
    }
    // Invalid bytes can stand in a comment, where no directive is bound to anything.
    #expect(fixes[0] != nil || finding.ruleID == "invalid-utf8", "\(finding.ruleID) stays")
    #expect(fixes[1] != nil, "\(finding.ruleID) stays in the file")
    let before = session.lint(file)
    return fixes.compactMap(\.self).map { fix in
      let text = file.text.applying(fix.edits)
      let after = TabFile(path: file.path, language: file.language, text: text)
      let files = session.project.files.map { $0 === file ? after : $0 }
      let findings = LintSession(linter: session.linter, project: Project(files: files)).lint(after)
      let place = PlaceMap(fix.edits).places(of: finding.range.lowerBound).upperBound
      var problems: [String] = []
      if findings.contains(where: {
        $0.ruleID == finding.ruleID && $0.range.lowerBound == place
      }) {
        problems.append("it is still there")
      }
      let isOfDirective = { (found: Diagnostic) in directiveRules.contains(found.ruleID) }
      if findings.filter(isOfDirective).count > before.filter(isOfDirective).count {
        problems.append("a directive is of no use")
      }
      if after.tree.diagnostics.count > file.tree.diagnostics.count {
        problems.append("a syntax error")
      }
      return Trial(fix: fix, text: text, problems: problems)
    }
  }
}
