import TabSpecParser

/// Mends findings by their fixes, until nothing is left to mend.
///
/// Fixes that meet each other are applied in different rounds, each round on what was found after the one before. A fix
/// after which there is a new error, or a syntax error in its file, is taken back. What comes out depends on the files and
/// the findings alone.
public struct Fixer {
  /// The findings in each file of a project, in the files' order.
  public typealias Lint = (Project) -> [[Diagnostic]]

  private static let maximumRoundCount = 10

  private let level: FixLevel
  private let isWanted: (Diagnostic) -> Bool
  private let lint: Lint

  /// - Parameters:
  ///   - isWanted: whether a finding is to be fixed; new errors are looked for among all.
  ///   - lint: a file without findings is left alone, so a file that is only there for the others may have none.
  public init(
    level: FixLevel, where isWanted: @escaping (Diagnostic) -> Bool = { _ in true },
    lint: @escaping Lint
  ) {
    self.level = level
    self.isWanted = isWanted
    self.lint = lint
  }

  /// - Parameter findings: what linting gives, where that is known already.
  public func fix(_ project: Project, findings: [[Diagnostic]]? = nil) -> FixOutcome {
    var state = FixState(project, findings: findings ?? lint(project), lint: lint)
    var fixed: [[Diagnostic]] = project.files.map { _ in [] }
    var rejections = FixRejections()
    var candidates = candidates(in: state, rejections)
    var round = 0
    while !candidates.isEmpty, round < Fixer.maximumRoundCount {
      var trial = FixTrial(base: state)
      trial.take(candidates[...])
      for candidate in trial.accepted { fixed[candidate.file].append(candidate.finding) }
      rejections.move(by: FixState.edits(of: trial.accepted))
      rejections.add(trial.rejected, after: trial.accepted)
      state = trial.best
      candidates = self.candidates(in: state, rejections)
      round += 1
    }
    return outcome(of: project, state, fixed, rejections, isQuiet: candidates.isEmpty)
  }

  /// The fixes of a round, file by file, each in the order of its places.
  private func candidates(in state: FixState, _ rejections: FixRejections) -> [FixCandidate] {
    state.project.files.indices.flatMap { index -> [FixCandidate] in
      var wanted = state.findings[index].filter { !$0.fixIts.isEmpty && isWanted($0) }
      // What is found in a file that can't be read may be wrong.
      if !state.project.files[index].tree.diagnostics.isEmpty {
        wanted = wanted.filter { $0.ruleID == SyntaxRules.syntax.id }
      }
      let possible = wanted.compactMap { finding in
        finding.fixIts.lazy.filter(level.allows).sorted { $0.isSafe && !$1.isSafe }
          .compactMap { FixCandidate(file: index, finding: finding, fix: $0) }
          .first { !rejections.contains($0) }
      }
      var taken = TakenPlaces()
      return possible.sorted(by: FixCandidate.precedes).filter { taken.take($0.edits) }
    }
  }

  private func outcome(
    of project: Project, _ state: FixState, _ fixed: [[Diagnostic]], _ rejections: FixRejections,
    isQuiet: Bool
  ) -> FixOutcome {
    let files = project.files.indices.map { index in
      let edits = state.texts[index].edits
      // Fixes can have undone each other.
      let isChanged = !edits.isEmpty
      return FixOutcome.File(
        file: isChanged ? state.project.files[index] : project.files[index], edits: edits,
        fixed: isChanged ? fixed[index] : [], findings: state.findings[index],
        rolledBack: rejections.rolledBack(in: index, findings: state.findings[index]))
    }
    return FixOutcome(files: files, isQuiet: isQuiet)
  }
}
