import TabLint
import TabSpecParser

/// An example of the catalogue as a project of one file, under the configuration that it asks for.
struct RuleExample {
  let file: TabFile
  let session: LintSession

  init(_ example: RuleInfo.Example) {
    file = TabFile(
      path: example.language == .swift ? "Example.swift" : "example.tabs",
      language: example.language, text: example.source)
    let configuration =
      example.configuration.map { ConfigurationReader(SourceText($0)).configuration }
      ?? Configuration()
    session = LintSession(
      linter: Linter(configuration: configuration), project: Project(files: [file]))
  }

  /// One line a finding and a note, as `lint` prints them; empty where nothing is found.
  var findings: String {
    let reported = ReportedFile(file, findings: session.lint(file))
    let report = LintReport(files: [reported], failLevel: .error)
    var text = ""
    let output = Output(isTerminal: false) { bytes in
      text += String(decoding: bytes, as: UTF8.self)
      return nil
    }
    TextReporter.write(report, to: output)
    output.flush()
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
