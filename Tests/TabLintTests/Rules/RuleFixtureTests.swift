import TabLint
import TabSpecParser
import TestSupport
import Testing

/// What all rules together say to the cases in `Fixtures/Rules` and `Fixtures/Dialects`, and what their fixes do.
@Suite struct RuleFixtureTests {
  @Test(arguments: RuleFixture.names) func findings(_ name: String) throws {
    let fixture = try RuleFixture(name)
    for (path, file) in zip(fixture.paths, fixture.project.files) {
      try Golden.expect(CaretText.marked(file, fixture.session.lint(file)), matches: path)
    }
  }

  /// All fixes together, applied until nothing is left to fix; a case without any has no such file.
  @Test(arguments: RuleFixture.names) func fixed(_ name: String) throws {
    let fixture = try RuleFixture(name)
    for (path, file) in zip(fixture.paths, fixture.project.files) {
      guard let outcome = fixture.session.fixing(file, level: .suggested), !outcome.edits.isEmpty
      else { continue }
      let ending = path.hasSuffix(".tabs") ? "tabs" : "swift"
      try Golden.expect(
        outcome.file.text.string, matches: path.dropLast(ending.count) + "fixed.\(ending)")
    }
  }

  /// Each fix by itself: the file can be read afterwards, the finding is gone, no new error is in the project.
  @Test(arguments: RuleFixture.names) func eachFix(_ name: String) throws {
    let fixture = try RuleFixture(name)
    let check = FixCheck(fixture.session)
    for file in fixture.project.files {
      for trial in check.trials(of: file) {
        let label = "\(file.path): '\(trial.fix.title)' for \(trial.finding.ruleID)"
        #expect(trial.problems == [], "\(label)")
      }
    }
  }
}
