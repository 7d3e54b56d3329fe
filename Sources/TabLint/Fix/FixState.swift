import TabSpecParser

/// The files of a project between two rounds of fixes, with what is found in them.
struct FixState {
  private(set) var project: Project
  private(set) var findings: [[Diagnostic]]
  private(set) var texts: [EditedText]
  private let lint: Fixer.Lint

  init(_ project: Project, findings: [[Diagnostic]], lint: @escaping Fixer.Lint) {
    self.project = project
    self.lint = lint
    self.findings = findings
    texts = project.files.map { EditedText($0.text) }
  }

  /// The state after `fixes`, which don't meet each other.
  func applying(_ fixes: [FixCandidate]) -> FixState {
    var next = self
    var files = project.files
    for (index, edits) in FixState.edits(of: fixes) {
      next.texts[index].apply(edits)
      let file = files[index]
      files[index] = TabFile(
        path: file.path, language: file.language, text: next.texts[index].text)
    }
    next.project = Project(files: files)
    next.findings = lint(next.project)
    return next
  }

  /// By the index of the file, sorted by range.
  static func edits(of fixes: [FixCandidate]) -> [Int: [TextEdit]] {
    Dictionary(grouping: fixes, by: \.file).mapValues { fixes in
      fixes.flatMap(\.edits).sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
    }
  }

  /// What is worse here than in `before`, of which this is the state after `fixes`; nil where nothing is: an error that
  /// was not there, or a syntax error left in a file that was changed.
  func harm(since before: FixState, by fixes: [FixCandidate]) -> Harm? {
    let edits = FixState.edits(of: fixes)
    for index in project.files.indices {
      if edits[index] != nil, isBroken(index, since: before) { return .syntax }
      let map = PlaceMap(edits[index] ?? [])
      if let finding = newError(index, since: before, map) {
        return .error(finding, path: project.files[index].path)
      }
    }
    return nil
  }

  enum Harm {
    case syntax
    case error(Diagnostic, path: String)
  }

  private func isBroken(_ index: Int, since before: FixState) -> Bool {
    let (now, then) = (syntaxErrorCount(index), before.syntaxErrorCount(index))
    // What the tab language does not know of a .swift file was not known before either.
    return isSwift(index) ? now > then : now > 0 && now >= then
  }

  private func isSwift(_ index: Int) -> Bool {
    project.files[index].language == .swift
  }

  private func syntaxErrorCount(_ index: Int) -> Int {
    let file = project.files[index]
    return isSwift(index)
      ? SyntaxTree.parse(file.text, language: .tabs).diagnostics.count : file.tree.diagnostics.count
  }

  /// The first error of a file for which there is none of the same rule at its place before.
  private func newError(_ index: Int, since before: FixState, _ map: PlaceMap) -> Diagnostic? {
    var known = before.findings[index].filter { $0.severity == .error }.map {
      (ruleID: $0.ruleID, places: map.places(of: $0.range.lowerBound))
    }
    return findings[index].first { finding in
      guard finding.severity == .error else { return false }
      let match = known.firstIndex {
        $0.ruleID == finding.ruleID && $0.places.contains(finding.range.lowerBound)
      }
      if let match { known.remove(at: match) }
      return match == nil
    }
  }
}
