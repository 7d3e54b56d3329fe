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
  /// Whether some section has no island.
  private var hasLooseSections = false
  /// All files, until one changes.
  private var knownProject: Project?

  public init() {}

  deinit {
    // Islands and sections hold each other.
    for file in files { dissolveIslands(of: file.sections) }
  }

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
    dissolveIslands(of: graph.extending(typesOf: new.sections))
    graph.insert(new.sections)
    hasLooseSections = true
    knownProject = nil
    factsHaveChanged(from: ProjectFacts(), to: new.facts)
  }

  /// Gives the file at `index` another text.
  ///
  /// - Parameter file: the file where it has been made already.
  public func replace(at index: Int, with tree: SyntaxTree, file: TabFile? = nil) {
    let changed = files[index]
    let oldFacts = changed.facts
    let wasWhole = changed.isWhole
    var importsChange = false
    changed.take(tree, file: file) { gone, come in
      importsChange = (gone + come).contains(where: \.names.hasImport)
      replace(gone, by: come)
    }
    if wasWhole || changed.isWhole {
      dissolveIslands(of: changed.sections)
    } else if importsChange {
      for island in islands(of: changed.sections) { island.outdate() }
    }
    changed.isAffected = true
    knownProject = nil
    factsHaveChanged(from: oldFacts, to: changed.facts)
    // Their notes may have moved.
    for file in files where changed.notingFiles.contains(file.path) { file.isAffected = true }
  }

  private func replace(_ gone: [TrackedSection], by come: [TrackedSection]) {
    if gone.count == come.count, zip(gone, come).allSatisfy(graph.hasSameLinks) {
      for (old, new) in zip(gone, come) { old.island?.replace(old, by: new) }
    } else {
      dissolveIslands(of: gone + graph.extending(typesOf: gone + come))
      hasLooseSections = true
    }
    graph.remove(gone)
    graph.insert(come)
  }

  public func remove(at index: Int) {
    let gone = files.remove(at: index)
    dissolveIslands(of: gone.sections + graph.extending(typesOf: gone.sections))
    graph.remove(gone.sections)
    knownProject = nil
    factsHaveChanged(from: gone.facts, to: ProjectFacts())
  }

  /// The paths of the files that may have other findings than the last time this was asked, in
  /// order.
  public func takeAffected() -> [String] {
    settle()
    return files.filter(\.isAffected).map { file in
      file.isAffected = false
      return file.path
    }
  }

  private func factsHaveChanged(from old: ProjectFacts, to new: ProjectFacts) {
    guard old != new else { return }
    var facts = ProjectFacts()
    for file in files { facts.add(file.facts) }
    guard facts != self.facts else { return }
    self.facts = facts
    outdateAll()
  }

  // MARK: - Islands

  private func dissolveIslands(of sections: [TrackedSection]) {
    for section in sections {
      guard let island = section.island else { continue }
      island.dissolve()
      hasLooseSections = true
    }
  }

  /// Gives each section that has none an island, together with all that it leads to.
  private func settle() {
    while hasLooseSections {
      hasLooseSections = false
      for file in files {
        for section in file.sections where section.island == nil {
          let connected = graph.connected(to: section, in: files)
          // Who was in one of their islands, and is not connected any more, is loose again.
          dissolveIslands(of: connected)
          Island.unite(connected)
        }
      }
    }
  }

  private func outdateAll() {
    for file in files { file.isAffected = true }
    for island in islands(of: files.lazy.flatMap(\.sections)) { island.outdate() }
  }

  /// The islands that some sections are in, each once.
  private func islands(of sections: some Sequence<TrackedSection>) -> [Island] {
    var seen: Set<ObjectIdentifier> = []
    return sections.compactMap(\.island).filter { seen.insert(ObjectIdentifier($0)).inserted }
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
    let number = number(of: configuration)
    let file = files[index]
    let islands = outdatedIslands(ofFileAt: index, number)
    if !islands.isEmpty {
      let pass = LintPass(linters[number], number, over: islands, of: files, facts: facts)
      for island in islands { island.setPass(pass, number) }
    }
    let found = file.sections.flatMap { section -> [LintPass.Finding] in
      guard let pass = section.island?.pass(number) else { return [] }
      if let known = section.findings(of: pass, number) { return known.all }
      pass.read(file)
      return section.findings(of: pass, number)?.all ?? []
    }
    return linters[number].conclude(
      found.map(\.current), in: file.tree, language: file.language)
  }

  /// The islands that have to be linted for the findings in a file, each once.
  func outdatedIslands(ofFileAt index: Int, _ number: Int = 0) -> [Island] {
    settle()
    return islands(of: files[index].sections).filter { $0.pass(number) == nil }
  }

  private func number(of configuration: Configuration) -> Int {
    if let known = linters.firstIndex(where: { $0.configuration == configuration }) {
      return known
    }
    linters.append(Linter(configuration: configuration))
    return linters.count - 1
  }
}
