import TabLint
import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// Each reporter on one report with everything in it: several files, notes in another file, fixes, odd characters, places
/// at the ends of texts and lines.
@Suite struct ReporterTests {
  private static func range(_ text: SourceText, _ part: String) -> TextRange {
    let start = text.bytes.indices.first { text.bytes[$0...].starts(with: part.utf8) } ?? 0
    return TextOffset(start)..<TextOffset(start + part.utf8.count)
  }

  private static func report(isColored: Bool = false) -> LintReport {
    let enumText = SourceText("enum Page {\n  case home, mail\n}\n")
    let text = SourceText(
      "TabView(selection: $page) {\n\tText(\"größe 😀\").tag(.home)\r\n  Mail().tag(.home)\n\u{1B}[31m}"
    )
    let types = TabFile(path: "Sources/Page types.swift", language: .swift, text: enumText)
    let clean = TabFile(path: "clean.tabs", language: .tabs, text: SourceText(""))
    let file = TabFile(path: "Sources/<a>&\"b\".tabs", language: .tabs, text: text)
    let tab = range(text, "Mail().tag(")
    let second = tab.upperBound..<tab.upperBound.advanced(by: 5)
    let findings = [
      Diagnostic(
        ruleID: "no-tabs", severity: .hint, message: "over\nlines, 100 % <odd> & \"quoted\"",
        range: TextOffset(0)..<TextOffset(40)),
      Diagnostic(
        ruleID: "duplicate-id", severity: .error,
        message: "tag .home is already used by tab \"größe 😀\"; this tab can never be selected",
        range: second,
        notes: [
          Diagnostic.Note(message: "first used here", range: range(text, ".home")),
          Diagnostic.Note(
            message: "declared here", path: "Sources/Page types.swift",
            range: range(enumText, "home")),
          Diagnostic.Note(message: "nowhere", path: "missing.swift", range: second),
        ],
        fixIts: [
          FixIt(
            title: "Use .mail", isSafe: false,
            edits: [TextEdit(range: second, replacement: ".mail")]),
          FixIt(
            title: "Quote it", isSafe: true,
            edits: [
              TextEdit(range: .empty(at: second.lowerBound), replacement: "\""),
              TextEdit(range: .empty(at: second.upperBound), replacement: "\"\n"),
            ]),
        ]),
      Diagnostic(
        ruleID: "syntax", severity: .warning, message: "control character",
        range: range(text, "\u{1B}")),
      Diagnostic(
        ruleID: "syntax", severity: .error, message: "the end", range: .empty(at: text.end)),
    ]
    return LintReport(
      files: [
        ReportedFile(file, findings: findings),
        ReportedFile(
          types,
          findings: [
            Diagnostic(
              ruleID: "unused-case", severity: .hint, message: "mail has no tab",
              range: range(enumText, "mail"))
          ]),
        ReportedFile(clean, findings: []),
      ], failLevel: .error, isColored: isColored)
  }

  private static func written(
    by reporter: any Reporter.Type, isTerminal: Bool = false, isColored: Bool = false
  ) -> String {
    let collector = Collector(isTerminal: isTerminal)
    reporter.write(report(isColored: isColored), to: collector.output)
    collector.output.flush()
    return collector.text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
      .joined(separator: "\\e")
  }

  @Test(arguments: AllReporters.types.map { $0.name })
  func reporter(name: String) throws {
    let type = try #require(AllReporters.types.first { $0.name == name })
    let path = Fixtures.directory(#filePath, "Reporters/\(name).txt")
    try Golden.expect(Self.written(by: type), matches: path)
  }

  @Test(arguments: [false, true])
  func terminal(isColored: Bool) throws {
    let name = isColored ? "terminal-colored" : "terminal"
    let path = Fixtures.directory(#filePath, "Reporters/\(name).txt")
    let text = Self.written(by: TextReporter.self, isTerminal: true, isColored: isColored)
    try Golden.expect(text, matches: path)
  }

  @Test func statistics() throws {
    let statistics = LintStatistics(Self.report())
    let text = statistics.text + String(decoding: statistics.json, as: UTF8.self)
    try Golden.expect(text, matches: Fixtures.directory(#filePath, "Reporters/statistics.txt"))
  }

  @Test func summary() {
    #expect(LintSummary.line(of: Self.report()) == "2 errors, 1 warning, 2 hints in 2 of 3 files")
    let clean = LintReport(files: Array(Self.report().files.suffix(1)), failLevel: .error)
    #expect(LintSummary.line(of: clean) == "no findings in 1 file")
    let none = LintReport(files: [], failLevel: .error)
    #expect(LintSummary.line(of: none) == "no .tabs or .swift files found")
  }

  /// A baseline of a report makes hints of the same findings after lines have moved, and of no others.
  @Test func baseline() throws {
    let file = Self.report().files[0]
    var written = Baseline(folder: "/project")
    written.add(file.findings, in: file.lines, name: "a.tabs")
    let path = Fixtures.directory(#filePath, "Reporters/baseline.txt")
    try Golden.expect(String(decoding: written.document, as: UTF8.self), matches: path)

    let read = try Baseline.read(written.document, folder: "/project").get()
    #expect(read.document == written.document)
    let moved = SourceText(bytes: Array("// new\n".utf8) + file.file.text.bytes)
    let shift = 7
    let findings = (file.findings + [file.findings[1]]).map { finding in
      var moved = finding
      moved.range =
        finding.range.lowerBound.advanced(by: shift)..<finding.range.upperBound.advanced(by: shift)
      return moved
    }
    let lines = LineIndex(moved)
    #expect(
      read.applying(to: findings, in: lines, name: "a.tabs").map(\.severity) == [
        .hint, .hint, .hint, .hint, .error,
      ])
    #expect(read.applying(to: findings, in: lines, name: "b.tabs") == findings)
  }

  @Test(arguments: [
    "", "[]", "{version: 2}", "{files: [{path: 1}]}",
    "{files: [{findings: [{rule: 'a', count: 0}]}]}",
    "{more: 1}",
  ])
  func wrongBaseline(text: String) {
    #expect(throws: Baseline.Failure.self) {
      try Baseline.read(Array(text.utf8), folder: "/").get()
    }
  }
}
