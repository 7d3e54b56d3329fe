import TabSpecParser

/// A search of folders for the files that count, a piece at a time.
struct WorkspaceScan {
  /// What was found so far and is left to read, the last first.
  private var unread: [FoundFile] = []
  private var unsearched: [String]
  private let roots: [String]
  private(set) var foundCount = 0
  /// The documents that lie in the folders now.
  private(set) var found: Set<DocumentKey> = []

  /// - Parameter folders: absolute paths.
  init(folders: [String]) {
    roots = folders
    unsearched = folders
  }

  var isFinished: Bool {
    unread.isEmpty && unsearched.isEmpty
  }

  var readCount: Int {
    foundCount - unread.count
  }

  /// Searches a folder or gives the next file.
  mutating func next() -> DocumentKey? {
    if let file = unread.popLast() { return DocumentKey(path: file.absolutePath) }
    if let folder = unsearched.popLast() { search(folder) }
    return nil
  }

  /// Whether the document lay in one of the folders and does not any more; to be asked at the end.
  func misses(_ key: DocumentKey) -> Bool {
    guard let path = key.path, !found.contains(key) else { return false }
    return roots.contains { FilePath.isInside(path, $0) }
  }

  private mutating func search(_ folder: String) {
    var finder = FileFinder(
      workingFolder: folder, configurations: ConfigurationStore(shownFrom: folder))
    let files = finder.files(at: [folder])
    unread += files.reversed()
    foundCount += files.count
    found.formUnion(files.lazy.map { DocumentKey(path: $0.absolutePath) })
  }
}
