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

    With --fix the fixed text of the standard input goes to the standard output and
    the findings that are left to the error stream. A fix after which a file would
    have a new error is taken back.

    Exit code: 0 when nothing fails, 1 when there are errors (with --strict also when
    there are warnings) or --diff shows a difference, 2 when the command line or a
    configuration can't be used, 3 when a file can't be read or written.
    """

  var files = FileArguments()
  var reporter: any Reporter.Type = AllReporters.types[0]
  var outputPath: String?
  var onlyRules: Set<String>?
  var failLevel = Severity.error
  var isQuiet = false
  var printsStatistics = false
  var baselinePath: String?
  var newBaselinePath: String?
  var color = ColorChoice.auto
  var fixLevel: FixLevel?
  var showsDifference = false

  mutating func take(operand: String) {
    files.paths.append(operand)
  }

  func run(in environment: Environment) throws(UsageError) -> ExitCode {
    guard fixesInput else { return try lint(in: environment) }
    let input = environment.input.readAll()
    var environment = environment
    environment.input = Input(isTerminal: false) { input }
    do throws(UsageError) {
      return try lint(in: environment)
    } catch {
      giveBackInput(in: environment)
      throw error
    }
  }

  private var fixesInput: Bool {
    fixLevel != nil && !showsDifference && files.paths.contains("-")
  }

  /// Who sends a text through the tool gets it back, fixed or not.
  private func giveBackInput(in environment: Environment) {
    guard fixesInput, case .success(let bytes) = environment.input.readAll() else { return }
    environment.output.write(bytes)
  }

  private func lint(in environment: Environment) throws(UsageError) -> ExitCode {
    try checkOptions()
    let run = try RunFiles<TabFile>(files, in: environment)
    if !run.isUsable || run.inputIndex == nil { giveBackInput(in: environment) }
    guard run.isUsable else { return run.exitCode }
    let baseline = try baselinePath.map { path throws(UsageError) in
      try BaselineFile(path: path, in: environment).read()
    }
    var lintedFiles = run.files
    var exitCode = run.exitCode
    let fixes = (showsDifference ? fixLevel ?? .safe : fixLevel).map { level in
      RunFixes(run, level: level, onlyRules: onlyRules)
    }
    if let fixes {
      let done = apply(fixes, in: environment)
      lintedFiles = done.files
      exitCode = max(exitCode, done.exitCode)
    }
    let findings =
      fixes?.findings(in: lintedFiles)
      ?? RunLinter(run: run, onlyRules: onlyRules).findings(in: Project(files: lintedFiles))
    var reported = zip(lintedFiles, findings).map { ReportedFile($0, findings: $1) }
    if let newBaselinePath {
      let file = BaselineFile(path: newBaselinePath, in: environment)
      return max(exitCode, write(reported, of: run, to: file, in: environment))
    }
    reported = reported.enumerated().map { index, file in
      guard let known = baseline ?? run.configuration(ofFile: index).baseline else { return file }
      return file.applying(known, absolutePath: run.absolutePaths[index])
    }
    let fails = reported.contains { file in file.findings.contains { $0.severity >= failLevel } }
    if isQuiet { reported = reported.map(onlyFailing) }
    let written = write(reported, of: run, fixes, in: environment)
    return max(exitCode, written, fails ? .findings : .success)
  }

  private func checkOptions() throws(UsageError) {
    if printsStatistics, reporter != TextReporter.self, reporter != JSONReporter.self {
      throw UsageError("'--statistics' goes with '--output text' or '--output json'")
    }
    guard showsDifference else { return }
    if reporter != TextReporter.self { throw UsageError("'--diff' goes with '--output text'") }
    if printsStatistics { throw UsageError("'--diff' can't go with '--statistics'") }
    if newBaselinePath != nil { throw UsageError("'--diff' can't go with '--write-baseline'") }
  }

  /// Changes the files, unless only the difference is to be shown.
  ///
  /// - Returns: the files as they are then, or as they would be.
  private func apply(
    _ fixes: RunFixes, in environment: Environment
  ) -> (files: [TabFile], exitCode: ExitCode) {
    let done =
      showsDifference
      ? (fixes.files, fixes.changesFiles ? .findings : .success) : fixes.write(in: environment)
    if !isQuiet {
      environment.errors.write(fixes.summary(of: done.0, isDone: !showsDifference))
    }
    return done
  }

  private func onlyFailing(_ file: ReportedFile) -> ReportedFile {
    ReportedFile(file.file, findings: file.findings.filter { $0.severity >= failLevel })
  }

  private func write(
    _ files: [ReportedFile], of run: RunFiles<TabFile>, _ fixes: RunFixes?,
    in environment: Environment
  ) -> ExitCode {
    let isOutputTaken = fixes != nil && !showsDifference && run.inputIndex != nil
    let destination = ReportDestination(
      path: outputPath, isOutputTaken: isOutputTaken, in: environment)
    let isColored = destination.isColored(color)
    let report = LintReport(files: files, failLevel: failLevel, isColored: isColored)
    let exitCode = destination.write { output in
      if let fixes, showsDifference {
        fixes.writeDifference(to: output, paint: Paint(isOn: isColored))
      } else if !printsStatistics {
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
    _ files: [ReportedFile], of run: RunFiles<TabFile>, to file: BaselineFile,
    in environment: Environment
  ) -> ExitCode {
    var baseline = file.empty
    for (reported, path) in zip(files, run.absolutePaths) {
      let name = reported.name(in: baseline, absolutePath: path)
      baseline.add(reported.findings, in: reported.lines, name: name)
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
