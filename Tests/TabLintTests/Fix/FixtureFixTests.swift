import TabLint
import TestSupport
import Testing

/// Every fix in every fixture of the rules, tried alone: the file can be read afterwards, the finding is gone, and there is
/// no new error in the project.
@Suite struct FixtureFixTests {
  @Test(arguments: RuleFixture.names)
  func fixes(name: String) throws {
    let fixture = try RuleFixture(name)
    let check = FixCheck(fixture.session)
    for file in fixture.project.files {
      for trial in check.trials(of: file) {
        let label = "\(file.path): \(trial.finding.ruleID): \(trial.fix.title)"
        #expect(trial.problems == [], "\(label)\n\(trial.fixed.string)")
      }
    }
  }
}
