import TabSpecParser

/// Lints the files of a project again and again while they change, and each time only what a change
/// can have to do with.
///
/// A file is cut into sections, its items. What the rules find in a section depends on the names
/// that lead from it to others, on the imports of its file, and on the facts of the project; so the
/// sections that a change leads to are linted as files that hold nothing else, and all others keep
/// their findings. `findings(inFileAt:)` gives what `LintSession.lint` gives.
public final class IncrementalLinter {
  private var files: [TrackedFile] = []
  private var graph = SectionGraph()
  private var facts = ProjectFacts()
  /// The configurations that were asked for; the place of each is its number.
  private var linters: [Linter] = []
  private var affected: Set<String> = []
  /// The sections that have come and may have changed what is found elsewhere: many files can come
  /// before somebody asks.
  private var arrived: [TrackedSection] = []
  /// All files, until one changes.
  private var knownProject: Project?

  public init() {}

  // MARK: - Files

  public var count: Int {
    files.count
  }

  public func path(at index: Int) -> String {
    files[index].path
  }

  public func tree(at index: Int) -> SyntaxTree {
    files[index].tree
  }

  /// The whole file, the same until it changes.
  public func file(at index: Int) -> TabFile {
    files[index].whole
  }

  /// The project of all files, in order.
  public var project: Project {
    if let knownProject { return knownProject }
    let project = Project(files: files.map(\.whole), facts: facts)
    knownProject = project
    return project
  }

  /// Takes in a file before the one at `index`.
  ///
  /// - Parameter file: the file where it has been made already.
  public func insert(
    path: String, language: TabFile.Language, tree: SyntaxTree, file: TabFile? = nil, at index: Int
  ) {
    let new = TrackedFile(path, language, tree, file: file)
    files.insert(new, at: index)
    arrived += graph.extending(typesOf: new.sections)
    arrive(new.sections, in: new)
    factsHaveChanged(from: ProjectFacts(), to: new.facts)
  }

  /// Gives the file at `index` another text.
  ///
  /// - Parameter file: the file where it has been made already.
  public func replace(at index: Int, with tree: SyntaxTree, file: TabFile? = nil) {
    let changed = files[index]
    let oldFacts = changed.facts
    var come: [TrackedSection] = []
    changed.take(tree, file: file) { gone, new in
      come = new
      let extending = graph.extending(typesOf: gone + come)
      outdate(around(gone, of: changed) + extending)
      graph.remove(gone)
      arrived += extending
      arrived.removeAll { section in gone.contains { $0 === section } }
    }
    arrive(come, in: changed)
    factsHaveChanged(from: oldFacts, to: changed.facts)
    // Their notes may have moved.
    affected.formUnion(changed.notingFiles)
  }

  public func remove(at index: Int) {
    let gone = files[index]
    let extending = graph.extending(typesOf: gone.sections)
    outdate(gone.sections + extending)
    arrived += extending
    files.remove(at: index)
    graph.remove(gone.sections)
    arrived.removeAll { $0.file === gone }
    knownProject = nil
    factsHaveChanged(from: gone.facts, to: ProjectFacts())
    affected.remove(gone.path)
  }

  /// The paths of the files that may have other findings than the last time this was asked.
  public func takeAffected() -> Set<String> {
    settle()
    defer { affected = [] }
    return affected
  }

  private func arrive(_ sections: [TrackedSection], in file: TrackedFile) {
    graph.insert(sections)
    arrived += around(sections, of: file)
    knownProject = nil
    affected.insert(file.path)
  }

  private func factsHaveChanged(from old: ProjectFacts, to new: ProjectFacts) {
    guard old != new else { return }
    var facts = ProjectFacts()
    for file in files { facts.add(file.facts) }
    guard facts != self.facts else { return }
    self.facts = facts
    outdateAll()
  }

  // MARK: - What is outdated

  /// All of the file, where its imports are among the sections or it is one whole.
  private func around(_ sections: [TrackedSection], of file: TrackedFile) -> [TrackedSection] {
    file.isWhole || sections.contains(where: \.names.hasImport)
      ? file.sections + sections : sections
  }

  private func settle() {
    guard !arrived.isEmpty else { return }
    outdate(arrived)
    arrived = []
  }

  private func outdate(_ sections: [TrackedSection]) {
    for section in graph.connected(to: sections, in: files) {
      section.findings = []
      affected.insert(section.file.path)
    }
  }

  private func outdateAll() {
    for file in files {
      for section in file.sections { section.findings = [] }
      affected.insert(file.path)
    }
  }

  /// Forgets the findings of all configurations.
  public func forgetFindings() {
    linters = []
    outdateAll()
  }

  // MARK: - Findings

  /// The findings in the file at `index`, sorted by place, then by rule id.
  public func findings(
    inFileAt index: Int, configuration: Configuration
  ) -> [Diagnostic] {
    settle()
    let number = number(of: configuration)
    let file = files[index]
    let unknown = file.sections.filter { !$0.hasFindings(number) }
    if !unknown.isEmpty {
      let sections = graph.connected(to: unknown, in: files)
      LintPass.run(linters[number], number: number, over: sections, of: files, facts: facts)
    }
    let found = file.sections.flatMap { $0.findings[number] ?? [] }.map(\.current)
    return linters[number].conclude(found, in: file.tree, language: file.language)
  }

  /// How many sections would be linted for the findings in the file at `index`.
  func sectionsToLint(inFileAt index: Int) -> Int {
    settle()
    let unknown = files[index].sections.filter { !$0.hasFindings(0) }
    return graph.connected(to: unknown, in: files).count
  }

  private func number(of configuration: Configuration) -> Int {
    if let known = linters.firstIndex(where: { $0.configuration == configuration }) {
      return known
    }
    linters.append(Linter(configuration: configuration))
    return linters.count - 1
  }
}
