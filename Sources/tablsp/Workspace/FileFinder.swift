/// Finds the files that paths on a command line mean.
///
/// A file that is named is taken, a folder is searched for `.tabs` and `.swift` files: without what `.gitignore` files and
/// the configuration's `exclude` name, and without the folders of `skippedFolders`. A link to a folder is followed when
/// what it leads to was not searched under its own name, so that loops end and every file is found once.
struct FileFinder {
  /// A path that could not be read.
  struct Problem: Hashable, Sendable {
    let shownPath: String
    let error: SystemError
  }

  static let skippedFolders: Set<String> = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "node_modules",
  ]

  private(set) var configurations: ConfigurationStore
  private(set) var problems: [Problem] = []

  private let workingFolder: String
  private let forceExclude: Bool
  /// By real path.
  private var found: [String: FoundFile] = [:]
  /// The real paths of folders.
  private var searched: Set<String> = []
  /// Folders that are to be searched, with the rules around them.
  private var pending: [(path: SearchedPath, rules: IgnoreRules)] = []
  /// Links wait until all folders have been searched under their own names.
  private var links: [(path: SearchedPath, rules: IgnoreRules)] = []

  /// - Parameter forceExclude: leaves out named files and folders too if they are ignored or excluded.
  init(workingFolder: String, configurations: ConfigurationStore, forceExclude: Bool = false) {
    self.workingFolder = workingFolder
    self.configurations = configurations
    self.forceExclude = forceExclude
  }

  /// What `paths`, from the working folder on, mean: each file once, sorted by folder and name, whatever the order of the
  /// paths.
  mutating func files(at paths: [String]) -> [FoundFile] {
    begin(at: paths)
    while searchNextFolder() {}
    return foundFiles
  }

  /// Looks at `paths` themselves; the folders among them wait to be searched.
  mutating func begin(at paths: [String]) {
    for root in Set(paths).sorted(by: FilePath.precedes) { add(root) }
  }

  /// Searches one folder; false if none is left.
  mutating func searchNextFolder() -> Bool {
    guard let folder = pending.popLast() ?? links.popLast() else { return false }
    search(folder.path, under: folder.rules)
    return true
  }

  /// What was found so far, sorted by folder and name.
  var foundFiles: [FoundFile] {
    found.values.sorted { FilePath.precedes($0.absolutePath, $1.absolutePath) }
  }

  /// The index of the configuration for the files in an absolute folder.
  mutating func configurationIndex(forFolder folder: String) -> Int {
    configurations.index(forFolder: folder)
  }

  private mutating func add(_ path: String) {
    let full = FilePath.joined(workingFolder, path)
    switch Folder.kind(of: full) {
    case .failure(let error):
      problems.append(Problem(shownPath: path, error: error))
    case .success(let kind):
      let root = SearchedPath(
        shown: FilePath.shown(path),
        absolute: FilePath.absolute(path, from: workingFolder),
        real: Folder.realPath(of: full) ?? full)
      if forceExclude, isLeftOut(root.absolute, isFolder: kind == .folder) { return }
      guard kind == .folder else { return keep(root) }
      let folders = FilePath.ancestors(of: root.absolute)
      pending.append((root, IgnoreRules.holding(in: folders, workingFolder: workingFolder)))
    }
  }

  /// The folder itself; the folders in it wait.
  private mutating func search(_ folder: SearchedPath, under outerRules: IgnoreRules) {
    guard searched.insert(folder.real).inserted else { return }
    switch Folder.entries(of: FilePath.joined(workingFolder, folder.shown)) {
    case .failure(let error):
      problems.append(Problem(shownPath: folder.shown, error: error))
    case .success(let entries):
      let rules = outerRules.entering(folder.absolute, entries: entries)
      let configuration = configurations.index(forFolder: folder.absolute)
      for entry in entries {
        guard entry.hasFaithfulName else {
          report(entry, in: folder)
          continue
        }
        guard let (path, kind) = destination(of: entry, in: folder),
          isWanted(path, kind, name: entry.name, rules, configuration)
        else { continue }
        if kind == .file {
          keep(path)
        } else if entry.kind == .link {
          links.append((path, rules))
        } else {
          pending.append((path, rules))
        }
      }
    }
  }

  /// The entry, or what it leads to as a link. Nil for a link that leads nowhere, which is how some editors lock a file, and
  /// for one that leads back to a folder around it.
  private func destination(
    of entry: Folder.Entry, in folder: SearchedPath
  ) -> (path: SearchedPath, kind: Folder.Kind)? {
    let path = folder.appending(entry.name)
    guard entry.kind == .link else { return (path, entry.kind) }
    guard let real = Folder.realPath(of: FilePath.joined(workingFolder, path.shown)),
      case .success(let kind) = Folder.kind(of: real),
      !FilePath.joined(folder.real, "").hasPrefix(FilePath.joined(real, ""))
    else { return nil }
    let linked = SearchedPath(
      shown: path.shown, absolute: path.absolute, real: real, isLinked: true)
    return (linked, kind)
  }

  /// Says that a file which would be read can't be asked for.
  private mutating func report(_ entry: Folder.Entry, in folder: SearchedPath) {
    guard FoundFile.isWanted(entry.name) else { return }
    let error = SystemError("the name is not UTF-8")
    problems.append(Problem(shownPath: folder.appending(entry.name).shown, error: error))
  }

  /// Of two names of one file the one without a link stays, else the first.
  private mutating func keep(_ path: SearchedPath) {
    let folder = FilePath.parent(of: path.absolute) ?? "/"
    let file = FoundFile(path, configuration: configurations.index(forFolder: folder))
    if let other = found[path.real], !file.isPreferred(over: other) { return }
    found[path.real] = file
  }

  // MARK: - What is left out

  private func isWanted(
    _ path: SearchedPath, _ kind: Folder.Kind, name: String, _ rules: IgnoreRules,
    _ configuration: Int
  ) -> Bool {
    switch kind {
    case .file:
      FoundFile.isWanted(name) && !isExcluded(path.absolute, isFolder: false, rules, configuration)
    case .folder:
      !FileFinder.skippedFolders.contains(name)
        && !isExcluded(path.absolute, isFolder: true, rules, configuration)
    case .link, .other: false
    }
  }

  private func isExcluded(
    _ absolutePath: String, isFolder: Bool, _ rules: IgnoreRules, _ configuration: Int
  ) -> Bool {
    rules.isIgnored(absolutePath, isFolder: isFolder)
      || configurations.files[configuration].excludes(absolutePath, isFolder: isFolder)
  }

  /// Whether a search of everything would not come to an absolute path that someone names.
  mutating func isLeftOut(_ path: String, isFolder: Bool = false) -> Bool {
    let folders = FilePath.ancestors(of: path)
    let configuration = configurations.index(forFolder: folders.last ?? "/")
    let roots = IgnoreRules.roots(of: folders, workingFolder: workingFolder)
    return folders.indices.contains { index in
      let inner = index + 1 < folders.count ? folders[index + 1] : path
      let isFolder = isFolder || inner != path
      let rules = IgnoreRules.holding(in: folders[...index], workingFolder: workingFolder)
      let name = String(FilePath.lastPart(of: inner))
      return isExcluded(inner, isFolder: isFolder, rules, configuration)
        || isFolder && roots.contains(folders[index]) && FileFinder.skippedFolders.contains(name)
    }
  }
}
