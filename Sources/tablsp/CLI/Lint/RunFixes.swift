import TabLint
import TabSpecParser

/// What the fixes of a run come to: new texts, a difference, and a few words about them.
struct RunFixes {
  private let run: RunFiles<TabFile>
  private let onlyRules: Set<String>?
  private let outcome: FixOutcome

  /// - Parameter onlyRules: the rules whose findings are fixed; nil is all.
  init(_ run: RunFiles<TabFile>, level: FixLevel, onlyRules: Set<String>?) {
    self.run = run
    self.onlyRules = onlyRules
    let linter = RunLinter(run: run, onlyRules: nil)
    let fixer = Fixer(
      level: level, where: { onlyRules?.contains($0.ruleID) ?? true }, lint: linter.findings)
    outcome = fixer.fix(Project(files: run.files))
  }

  /// The files as fixed.
  var files: [TabFile] {
    outcome.files.map(\.file)
  }

  /// What is found in the files of the run as they are now, where fixing them has told it already.
  func findings(in files: [TabFile]) -> [[Diagnostic]]? {
    let isKnown = onlyRules == nil && zip(files, outcome.files).allSatisfy { $0 === $1.file }
    return isKnown ? outcome.files.map(\.findings) : nil
  }

  var changesFiles: Bool {
    outcome.files.contains { !$0.edits.isEmpty }
  }

  /// Puts the fixed texts where the old ones came from; the standard input's goes to the standard output, fixed or not.
  ///
  /// - Returns: the files as they are now. What can't be written is told on the error stream.
  func write(in environment: Environment) -> (files: [TabFile], exitCode: ExitCode) {
    var exitCode = ExitCode.success
    var files = run.files
    for (index, result) in outcome.files.enumerated() {
      if index == run.inputIndex {
        environment.output.write(result.file.text.bytes)
      } else if !result.edits.isEmpty {
        let path = FilePath.joined(environment.workingFolder, result.file.path)
        let old = files[index].text.bytes
        if let error = FileReplacement.replace(old, with: result.file.text.bytes, at: path) {
          environment.errors.write("\(result.file.path): error: \(error.message)\n")
          exitCode = .failure
          continue
        }
      }
      files[index] = result.file
    }
    return (files, exitCode)
  }

  func writeDifference(to output: Output, paint: Paint) {
    for (file, result) in zip(run.files, outcome.files) where !result.edits.isEmpty {
      output.write(
        UnifiedDiff.text(
          from: file.text.bytes, to: result.file.text.bytes, path: file.path, paint: paint))
    }
  }

  // MARK: - Words

  /// A line for each changed file and for each fix that was taken back, and one for all.
  ///
  /// - Parameters:
  ///   - files: the files as they are now, or as they would be.
  ///   - isDone: whether the files have been changed, or only would be.
  func summary(of files: [TabFile], isDone: Bool) -> String {
    let changed = zip(files, outcome.files).filter { $0 === $1.file && !$1.edits.isEmpty }.map(\.1)
    let verb = isDone ? "fixed" : "would fix"
    var lines = changed.map { "\(verb) \($0.file.path): \(RunFixes.counts(of: $0.fixed))" }
    lines += outcome.files.flatMap(RunFixes.rolledBack)
    if !outcome.isQuiet { lines.append("some fixes led to new findings again and again") }
    if !changed.isEmpty {
      let count = Wording.count(changed.reduce(0) { $0 + $1.fixed.count }, "finding")
      lines.append("\(verb) \(count) in \(Wording.count(changed.count, "file"))")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// `2 unknown-case, 1 nonconstant-range`
  private static func counts(of findings: [Diagnostic]) -> String {
    let counts = Dictionary(findings.map { ($0.ruleID, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      .joined(separator: ", ")
  }

  private static func rolledBack(_ result: FixOutcome.File) -> [String] {
    guard !result.rolledBack.isEmpty else { return [] }
    let reported = ReportedFile(result.file, findings: [])
    return result.rolledBack.map { rolledBack in
      let place = reported.place(rolledBack.finding.range.lowerBound)
      let words = "took back \"\(rolledBack.fix.title)\", which leads to: \(rolledBack.reason)"
      return "\(reported.path):\(place.line):\(place.column): note: \(DisplayText(words).text)"
    }
  }
}
