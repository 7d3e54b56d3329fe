import TabSpecParser

/// Checkstyle's XML, which many build servers read. Columns count UTF-16 units.
enum CheckstyleReporter: Reporter {
  static let name = "checkstyle"

  static func write(_ report: LintReport, to output: Output) {
    output.write(XMLText.declaration)
    output.write("<checkstyle version=\"4.3\">\n")
    for file in report.filesWithFindings {
      output.write("  <file\(XMLText.attribute("name", file.path))>\n")
      for finding in file.findings { output.write(line(of: finding, in: file)) }
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }

  private static func line(of finding: Diagnostic, in file: ReportedFile) -> String {
    let place = file.place(finding.range.lowerBound)
    let attributes = [
      XMLText.attribute("line", place.line),
      XMLText.attribute("column", place.utf16Column),
      XMLText.attribute("severity", word(for: finding.severity)),
      XMLText.attribute("message", finding.message),
      XMLText.attribute("source", "tablsp.\(finding.ruleID)"),
    ]
    return "    <error\(attributes.joined())/>\n"
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .hint: "info"
    }
  }
}
