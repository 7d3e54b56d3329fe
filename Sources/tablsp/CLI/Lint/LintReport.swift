import TabLint
import TabSpecParser

/// What a run found, for the reporters.
final class LintReport {
  /// All files of the run, in the order of the output.
  let files: [ReportedFile]
  /// The least severity that makes the run fail.
  let failLevel: Severity
  let isColored: Bool
  let counts: SeverityCounts

  private lazy var filesByPath = Dictionary(
    files.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })

  init(files: [ReportedFile], failLevel: Severity, isColored: Bool = false) {
    self.files = files
    self.failLevel = failLevel
    self.isColored = isColored
    counts = SeverityCounts(files.lazy.flatMap(\.findings))
  }

  var filesWithFindings: [ReportedFile] {
    files.filter { !$0.findings.isEmpty }
  }

  /// The notes of a finding and the file that each speaks of. A note about a file outside the run has no place and is left
  /// out.
  func notes(
    of finding: Diagnostic, in file: ReportedFile
  ) -> [(note: Diagnostic.Note, file: ReportedFile)] {
    finding.notes.compactMap { note in
      let other = note.path.map { filesByPath[$0] } ?? file
      return other.map { (note, $0) }
    }
  }
}

/// A file and what was found in it.
final class ReportedFile {
  let file: TabFile
  let findings: [Diagnostic]
  private(set) lazy var lines = LineIndex(file.text)

  init(_ file: TabFile, findings: [Diagnostic]) {
    self.file = file
    self.findings = findings
  }

  var path: String {
    file.path
  }

  /// What the file is called in a baseline; an input without a place by its shown path.
  func name(in baseline: Baseline, absolutePath: String?) -> String {
    absolutePath.map(baseline.name) ?? path
  }

  /// The file with the findings that a baseline knows as hints.
  func applying(_ baseline: Baseline, absolutePath: String?) -> ReportedFile {
    let name = name(in: baseline, absolutePath: absolutePath)
    return ReportedFile(file, findings: baseline.applying(to: findings, in: lines, name: name))
  }

  func place(_ offset: TextOffset) -> ReportedPlace {
    let position = lines.position(of: offset)
    return ReportedPlace(
      offset: Int(offset.utf8), line: position.line + 1, column: position.column + 1,
      utf16Column: lines.position(of: offset, in: .utf16).column + 1)
  }
}

/// A place as people and other tools count it: from 1, but for the offset.
struct ReportedPlace: Hashable, Sendable {
  /// In UTF-8 bytes.
  let offset: Int
  let line: Int
  /// In UTF-8 bytes.
  let column: Int
  let utf16Column: Int
}

/// How many findings of each severity there are.
struct SeverityCounts: Hashable, Sendable {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var hints = 0

  init(_ findings: some Sequence<Diagnostic>) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .hint: hints += 1
      }
    }
  }
}
