import TabSpecParser

/// One run of the rules over some sections of a project, which are read as files that hold nothing
/// else; and where those sections are, wherever they have moved since.
final class LintPass {
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

  private var parts: [String: Part] = [:]

  /// Lints `sections`, which no other section of `files` has to do with, and gives each of them its
  /// findings under the number of the configuration.
  ///
  /// - Parameters:
  ///   - files: those of the project, in order.
  ///   - facts: what all of them say.
  static func run(
    _ linter: Linter, number: Int, over sections: [TrackedSection], of files: [TrackedFile],
    facts: ProjectFacts
  ) {
    let pass = LintPass()
    let wanted = Set(sections.map(ObjectIdentifier.init))
    let involved = Set(sections.map { ObjectIdentifier($0.file) })
    var ordered: [(file: TrackedFile, part: Part)] = []
    for file in files where involved.contains(ObjectIdentifier(file)) {
      let shown = file.sections.filter {
        $0.names.hasImport || wanted.contains(ObjectIdentifier($0))
      }
      let part = Part(shown, of: file)
      pass.parts[file.path] = part
      ordered.append((file, part))
    }
    let project = Project(files: ordered.map(\.part.file), facts: facts)
    let session = LintSession(linter: linter, project: project)
    for section in sections { section.setFindings([], number) }
    for (file, part) in ordered {
      for diagnostic in session.findings(in: part.file) {
        let section = part.sections[part.index(at: diagnostic.range.byteIndices.lowerBound)]
        guard wanted.contains(ObjectIdentifier(section)) else { continue }
        section.append(Finding(diagnostic: diagnostic, pass: pass, path: file.path), number)
        for case let path? in diagnostic.notes.map(\.path) {
          pass.parts[path]?.sections.first?.file.notingFiles.insert(file.path)
        }
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
  /// Whether the findings under a configuration are known.
  func hasFindings(_ number: Int) -> Bool {
    number < findings.count && findings[number] != nil
  }

  fileprivate func setFindings(_ new: [LintPass.Finding], _ number: Int) {
    while findings.count <= number { findings.append(nil) }
    findings[number] = new
  }

  fileprivate func append(_ finding: LintPass.Finding, _ number: Int) {
    findings[number]?.append(finding)
  }
}
