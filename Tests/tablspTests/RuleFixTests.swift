import TabLint
import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// Every fix of every rule's wrong example, tried alone: what it changes stands in `Fixtures/Fixes/<rule>.txt`.
@Suite struct RuleFixTests {
  @Test(arguments: AllRules.infos.map(\.id))
  func fixes(id: String) throws {
    let info = try #require(AllRules.info(id))
    let example = RuleExample(info.wrong)
    var text = ""
    for trial in FixCheck(example.session).trials(of: example.file) {
      #expect(trial.problems == [], "\(trial.finding.ruleID): \(trial.fix.title)")
      let kind = trial.fix.isSafe ? "safe" : "suggested"
      text += "\(trial.finding.ruleID), \(kind): \(trial.fix.title)\n"
      let difference = UnifiedDiff.text(
        from: example.file.text.bytes, to: trial.fixed.bytes, path: example.file.path)
      text += String(decoding: difference, as: UTF8.self) + "\n"
    }
    let path = Fixtures.directory(#filePath, "Fixes/\(id).txt")
    try Golden.expect(text.isEmpty ? "no fix\n" : text, matches: path)
  }

  /// With all fixes applied again and again, an example comes to rest, and what is left to fix was taken back.
  @Test(arguments: AllRules.infos.map(\.id))
  func allFixes(id: String) throws {
    let example = RuleExample(try #require(AllRules.info(id)).wrong)
    let result = try #require(example.session.fixing(example.file, level: .suggested))
    let left = result.findings.flatMap(\.fixIts)
    #expect(left.count == result.rolledBack.count)
    #expect(example.file.text.applying(result.edits) == result.file.text)
    let again = LintSession(linter: example.session.linter, project: Project(files: [result.file]))
    #expect(again.fixing(result.file, level: .suggested)?.edits == [])
  }

  @Test func everyFixtureHasItsRule() {
    let paths = Fixtures.files(in: Fixtures.directory(#filePath, "Fixes"), withExtension: "txt")
    let names = paths.map { $0.split(separator: "/").last.map { String($0.dropLast(4)) } ?? "" }
    #expect(names == AllRules.infos.map(\.id))
  }
}
