import TabSpecParser

/// For people, and for the editors that read compilers' output.
///
/// One line a finding, `path:line:column: severity: message [rule-id]`, and one for each of its notes. A terminal also gets
/// the line that is meant and the titles of the fixes.
enum TextReporter: Reporter {
  static let name = "text"

  static func write(_ report: LintReport, to output: Output) {
    let paint = Paint(isOn: report.isColored)
    let excerpt = output.isTerminal ? Excerpt(paint: paint) : nil
    for file in report.filesWithFindings {
      for finding in file.findings {
        output.write(lines(of: finding, in: file, report, paint, excerpt))
      }
    }
  }

  private static func lines(
    of finding: Diagnostic, in file: ReportedFile, _ report: LintReport, _ paint: Paint,
    _ excerpt: Excerpt?
  ) -> String {
    let message = DisplayText(finding.message).text
    let place = heading(file, finding.range, paint)
    let rule = paint.dim("[\(finding.ruleID)]")
    var text = "\(place) \(paint.severity(finding.severity)): \(paint.bold(message)) \(rule)\n"
    text += excerpt?.lines(finding.range, in: file) ?? ""
    for (note, noteFile) in report.notes(of: finding, in: file) {
      let message = DisplayText(note.message).text
      text += "\(heading(noteFile, note.range, paint)) \(paint.note("note")): \(message)\n"
      text += excerpt?.lines(note.range, in: noteFile) ?? ""
    }
    guard excerpt != nil else { return text }
    for fix in finding.fixIts {
      text += "  \(paint.mark(fix.isSafe ? "fix" : "suggestion")): \(DisplayText(fix.title).text)\n"
    }
    return text + "\n"
  }

  /// `path:line:column:`
  private static func heading(
    _ file: ReportedFile, _ range: TextRange, _ paint: Paint
  ) -> String {
    let place = file.lines.position(of: range.lowerBound)
    return paint.bold("\(file.path):\(place.line + 1):\(place.column + 1):")
  }
}
