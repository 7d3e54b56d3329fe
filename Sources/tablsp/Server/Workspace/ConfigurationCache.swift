import TabLint
import TabSpecParser

/// The configurations of the workspace, each read once and kept until the disk is looked at again.
///
/// A file that can't be used any more leaves its last good contents in force.
struct ConfigurationCache {
  /// What is wrong with the files that can't be used, by path.
  private var failures: [String: ConfigurationFile.Failure] = [:]
  /// The last good contents of each file, by path.
  private var lastGood: [String: ConfigurationFile] = [:]
  /// The path of the file that is in force in a folder; an empty one where none is.
  private var pathByFolder: [String: String] = [:]
  /// The files that need no new look.
  private var current: Set<String> = []
  /// The files whose failures the client has not been told of.
  private var news: Set<String> = []

  var hasNews: Bool {
    !news.isEmpty
  }

  /// The configuration for the files in an absolute folder.
  mutating func configuration(forFolder folder: String) -> Configuration {
    lastGood[path(forFolder: folder)]?.configuration ?? Configuration()
  }

  /// The findings that the configuration for the files in an absolute folder knows.
  mutating func baseline(forFolder folder: String) -> Baseline? {
    lastGood[path(forFolder: folder)]?.baseline
  }

  /// Looks at the disk again, where it was looked at before. True if another configuration is in force somewhere.
  mutating func update() -> Bool {
    let oldPaths = pathByFolder
    let oldConfigurations = lastGood.mapValues(\.configuration)
    let oldBaselines = lastGood.mapValues(\.baseline)
    pathByFolder = [:]
    current = []
    for folder in oldPaths.keys { _ = path(forFolder: folder) }
    return pathByFolder != oldPaths || lastGood.mapValues(\.configuration) != oldConfigurations
      || lastGood.mapValues(\.baseline) != oldBaselines
  }

  /// The files whose failure is another than last time; nil where there is none any more.
  mutating func takeNews() -> [(path: String, failure: ConfigurationFile.Failure?)] {
    defer { news = [] }
    return news.sorted().map { ($0, failures[$0]) }
  }

  private mutating func path(forFolder folder: String) -> String {
    if let known = pathByFolder[folder] { return known }
    let own = FilePath.joined(folder, ConfigurationFile.name)
    let path =
      exists(own) ? own : FilePath.parent(of: folder).map { self.path(forFolder: $0) } ?? ""
    pathByFolder[folder] = path
    return path
  }

  /// Whether there is a file, usable or not; reads it.
  private mutating func exists(_ path: String) -> Bool {
    if current.contains(path) { return true }
    let result = ConfigurationFile.load(path, shownPath: path)
    switch result {
    case .success(let file):
      lastGood[path] = file
      setFailure(nil, of: path)
    case .failure(let failure):
      setFailure(failure, of: path)
    case nil:
      lastGood[path] = nil
      setFailure(nil, of: path)
      return false
    }
    current.insert(path)
    return true
  }

  private mutating func setFailure(_ failure: ConfigurationFile.Failure?, of path: String) {
    let old = failures[path]
    failures[path] = failure
    guard old?.text != failure?.text || old?.problems != failure?.problems else { return }
    news.insert(path)
  }
}
