import TabLint
import TabSpecParser

/// Lints the files of a run together, each under its own configuration.
struct RunLinter {
  let run: RunFiles<TabFile>
  /// The only rules to run; nil runs all that are on.
  let onlyRules: Set<String>?

  /// The findings in each file of a project whose files are those of the run, changed or not.
  func findings(in project: Project) -> [[Diagnostic]] {
    let linters = run.configurations.map { file in
      Linter(configuration: file.configuration, onlyRules: onlyRules)
    }
    let bars = run.workers.map(count: project.files.count) { index in
      linters[run.configurationIndices[index]].bars(in: project.files[index], of: project)
    }
    let sessions = linters.map { LintSession(linter: $0, project: project, bars: bars) }
    return run.workers.map(count: project.files.count) { index in
      sessions[run.configurationIndices[index]].lint(project.files[index])
    }
  }
}
