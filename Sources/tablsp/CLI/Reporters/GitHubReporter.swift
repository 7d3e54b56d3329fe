import TabSpecParser

/// Workflow commands that GitHub turns into annotations at the lines of a pull request.
/// (docs.github.com/actions/reference/workflow-commands-for-github-actions)
enum GitHubReporter: Reporter {
  static let name = "github"

  static func write(_ report: LintReport, to output: Output) {
    for file in report.filesWithFindings {
      for finding in file.findings { output.write(line(of: finding, in: file, report)) }
    }
  }

  private static func line(
    of finding: Diagnostic, in file: ReportedFile, _ report: LintReport
  ) -> String {
    let start = file.place(finding.range.lowerBound)
    let end = file.place(finding.range.upperBound)
    // A range of columns is only allowed within a line.
    let columns = start.line == end.line ? ",endColumn=\(end.utf16Column)" : ""
    let notes = report.notes(of: finding, in: file).map { note, noteFile in
      "\n\(noteFile.path):\(noteFile.place(note.range.lowerBound).line): \(note.message)"
    }
    let message = escapedText(finding.message + notes.joined())
    return "::\(command(for: finding.severity)) file=\(escapedProperty(file.path)),"
      + "line=\(start.line),col=\(start.utf16Column),endLine=\(end.line)\(columns),"
      + "title=\(escapedProperty("tablsp: \(finding.ruleID)"))::\(message)\n"
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .hint: "notice"
    }
  }

  private static func escapedText(_ text: String) -> String {
    escaped(text, "%\r\n")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text, "%\r\n:,")
  }

  /// With these characters as `%` and their number in hexadecimal.
  private static func escaped(_ text: String, _ characters: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if characters.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + Wording.zeros(digits, to: 2)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
