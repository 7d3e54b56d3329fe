import TabLint
import TabSpecParser

/// `tablsp lint [PATH…]`.
struct LintCommand: Command {
  static let name = "lint"
  static let operands = "[PATH…]"
  static let summary = "Report mistakes in .tabs files and in the tab bars of .swift files"
  static let discussion = """
    A PATH is a file, a folder or '-' for the standard input; without any it is the
    current folder. Folders are searched for .tabs and .swift files, without what
    .gitignore files and the configuration's "exclude" name.

    Exit code: 0 when nothing fails, 1 when there are errors (with --strict also when
    there are warnings), 2 when the command line or a configuration can't be used,
    3 when a file can't be read or written.
    """

  var files = FileArguments()
  private var reporter: any Reporter.Type = AllReporters.types[0]
  private var outputPath: String?
  private var onlyRules: Set<String>?
  private var failLevel = Severity.error
  private var isQuiet = false
  private var printsStatistics = false
  private var baselinePath: String?
  private var newBaselinePath: String?
  private var color = ColorChoice.auto

  static var options: [CommandOption<LintCommand>] {
    [
      .choice("--output", AllReporters.types.map { $0.name }, help: "The form of the findings") {
        command, name in
        command.reporter = AllReporters.types.first { $0.name == name } ?? command.reporter
      },
      .value("--output-file", "FILE", help: "Write the findings there") { $0.outputPath = $1 },
      .value("--rule", "RULE[,RULE…]", help: "Run only these rules; may be repeated") {
        command, value throws(UsageError) in
        let ids = try RuleNames.parse(value)
        command.onlyRules = (command.onlyRules ?? []).union(ids)
      },
      .flag("--strict", help: "Warnings fail too") { $0.failLevel = .warning },
      .flag("--quiet", "-q", help: "Report only what fails, without the summary") {
        $0.isQuiet = true
      },
      .flag("--statistics", help: "Count the findings of each rule instead of listing them") {
        $0.printsStatistics = true
      },
      .value("--baseline", "FILE", help: "Report the findings known to FILE as hints") {
        $0.baselinePath = $1
      },
      .value("--write-baseline", "FILE", help: "Write all findings to FILE as known ones") {
        $0.newBaselinePath = $1
      },
      .choice("--color", ColorChoice.allCases.map(\.rawValue), help: "When to use colours") {
        $0.color = ColorChoice(rawValue: $1) ?? $0.color
      },
    ] + FileArguments.options(\.files)
  }

  mutating func take(operand: String) {
    files.paths.append(operand)
  }

  func run(in environment: Environment) throws(UsageError) -> ExitCode {
    if printsStatistics, reporter != TextReporter.self, reporter != JSONReporter.self {
      throw UsageError("'--statistics' goes with '--output text' or '--output json'")
    }
    let run = try RunFiles(files, in: environment)
    guard run.isUsable else { return run.exitCode }
    var reported = lint(run)
    if let newBaselinePath {
      let file = BaselineFile(path: newBaselinePath, in: environment)
      return max(run.exitCode, write(reported, of: run, to: file, in: environment))
    }
    if let baselinePath {
      let file = BaselineFile(path: baselinePath, in: environment)
      let baseline = try file.read()
      reported = zip(reported, run.absolutePaths).map { reported, path in
        baseline.applying(to: reported, path: file.name(of: reported, at: path))
      }
    }
    let fails = reported.contains { file in file.findings.contains { $0.severity >= failLevel } }
    if isQuiet { reported = reported.map(onlyFailing) }
    let written = write(reported, of: run, in: environment)
    return max(run.exitCode, written, fails ? .findings : .success)
  }

  private func lint(_ run: RunFiles) -> [ReportedFile] {
    let project = Project(files: run.files)
    let linters = run.configurations.map { file in
      Linter(configuration: file.configuration, onlyRules: onlyRules)
    }
    let bars = run.workers.map(count: run.files.count) { index in
      linters[run.configurationIndices[index]].bars(in: run.files[index], of: project)
    }
    let sessions = linters.map { LintSession(linter: $0, project: project, bars: bars) }
    let findings = run.workers.map(count: run.files.count) { index in
      sessions[run.configurationIndices[index]].lint(run.files[index])
    }
    return zip(run.files, findings).map { ReportedFile($0, findings: $1) }
  }

  private func onlyFailing(_ file: ReportedFile) -> ReportedFile {
    ReportedFile(file.file, findings: file.findings.filter { $0.severity >= failLevel })
  }

  private func write(
    _ files: [ReportedFile], of run: RunFiles, in environment: Environment
  ) -> ExitCode {
    let destination = ReportDestination(path: outputPath, in: environment)
    let report = LintReport(
      files: files, failLevel: failLevel, isColored: destination.isColored(color))
    let exitCode = destination.write { output in
      if !printsStatistics {
        reporter.write(report, to: output)
      } else if reporter == JSONReporter.self {
        output.write(LintStatistics(report).json)
      } else {
        output.write(LintStatistics(report).text)
      }
    }
    // Where no file could be read, that has been said.
    if !isQuiet, !files.isEmpty || run.exitCode == .success {
      environment.errors.write("\(LintSummary.line(of: report))\n")
    }
    return exitCode
  }

  private func write(
    _ files: [ReportedFile], of run: RunFiles, to file: BaselineFile, in environment: Environment
  ) -> ExitCode {
    var baseline = Baseline()
    for (reported, path) in zip(files, run.absolutePaths) {
      baseline.add(reported, path: file.name(of: reported, at: path))
    }
    if let error = file.write(baseline) {
      environment.errors.write("\(file.shownPath): error: \(error.message)\n")
      return .failure
    }
    if !isQuiet {
      let count = Wording.count(files.reduce(0) { $0 + $1.findings.count }, "finding")
      environment.errors.write("\(count) written to \(file.shownPath)\n")
    }
    return .success
  }
}
