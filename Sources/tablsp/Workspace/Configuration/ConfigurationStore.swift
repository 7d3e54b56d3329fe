/// The configurations of a run, each read once.
///
/// A folder's configuration is the nearest file from it upwards, whole; or the one file that was named for all.
struct ConfigurationStore {
  /// By path; in an order of its own.
  private(set) var files: [ConfigurationFile] = [.none]
  /// One for every file that can't be used; the folders below it get the defaults.
  private(set) var failures: [ConfigurationFile.Failure] = []

  private let shownFrom: String
  private let isFixed: Bool
  /// Indices into `files`.
  private var byFolder: [String: Int] = [:]

  /// Searches upwards; paths in messages are shown from `folder`.
  init(shownFrom folder: String) {
    shownFrom = folder
    isFixed = false
  }

  /// `file` for every folder.
  init(fixed file: ConfigurationFile) {
    shownFrom = "/"
    isFixed = true
    files = [file]
  }

  /// The index in `files` of the configuration for the files in an absolute folder.
  mutating func index(forFolder folder: String) -> Int {
    if isFixed { return 0 }
    if let known = byFolder[folder] { return known }
    let index: Int
    let path = FilePath.joined(folder, ConfigurationFile.name)
    switch ConfigurationFile.load(path, shownPath: FilePath.shown(path, from: shownFrom)) {
    case .success(let file):
      index = files.count
      files.append(file)
    case .failure(let failure):
      index = 0
      failures.append(failure)
    case nil:
      index = FilePath.parent(of: folder).map { self.index(forFolder: $0) } ?? 0
    }
    byFolder[folder] = index
    return index
  }
}
