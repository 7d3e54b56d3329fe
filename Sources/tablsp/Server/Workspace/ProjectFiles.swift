import TabLint
import TabSpecParser

/// The files that know each other's names: those of one workspace folder, open or not, in the order of a run of the
/// command line on it.
struct ProjectFiles {
  private let linter = IncrementalLinter()
  /// The project with the bars of all files, one for each configuration that somebody asked for since the last change.
  private var sessions: [LintSession] = []

  /// The whole file of that name; nil where there is none.
  func file(named name: String) -> TabFile? {
    index(of: name).map(linter.file)
  }

  /// Takes in the file of that name, or what has become of it.
  ///
  /// - Parameter file: the file where it has been made already.
  mutating func set(
    _ name: String, _ language: TabFile.Language, _ tree: SyntaxTree, file: TabFile? = nil
  ) {
    let place = place(of: name)
    if place < linter.count, linter.path(at: place) == name {
      guard linter.tree(at: place) !== tree else { return }
      linter.replace(at: place, with: tree, file: file)
    } else {
      linter.insert(path: name, language: language, tree: tree, file: file, at: place)
    }
    sessions = []
  }

  mutating func remove(_ name: String) {
    guard let index = index(of: name) else { return }
    linter.remove(at: index)
    sessions = []
  }

  /// The names of the files that may have other findings than the last time this was asked, in order.
  func takeAffected() -> [String] {
    linter.takeAffected()
  }

  /// The findings in the file of that name; nil where there is none.
  func findings(in name: String, configuration: Configuration) -> [Diagnostic]? {
    index(of: name).map { linter.findings(inFileAt: $0, configuration: configuration) }
  }

  /// Lints all again when somebody asks: other configurations are in force.
  func forgetFindings() {
    linter.forgetFindings()
  }

  var project: Project {
    linter.project
  }

  /// The project with the bars of all its files, as a configuration has them read.
  mutating func session(for configuration: Configuration) -> LintSession {
    if let known = sessions.first(where: { $0.linter.configuration == configuration }) {
      return known
    }
    let session = LintSession(linter: Linter(configuration: configuration), project: project)
    sessions.append(session)
    return session
  }

  private func index(of name: String) -> Int? {
    let place = place(of: name)
    return place < linter.count && linter.path(at: place) == name ? place : nil
  }

  /// Where `name` stands, or would.
  private func place(of name: String) -> Int {
    var low = 0
    var high = linter.count
    while low < high {
      let middle = (low + high) / 2
      if FilePath.precedes(linter.path(at: middle), name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
