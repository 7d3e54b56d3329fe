import TabLint
import TabSpecParser

/// A configuration as it stands on the disk.
struct ConfigurationFile: Sendable {
  /// What makes a file unusable; the message of each has its place in `text`.
  struct Failure: Error, Sendable {
    /// As it is shown.
    let path: String
    let text: SourceText
    let problems: [ConfigurationProblem]

    /// `path:line:column: error: message`, one line a problem; line and column are 1-based, in bytes.
    var lines: [String] {
      let index = LineIndex(text)
      return problems.map { problem in
        let place = index.position(of: problem.range.lowerBound)
        return "\(path):\(place.line + 1):\(place.column + 1): error: \(problem.message)"
      }
    }
  }

  static let name = ".tablsp.json"

  /// Whether the name is that of a configuration, or of a file beside it that it may speak of, as
  /// `.tablsp-baseline.json`.
  static func isWatched(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".tablsp") && name.hasSuffix(".json")
  }

  /// The folder that its globs and paths are relative to; nil when no file was found and all settings are the defaults.
  let folder: String?
  let configuration: Configuration
  /// The compiled `exclude`.
  let excluded: [IgnorePattern]
  /// The findings that are known; nil when it names no file of them.
  let baseline: Baseline?

  static let none = ConfigurationFile(
    folder: nil, configuration: Configuration(), baseline: nil)

  private init(folder: String?, configuration: Configuration, baseline: Baseline?) {
    self.folder = folder
    self.baseline = baseline
    var configuration = configuration
    configuration.symbols = configuration.symbols ?? SystemSymbols.names
    self.configuration = configuration
    excluded = configuration.exclude.compactMap { IgnorePattern(Array($0.utf8)[...]) }
  }

  /// The file at an absolute path; nil when there is none. `shownPath` names it in messages.
  static func load(_ path: String, shownPath: String) -> Result<ConfigurationFile, Failure>? {
    switch FileReader.read(path) {
    case .success(let bytes):
      return parse(SourceText(bytes: bytes), path: path, shownPath: shownPath)
    case .failure(let error) where error.isMissing:
      return nil
    case .failure(let error):
      let problem = ConfigurationProblem(message: error.message, range: .empty(at: TextOffset(0)))
      return .failure(Failure(path: shownPath, text: SourceText(""), problems: [problem]))
    }
  }

  /// A configuration whose text is at hand, as if it stood at the absolute `path`.
  static func parse(
    _ text: SourceText, path: String, shownPath: String
  ) -> Result<ConfigurationFile, Failure> {
    let reader = ConfigurationReader(text)
    let folder = FilePath.parent(of: path) ?? "/"
    var configuration = reader.configuration
    var problems = reader.problems
    if let symbols = reader.symbols {
      switch readSymbols(FilePath.joined(folder, symbols.path)) {
      case .success(let names): configuration.symbols = names
      case .failure(let error):
        let message = "symbols: '\(symbols.path)': \(error.message)"
        problems.append(ConfigurationProblem(message: message, range: symbols.range))
      }
    }
    var baseline: Baseline?
    if let written = reader.baseline {
      switch readBaseline(FilePath.joined(folder, written.path)) {
      case .success(let known): baseline = known
      case .failure(let error):
        let message = "baseline: '\(written.path)': \(error.message)"
        problems.append(ConfigurationProblem(message: message, range: written.range))
      }
    }
    guard problems.isEmpty else {
      problems.sort { $0.range.lowerBound < $1.range.lowerBound }
      return .failure(Failure(path: shownPath, text: text, problems: problems))
    }
    return .success(
      ConfigurationFile(folder: folder, configuration: configuration, baseline: baseline))
  }

  /// Whether `exclude` names the entry itself; the folders around it are not asked.
  func excludes(_ absolutePath: String, isFolder: Bool) -> Bool {
    guard let folder, !excluded.isEmpty else { return false }
    let patterns = IgnoreRules.Patterns(folder: folder, patterns: excluded)
    return patterns.isIgnored(absolutePath, isFolder: isFolder) ?? false
  }

  /// A file that is not there yet knows nothing: it is about to be written.
  private static func readBaseline(_ path: String) -> Result<Baseline, SystemError> {
    let folder = FilePath.parent(of: path) ?? "/"
    switch FileReader.read(path) {
    case .failure(let error) where error.isMissing: return .success(Baseline(folder: folder))
    case .failure(let error): return .failure(error)
    case .success(let bytes):
      return Baseline.read(bytes, folder: folder).mapError { failure in
        SystemError("\(failure.line):\(failure.column): \(failure.message)")
      }
    }
  }

  private static func readSymbols(_ path: String) -> Result<Set<String>, SystemError> {
    FileReader.read(path).flatMap { bytes in
      let names = SymbolCatalogue.names(in: bytes)
      return names.map { .success($0) } ?? .failure(SystemError("holds no symbol names"))
    }
  }
}
