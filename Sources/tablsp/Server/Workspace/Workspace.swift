import TabLint
import TabSpecParser

/// The folders that the editor has opened, what lies in them on the disk, and who knows whom.
struct Workspace {
  /// Absolute paths.
  private(set) var folders: [String] = []
  /// The files of the folders as they are on the disk, open or not.
  var files: [DocumentKey: TabFile] = [:]
  /// What the disk said of each of them when it was read.
  var stamps: [DocumentKey: FileStamp] = [:]
  var configurations = ConfigurationCache()
  /// By the root of the project.
  var projects: [String: ProjectFiles] = [:]
  /// Documents whose text is not yet that of their project.
  var unsettled = KeyQueue()
  /// The search for files that goes on in the background.
  var scan: WorkspaceScan?
  /// The roots of the projects in which something has changed since the scan began.
  var changedByScan: Set<String> = []

  /// Whether a scan has come to its end.
  var hasBeenScanned = false
  var progress: ScanProgress?
  private var scanNumber = 0

  var isScanning: Bool {
    scan != nil
  }

  mutating func setFolders(_ folders: [String]) {
    self.folders = folders
    let kept = files.filter { isInside($0.key) }
    files = kept
    stamps = stamps.filter { files[$0.key] != nil }
  }

  /// Whether the document lies in one of the folders.
  func isInside(_ key: DocumentKey) -> Bool {
    key.path.map { folder(of: $0) != nil } ?? false
  }

  /// What the document's project is called: the innermost workspace folder around it; for a file outside of them its own
  /// folder, so that files that lie together know each other; and for what is no file itself.
  func root(of key: DocumentKey) -> String {
    guard let path = key.path else { return key.name }
    return folder(of: path) ?? FilePath.parent(of: path) ?? "/"
  }

  mutating func configuration(for key: DocumentKey) -> Configuration {
    configurationFolder(of: key).map { configurations.configuration(forFolder: $0) }
      ?? Configuration()
  }

  /// The findings that the document's configuration knows, and what the document is called there.
  mutating func baseline(for key: DocumentKey) -> (known: Baseline, name: String)? {
    guard let path = key.path, let folder = configurationFolder(of: key),
      let baseline = configurations.baseline(forFolder: folder)
    else { return nil }
    return (baseline, baseline.name(ofFileAt: path))
  }

  private func configurationFolder(of key: DocumentKey) -> String? {
    key.path.map { FilePath.parent(of: $0) ?? "/" } ?? folders.first
  }

  /// A number for a scan that the user sees, other than all before.
  mutating func takeScanNumber() -> Int {
    scanNumber += 1
    return scanNumber
  }

  /// The innermost folder around an absolute path.
  func folder(of path: String) -> String? {
    folders.filter { FilePath.isInside(path, $0) }.max { $0.utf8.count < $1.utf8.count }
  }
}

extension FilePath {
  /// Whether an absolute path is that of `folder` or lies below it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
