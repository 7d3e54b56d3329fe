import TabSpecParser

/// A file as an `IncrementalLinter` knows it: its text now, cut into sections that live on where
/// they stay the same.
final class TrackedFile {
  let path: String
  let language: TabFile.Language
  private(set) var tree: SyntaxTree
  /// In the order of their places; at least one.
  private(set) var sections: [TrackedSection] = []
  /// What the file says that counts in all of the project.
  private(set) var facts = ProjectFacts()
  /// Whether the sections belong together whatever they name.
  private(set) var isWhole = false
  /// The files that have findings with notes in this one.
  var notingFiles: Set<String> = []
  /// Whether other things may be found in it than somebody knows.
  var isAffected = true
  /// The file with what it declares, once somebody has asked.
  private var file: TabFile?

  init(_ path: String, _ language: TabFile.Language, _ tree: SyntaxTree, file: TabFile?) {
    self.path = path
    self.language = language
    self.tree = tree
    self.file = file
    sections = tree.sections.map { TrackedSection($0, in: tree, of: self) }
    lookAtSections()
  }

  /// The whole file.
  var whole: TabFile {
    if let file { return file }
    let new = TabFile(path: path, language: language, tree: tree)
    file = new
    return new
  }

  /// Takes another text. The sections before and behind what is different stay.
  ///
  /// - Parameter willChange: gets the sections that go, before they do, and those that come.
  func take(
    _ new: SyntaxTree, file: TabFile?,
    willChange: (_ gone: [TrackedSection], _ come: [TrackedSection]) -> Void
  ) {
    let places = new.sections
    let common = min(places.count, sections.count)
    var prefix = 0
    while prefix < common, new.isSame(places[prefix], as: sections[prefix].place, of: tree) {
      prefix += 1
    }
    var suffix = 0
    while suffix < common - prefix,
      new.isSame(
        places[places.count - 1 - suffix], as: sections[sections.count - 1 - suffix].place, of: tree
      )
    {
      suffix += 1
    }
    let gone = prefix..<sections.count - suffix
    let come = places[prefix..<places.count - suffix].map {
      TrackedSection($0, in: new, of: self)
    }
    willChange(Array(sections[gone]), come)
    tree = new
    self.file = file
    sections.replaceSubrange(gone, with: come)
    for (section, place) in zip(sections, places) { section.place = place }
    lookAtSections()
  }

  private func lookAtSections() {
    facts = ProjectFacts()
    for case let said? in sections.lazy.map(\.facts) { facts.add(said) }
    isWhole = language == .tabs && hasUnusedSelection
  }

  /// Whether the file has a variable at its top that is named like a selection and is used nowhere:
  /// a finding about it speaks of the file's first bar, wherever that stands.
  private var hasUnusedSelection: Bool {
    guard sections.contains(where: { !$0.names.selections.isEmpty }) else { return false }
    var used: Set<UInt64> = []
    for section in sections { used.formUnion(section.names.usedSelections) }
    return sections.contains { !used.isSuperset(of: $0.names.selections) }
  }
}

/// A section of a file as long as it stays the same, wherever it moves, with its findings.
final class TrackedSection {
  unowned let file: TrackedFile
  let names: SectionNames
  /// What the section says that counts in all of the project; nil where that is nothing.
  let facts: ProjectFacts?
  /// Where it stands in the file's tree.
  fileprivate(set) var place: TreeSection
  /// The sections that it can have to do with; nil where that is to be found out.
  var island: Island?
  /// The findings that begin in the section, by the number of the configuration, as far as a pass
  /// has come to it.
  var findings: [LintPass.Findings?] = []
  /// The last search of the graph that has come here.
  var lastSearch = 0

  fileprivate init(_ place: TreeSection, in tree: SyntaxTree, of file: TrackedFile) {
    self.file = file
    self.place = place
    names = SectionNames(tree, place)
    let facts = ProjectFacts(tree, tokens: place.tokens)
    self.facts = facts == ProjectFacts() ? nil : facts
  }

  /// The bytes of the file that it has now.
  var bytes: Range<Int> {
    file.tree.bytes(of: place)
  }
}
