import TabLint
import TabSpecParser

/// What must hold of every fix: afterwards the file can be read, the finding is gone, and there is no new error in the
/// project.
public struct FixCheck {
  private let session: LintSession

  public init(_ session: LintSession) {
    self.session = session
  }

  /// One fix of a file, tried alone.
  public struct Trial {
    public let finding: Diagnostic
    public let fix: FixIt
    public let fixed: SourceText
    /// What does not hold.
    public let problems: [String]
  }

  /// Every fix of every finding in `file`.
  public func trials(of file: TabFile) -> [Trial] {
    session.lint(file).flatMap { finding in finding.fixIts.map { trial($0, of: finding, in: file) }
    }
  }

  private func trial(_ fix: FixIt, of finding: Diagnostic, in file: TabFile) -> Trial {
    let text = file.text.applying(fix.edits)
    let fixed = TabFile(path: file.path, language: file.language, text: text)
    let files = session.project.files.map { $0 === file ? fixed : $0 }
    let after = LintSession(linter: session.linter, project: Project(files: files))
    var problems: [String] = []
    let (now, then) = (syntaxErrors(of: text), syntaxErrors(of: file.text))
    if now > then || file.language == .tabs && now > 0 { problems.append("a syntax error") }
    let map = PlaceMap(fix.edits)
    let places = map.places(of: finding.range.lowerBound)
    if after.lint(fixed).contains(where: {
      $0.ruleID == finding.ruleID && places.contains($0.range.lowerBound)
        && $0.message == finding.message
    }) {
      problems.append("the finding is still there")
    }
    for (old, new) in zip(session.project.files, files) {
      var known = errors(session.lint(old)).map { map.places(of: $0.range.lowerBound) }
      for error in errors(after.lint(new)) {
        if let index = known.firstIndex(where: { $0.contains(error.range.lowerBound) }) {
          known.remove(at: index)
        } else {
          problems.append("a new error: \(error.message) [\(error.ruleID)]")
        }
      }
    }
    return Trial(finding: finding, fix: fix, fixed: text, problems: problems)
  }

  private func errors(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { $0.severity == .error }
  }

  private func syntaxErrors(of text: SourceText) -> Int {
    SyntaxTree.parse(text, language: .tabs).diagnostics.count
  }
}
