import TabSpecParser

/// JUnit's XML, which test reports of build servers read: a suite a file, a failure for each finding that makes the run
/// fail. A file without such findings is a test that passed, whose output holds the other findings.
enum JUnitReporter: Reporter {
  static let name = "junit"

  static func write(_ report: LintReport, to output: Output) {
    let suites = report.files.map { Suite($0, failLevel: report.failLevel) }
    output.write(XMLText.declaration)
    let totals = [
      XMLText.attribute("name", Version.name),
      XMLText.attribute("tests", suites.reduce(0) { $0 + $1.testCount }),
      XMLText.attribute("failures", suites.reduce(0) { $0 + $1.failures.count }),
    ]
    output.write("<testsuites\(totals.joined())>\n")
    for suite in suites { output.write(suite.text) }
    output.write("</testsuites>\n")
  }

  private struct Suite {
    let file: ReportedFile
    let failures: [Diagnostic]
    let others: [Diagnostic]

    init(_ file: ReportedFile, failLevel: Severity) {
      self.file = file
      failures = file.findings.filter { $0.severity >= failLevel }
      others = file.findings.filter { $0.severity < failLevel }
    }

    var testCount: Int {
      max(1, failures.count)
    }

    var text: String {
      let attributes = [
        XMLText.attribute("name", file.path),
        XMLText.attribute("tests", testCount),
        XMLText.attribute("failures", failures.count),
      ]
      let cases = failures.isEmpty ? passedCase : failures.map(failedCase).joined()
      let output = others.map { "\(XMLText.escaped(line($0)))\n" }.joined()
      let systemOutput = output.isEmpty ? "" : "    <system-out>\(output)</system-out>\n"
      return "  <testsuite\(attributes.joined())>\n\(cases)\(systemOutput)  </testsuite>\n"
    }

    private var passedCase: String {
      let attributes =
        XMLText.attribute("name", "lint") + XMLText.attribute("classname", file.path)
      return "    <testcase\(attributes)/>\n"
    }

    private func failedCase(_ finding: Diagnostic) -> String {
      let place = file.place(finding.range.lowerBound)
      let name = "\(finding.ruleID) at \(place.line):\(place.column)"
      let attributes = XMLText.attribute("name", name) + XMLText.attribute("classname", file.path)
      let failure =
        XMLText.attribute("message", finding.message)
        + XMLText.attribute("type", finding.severity.rawValue)
      return """
            <testcase\(attributes)>
              <failure\(failure)>\(XMLText.escaped(line(finding)))</failure>
            </testcase>

        """
    }

    private func line(_ finding: Diagnostic) -> String {
      let place = file.place(finding.range.lowerBound)
      return "\(file.path):\(place.line):\(place.column): \(finding.severity.rawValue): "
        + "\(finding.message) [\(finding.ruleID)]"
    }
  }
}
