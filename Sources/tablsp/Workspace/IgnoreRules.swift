/// The ignore files that speak about the entries of one folder, the outermost first.
struct IgnoreRules: Sendable {
  /// The patterns of one file and the folder that they are relative to.
  struct Patterns: Sendable {
    let folder: String
    let patterns: [IgnorePattern]

    /// What the last pattern that matches says; nil when none does or the path lies elsewhere.
    func isIgnored(_ absolutePath: String, isFolder: Bool) -> Bool? {
      guard !patterns.isEmpty else { return nil }
      let prefix = folder == "/" ? "/" : folder + "/"
      guard absolutePath.hasPrefix(prefix) else { return nil }
      let path = Array(absolutePath.utf8)[prefix.utf8.count...]
      return patterns.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
    }
  }

  static let fileName = ".gitignore"

  private var files: [Patterns] = []

  /// The rules that hold in the last of `folders`, each of which lies in the one before it: those of its repository from
  /// the root on, or outside a repository those from `workingFolder` on.
  static func holding(in folders: some Collection<String>, workingFolder: String) -> IgnoreRules {
    roots(of: folders, workingFolder: workingFolder).reduce(IgnoreRules()) { $0.reading(in: $1) }
  }

  /// The part of `folders` whose ignore files count.
  static func roots(of folders: some Collection<String>, workingFolder: String) -> [String] {
    let folders = Array(folders)
    let repository = folders.lastIndex { Folder.exists(FilePath.joined($0, ".git")) }
    return Array(folders[(repository ?? folders.firstIndex(of: workingFolder) ?? folders.count)...])
  }

  /// The rules one folder further in; a folder that is a repository of its own begins anew.
  func entering(_ folder: String, entries: [Folder.Entry]) -> IgnoreRules {
    let isRepository = entries.contains { $0.name == ".git" }
    let outer = isRepository ? IgnoreRules() : self
    let hasFile = entries.contains { $0.name == IgnoreRules.fileName }
    return hasFile ? outer.reading(in: folder) : outer
  }

  /// Whether the entry itself is named; the folders around it are not asked.
  func isIgnored(_ absolutePath: String, isFolder: Bool) -> Bool {
    for file in files.reversed() {
      if let isIgnored = file.isIgnored(absolutePath, isFolder: isFolder) { return isIgnored }
    }
    return false
  }

  private func reading(in folder: String) -> IgnoreRules {
    let path = FilePath.joined(folder, IgnoreRules.fileName)
    guard case .success(let bytes) = FileReader.read(path) else { return self }
    var rules = self
    rules.files.append(Patterns(folder: folder, patterns: IgnorePattern.patterns(in: bytes)))
    return rules
  }
}
