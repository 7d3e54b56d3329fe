import TabLint
import TabSpecParser

/// The files of a run, formatted; what becomes of the results is up to the caller.
final class FormatRun {
  private let run: RunFiles<FormattableFile>
  private let environment: Environment
  private let results: [Result<FormattedText, FormatRefusal>]
  private(set) var exitCode: ExitCode

  init(_ run: RunFiles<FormattableFile>, in environment: Environment) {
    self.run = run
    self.environment = environment
    exitCode = run.exitCode
    let files = run.files
    let formatters = run.configurations.map { Formatter($0.configuration.format) }
    let indices = run.configurationIndices
    results = run.workers.map(count: files.count) { index in
      formatters[indices[index]].format(files[index].tree)
    }
    if results.contains(where: { if case .failure = $0 { true } else { false } }) {
      exitCode = .failure
    }
  }

  /// Whether a file would change.
  var hasChanges: Bool {
    changed.contains { _ in true }
  }

  /// The text of each file as it should be; as it is where it can't be formatted.
  var texts: [[UInt8]] {
    zip(run.files, results).map { file, result in
      switch result {
      case .success(let formatted): formatted.text.bytes
      case .failure: file.text.bytes
      }
    }
  }

  private var changed: [(file: FormattableFile, text: SourceText)] {
    zip(run.files, results).compactMap { file, result in
      guard case .success(let formatted) = result, formatted.hasChanges else { return nil }
      return (file, formatted.text)
    }
  }

  // MARK: - Telling

  /// Says which files can't be formatted, and why.
  func printRefusals() {
    for (file, result) in zip(run.files, results) {
      guard case .failure(let refusal) = result else { continue }
      report(file, LineIndex(file.text).position(of: refusal.offset), refusal.message)
    }
  }

  func printNames() {
    printRefusals()
    for change in changed { environment.output.write("\(change.file.path)\n") }
  }

  func printDifferences(_ paint: Paint) {
    printRefusals()
    for change in changed {
      let diff = UnifiedDiff.text(
        from: change.file.text.bytes, to: change.text.bytes, path: change.file.path, paint: paint)
      environment.output.write(diff)
    }
  }

  func printSummary(isWritten: Bool) {
    let count = changed.count - failedCount
    guard !run.files.isEmpty else {
      if run.exitCode == .success { environment.errors.write("no .tabs files found\n") }
      return
    }
    let verb = isWritten ? "formatted" : "would change"
    let files = Wording.count(run.files.count, "file")
    environment.errors.write("\(count) of \(files) \(verb)\n")
  }

  private func report(_ file: FormattableFile, _ place: LineIndex.Position?, _ message: String) {
    let place = place.map { ":\($0.line + 1):\($0.column + 1)" } ?? ""
    environment.errors.write("\(file.path)\(place): error: \(message)\n")
    exitCode = max(exitCode, .failure)
  }

  // MARK: - Writing

  private var failedCount = 0

  /// Replaces the files that change, and names them.
  func write() {
    printRefusals()
    for (file, result) in zip(run.files, results) {
      let path = FilePath.joined(environment.workingFolder, file.path)
      guard case .success(let formatted) = result, formatted.hasChanges else {
        FileReplacement.removeStale(for: path)
        continue
      }
      let old = file.text.bytes
      if let error = FileReplacement.replace(old, with: formatted.text.bytes, at: path) {
        report(file, nil, error.message)
        failedCount += 1
      } else {
        environment.output.write("\(file.path)\n")
      }
    }
  }
}
