import TabSpecParser

extension LintSession {
  /// What applying fixes to one file of the project gives; the other files stay as they are. For many files at once, use
  /// a `Fixer`.
  ///
  /// - Parameters:
  ///   - findings: what `lint` gives for the file, where that is known already.
  /// - Returns: nil where `file` is none of the project's.
  public func fixing(
    _ file: TabFile, level: FixLevel = .safe, findings: [Diagnostic]? = nil
  ) -> FixOutcome.File? {
    guard let index = project.files.firstIndex(where: { $0 === file }) else { return nil }
    let fixer = Fixer(level: level) { project in
      let session = LintSession(linter: linter, project: project)
      return session.findings(inFileAt: index, session.lint(project.files[index]))
    }
    let known = self.findings(inFileAt: index, findings ?? lint(file))
    return fixer.fix(project, findings: known).files[index]
  }

  private func findings(inFileAt index: Int, _ findings: [Diagnostic]) -> [[Diagnostic]] {
    project.files.indices.map { $0 == index ? findings : [] }
  }
}
