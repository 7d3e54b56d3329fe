import TabLint
import TabSpecParser

/// The files that know each other's names: those of one workspace folder, open or not, in the order of a run of the
/// command line on it.
struct ProjectFiles {
  private var names: [String] = []
  private var files: [TabFile] = []
  /// Nil after a change, until somebody asks.
  private var known: Project?
  /// The project with the bars of all files, one for each configuration that somebody asked for since the last change.
  private var sessions: [LintSession] = []

  var isEmpty: Bool {
    files.isEmpty
  }

  /// All of them, in order.
  var all: [TabFile] {
    files
  }

  /// The file of that name; setting nil takes it out.
  subscript(name: String) -> TabFile? {
    get {
      let index = index(of: name)
      return index < names.count && names[index] == name ? files[index] : nil
    }
    set {
      known = nil
      sessions = []
      let index = index(of: name)
      let exists = index < names.count && names[index] == name
      switch (newValue, exists) {
      case (let file?, true):
        files[index] = file
      case (let file?, false):
        names.insert(name, at: index)
        files.insert(file, at: index)
      case (nil, true):
        names.remove(at: index)
        files.remove(at: index)
      case (nil, false):
        break
      }
    }
  }

  mutating func project() -> Project {
    let project = known ?? Project(files: files)
    known = project
    return project
  }

  /// The project with the bars of all its files, as a configuration has them read. All files are linted by it.
  mutating func session(for configuration: Configuration) -> LintSession {
    if let known = sessions.first(where: { $0.linter.configuration == configuration }) {
      return known
    }
    let session = LintSession(linter: Linter(configuration: configuration), project: project())
    sessions.append(session)
    return session
  }

  /// Where `name` stands, or would.
  private func index(of name: String) -> Int {
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if FilePath.precedes(names[middle], name) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
