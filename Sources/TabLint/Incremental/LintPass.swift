import TabSpecParser

/// One run of the rules over some islands of a project, whose sections are read as files that hold
/// nothing else, a file at a time; and where those sections are, wherever they have moved since.
final class LintPass {
  /// What was found in a section.
  struct Findings {
    let pass: LintPass
    fileprivate(set) var all: [Finding] = []
  }

  /// A finding at the places of its pass.
  struct Finding {
    let diagnostic: Diagnostic
    let pass: LintPass
    let path: String

    /// The finding where it stands now.
    var current: Diagnostic {
      diagnostic.moved { range, path in pass.current(range, in: path ?? self.path) }
    }
  }

  /// What was read of a file.
  private struct Part {
    let file: TabFile
    let sections: [TrackedSection]
    /// Where the sections start in `file`, in bytes.
    let starts: [Int]

    init(_ sections: [TrackedSection], of file: TrackedFile) {
      let places = sections.map(\.place)
      let byteCount = places.reduce(0) { $0 + file.tree.bytes(of: $1).count }
      if byteCount > file.tree.text.bytes.count / 2 {
        // What else is read says nothing about these sections, and nothing is said of it.
        self.file = file.whole
        self.sections = file.sections
        starts = file.sections.map(\.bytes.lowerBound)
      } else {
        self.file = TabFile(
          path: file.path, language: file.language, tree: file.tree.excerpt(places))
        self.sections = sections
        var start = 0
        starts = places.map { place in
          defer { start += file.tree.bytes(of: place).count }
          return start
        }
      }
    }

    /// The index of the section that holds the byte at `offset`.
    func index(at offset: Int) -> Int {
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }

    /// Where the byte at `offset` is in the file as it is now.
    func current(_ offset: Int) -> Int {
      let index = index(at: offset)
      return sections[index].bytes.lowerBound + offset - starts[index]
    }
  }

  private let number: Int
  private let wanted: Set<ObjectIdentifier>
  private var parts: [String: Part] = [:]
  /// Nil once the rules have run on all files.
  private var session: LintSession?
  private var unread: Set<String>

  /// - Parameters:
  ///   - number: that of the linter's configuration.
  ///   - files: those of the project, in order.
  ///   - facts: what all of them say.
  init(
    _ linter: Linter, _ number: Int, over islands: [Island], of files: [TrackedFile],
    facts: ProjectFacts
  ) {
    self.number = number
    var wanted: Set<ObjectIdentifier> = []
    var involved: Set<ObjectIdentifier> = []
    for section in islands.lazy.flatMap(\.sections) {
      wanted.insert(ObjectIdentifier(section))
      involved.insert(ObjectIdentifier(section.file))
    }
    self.wanted = wanted
    unread = []
    var read: [TabFile] = []
    for file in files where involved.contains(ObjectIdentifier(file)) {
      let shown = file.sections.filter {
        $0.names.hasImport || wanted.contains(ObjectIdentifier($0))
      }
      let part = Part(shown, of: file)
      parts[file.path] = part
      unread.insert(file.path)
      read.append(part.file)
    }
    session = LintSession(linter: linter, project: Project(files: read, facts: facts))
  }

  /// Runs the rules on the file's part, and gives its sections what they find.
  func read(_ file: TrackedFile) {
    guard let part = parts[file.path], let session, unread.remove(file.path) != nil else { return }
    if unread.isEmpty { self.session = nil }
    for section in part.sections where wanted.contains(ObjectIdentifier(section)) {
      section.setFindings(Findings(pass: self), number)
    }
    for diagnostic in session.findings(in: part.file) {
      let section = part.sections[part.index(at: diagnostic.range.byteIndices.lowerBound)]
      guard wanted.contains(ObjectIdentifier(section)) else { continue }
      section.append(Finding(diagnostic: diagnostic, pass: self, path: file.path), number)
      for case let path? in diagnostic.notes.map(\.path) {
        parts[path]?.sections.first?.file.notingFiles.insert(file.path)
      }
    }
  }

  /// The place of a range in a file as it is now. A range that ends where a section does ends there
  /// still; an empty one stands before what follows it.
  private func current(_ range: TextRange, in path: String) -> TextRange {
    guard let part = parts[path] else { return range }
    let bytes = range.byteIndices
    let start = part.current(bytes.lowerBound)
    guard !bytes.isEmpty else { return .empty(at: TextOffset(start)) }
    return TextOffset(start)..<TextOffset(part.current(bytes.upperBound - 1) + 1)
  }
}

extension TrackedSection {
  /// What the pass has found in the section; nil where it has not come to it.
  func findings(of pass: LintPass, _ number: Int) -> LintPass.Findings? {
    guard number < findings.count, let found = findings[number], found.pass === pass else {
      return nil
    }
    return found
  }

  fileprivate func setFindings(_ new: LintPass.Findings, _ number: Int) {
    while findings.count <= number { findings.append(nil) }
    findings[number] = new
  }

  fileprivate func append(_ finding: LintPass.Finding, _ number: Int) {
    findings[number]?.all.append(finding)
  }
}
