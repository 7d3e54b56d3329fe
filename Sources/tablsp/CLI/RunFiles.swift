import TabSpecParser

/// What a run makes of the text of each of its files.
protocol RunFile: Sendable {
  init(path: String, language: TabFile.Language, text: SourceText)
}

extension TabFile: RunFile {}

/// The files of a run, parsed, in the order of the output, and the configuration of each.
struct RunFiles<File: RunFile> {
  private(set) var files: [File] = []
  /// Parallel to `files`; nil for an input without a name.
  private(set) var absolutePaths: [String?] = []
  /// Parallel to `files`: indices into `configurations`.
  private(set) var configurationIndices: [Int] = []
  private(set) var configurations: [ConfigurationFile] = []
  /// The index of what the standard input holds; nil when it is not read.
  private(set) var inputIndex: Int?
  /// Who reads them, and does what else has to be done with each.
  let workers: Workers
  /// What reading led to.
  private(set) var exitCode = ExitCode.success
  /// Whether every configuration is in order; there are no files if not.
  private(set) var isUsable = true

  private struct Source {
    let shownPath: String
    let absolutePath: String?
    let configuration: Int
    /// Nil is still to be read.
    let bytes: [UInt8]?
  }

  /// Finds, reads and parses. What can't be read is told on the error stream and left out.
  ///
  /// - Parameter language: the only language whose files are wanted; nil takes both.
  init(
    _ arguments: FileArguments, language: TabFile.Language? = nil, in environment: Environment
  ) throws(UsageError) {
    workers = Workers(jobs: arguments.jobs, includeCaller: environment.hasDeepStack)
    guard let store = try store(arguments, in: environment) else { return }
    let sources = sources(arguments, store, in: environment).filter { source in
      language == nil || language == FoundFile.language(ofPath: source.shownPath)
    }
    guard isUsable else { return }
    let folder = environment.workingFolder
    let parsed = workers.map(count: sources.count) { index in
      RunFiles.parse(sources[index], from: folder)
    }
    for (source, result) in zip(sources, parsed) {
      switch result {
      case .success(let file):
        if source.bytes != nil { inputIndex = files.count }
        files.append(file)
        configurationIndices.append(source.configuration)
        absolutePaths.append(source.absolutePath)
      case .failure(let error):
        report("\(source.shownPath): error: \(error.message)", in: environment)
      }
    }
  }

  /// The configuration of the file at `index`.
  func configuration(ofFile index: Int) -> ConfigurationFile {
    configurations[configurationIndices[index]]
  }

  // MARK: - Steps

  /// Nil when the named configuration can't be used, which has been told then.
  private mutating func store(
    _ arguments: FileArguments, in environment: Environment
  ) throws(UsageError) -> ConfigurationStore? {
    guard let path = arguments.configurationPath else {
      return ConfigurationStore(shownFrom: environment.workingFolder)
    }
    let absolute = FilePath.absolute(path, from: environment.workingFolder)
    switch ConfigurationFile.load(absolute, shownPath: FilePath.shown(path)) {
    case .success(let file): return ConfigurationStore(fixed: file)
    case .failure(let failure):
      report([failure], in: environment)
      return nil
    case nil: throw UsageError("'--config': there is no file '\(path)'")
    }
  }

  private mutating func sources(
    _ arguments: FileArguments, _ store: ConfigurationStore, in environment: Environment
  ) -> [Source] {
    var finder = FileFinder(
      workingFolder: environment.workingFolder, configurations: store,
      forceExclude: arguments.forceExclude)
    let paths = arguments.paths.isEmpty ? ["."] : arguments.paths
    let found = finder.files(at: paths.filter { $0 != "-" })
    for problem in finder.problems {
      report("\(problem.shownPath): error: \(problem.error.message)", in: environment)
    }
    var sources = found.map { file in
      Source(
        shownPath: file.shownPath, absolutePath: file.absolutePath,
        configuration: file.configuration, bytes: nil)
    }
    if paths.contains("-"), let input = input(arguments, &finder, in: environment) {
      sources.removeAll { $0.absolutePath == input.absolutePath }
      sources.append(input)
      sources.sort { FilePath.precedes($0.absolutePath ?? "", $1.absolutePath ?? "") }
    }
    configurations = finder.configurations.files
    report(finder.configurations.failures, in: environment)
    return sources
  }

  /// What the standard input holds; it takes the place of the file whose name it has.
  private mutating func input(
    _ arguments: FileArguments, _ finder: inout FileFinder, in environment: Environment
  ) -> Source? {
    let absolute = arguments.inputPath.map {
      FilePath.absolute($0, from: environment.workingFolder)
    }
    let shown = arguments.inputPath.map { FilePath.shown($0) } ?? "<stdin>"
    if let absolute, arguments.forceExclude, finder.isLeftOut(absolute) { return nil }
    switch environment.input.readAll() {
    case .success(let bytes):
      let folder = absolute.flatMap { FilePath.parent(of: $0) } ?? environment.workingFolder
      return Source(
        shownPath: shown, absolutePath: absolute,
        configuration: finder.configurationIndex(forFolder: folder), bytes: bytes)
    case .failure(let error):
      report("\(shown): error: \(error.message)", in: environment)
      return nil
    }
  }

  private static func parse(_ source: Source, from folder: String) -> Result<File, SystemError> {
    let bytes =
      source.bytes.map { .success($0) }
      ?? FileReader.read(FilePath.joined(folder, source.shownPath))
    return bytes.map { bytes in
      File(
        path: source.shownPath, language: FoundFile.language(ofPath: source.shownPath),
        text: SourceText(bytes: bytes))
    }
  }

  private mutating func report(_ line: String, in environment: Environment) {
    environment.errors.write("\(line)\n")
    exitCode = max(exitCode, .failure)
  }

  private mutating func report(
    _ failures: [ConfigurationFile.Failure], in environment: Environment
  ) {
    for failure in failures.sorted(by: { FilePath.precedes($0.path, $1.path) }) {
      for line in failure.lines { environment.errors.write("\(line)\n") }
      exitCode = max(exitCode, .usage)
      isUsable = false
    }
  }
}
