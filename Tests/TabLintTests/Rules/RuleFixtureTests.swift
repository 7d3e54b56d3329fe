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

  /// Each fix by itself: its finding goes, no new error and no syntax error comes.
  @Test(arguments: RuleFixture.names) func eachFix(_ name: String) throws {
    let fixture = try RuleFixture(name)
    for (index, file) in fixture.project.files.enumerated() {
      let before = fixture.session.lint(file)
      for finding in before {
        for fix in finding.fixIts {
          let after = lint(file, with: fix, at: index, in: fixture)
          let label = "\(file.path): '\(fix.title)' for \(finding.ruleID)"
          #expect(after.count(of: finding.ruleID) < before.count(of: finding.ruleID), "\(label)")
          let errors = Set(before.filter { $0.severity == .error }.map(\.ruleID))
          for error in after where error.severity == .error {
            #expect(
              errors.contains(error.ruleID), "\(label) makes \(error.ruleID): \(error.message)")
          }
        }
      }
    }
  }

  private func lint(
    _ file: TabFile, with fix: FixIt, at index: Int, in fixture: RuleFixture
  ) -> [Diagnostic] {
    var files = fixture.project.files
    files[index] = TabFile(
      path: file.path, language: file.language, text: file.text.applying(fix.edits))
    let session = LintSession(
      linter: fixture.session.linter, project: Project(files: files))
    return session.lint(files[index])
  }
}

extension [Diagnostic] {
  fileprivate func count(of ruleID: String) -> Int {
    count { $0.ruleID == ruleID }
  }
}
