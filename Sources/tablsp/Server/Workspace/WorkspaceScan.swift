import TabSpecParser

/// A search of folders for the files that count, a piece at a time: first a folder after the other is looked through, then
/// the files are given one by one.
struct WorkspaceScan {
  private let roots: [String]
  /// One for each folder that is not looked through yet.
  private var finders: [FileFinder]
  /// What is left to read, the last first.
  private var unread: [DocumentKey] = []
  /// The documents that lie in the folders now.
  private(set) var found: Set<DocumentKey> = []

  /// - Parameter folders: absolute paths.
  init(folders: [String]) {
    roots = folders
    finders = folders.reversed().map { folder in
      var finder = FileFinder(workspaceFolder: folder)
      finder.begin(at: [folder])
      return finder
    }
  }

  var isFinished: Bool {
    finders.isEmpty && unread.isEmpty
  }

  var readCount: Int {
    found.count - unread.count
  }

  /// Looks through a folder, or gives the next file.
  mutating func next() -> DocumentKey? {
    guard let last = finders.indices.last else { return unread.popLast() }
    if !finders[last].searchNextFolder() {
      let files = finders.removeLast().foundFiles.map { DocumentKey(path: $0.absolutePath) }
      unread = files.filter { found.insert($0).inserted }.reversed() + unread
    }
    return nil
  }

  /// Whether the document lay in one of the folders and does not any more; to be asked at the end.
  func misses(_ key: DocumentKey) -> Bool {
    guard let path = key.path, !found.contains(key) else { return false }
    return roots.contains { FilePath.isInside(path, $0) }
  }
}

extension FileFinder {
  /// A search as the command line does it in that folder.
  init(workspaceFolder: String, forceExclude: Bool = false) {
    self.init(
      workingFolder: workspaceFolder,
      configurations: ConfigurationStore(shownFrom: workspaceFolder), forceExclude: forceExclude)
  }
}
