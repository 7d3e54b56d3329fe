import TabLint
import TabSpecParser

/// The catalogue as a page of Markdown, which is kept as `Grammar/RULES.md`.
enum RulePage {
  /// All rules; the findings and fixes are those that linting the examples gives now.
  static var text: String {
    let infos = AllRules.infos
    let rows = infos.map { info in
      let summary = info.summary.split(separator: "|", omittingEmptySubsequences: false)
        .joined(separator: "\\|")
      return "| [`\(info.id)`](#\(info.id)) | \(info.severity.rawValue) | \(fix(of: info)) "
        + "| \(summary) |\n"
    }
    return """
      # Rules

      What `tablsp lint` finds, by the name that configuration, suppressions and `--rule` use.
      `tablsp rules --output markdown` prints this page.

      A *safe* fix is applied by `--fix`; a *suggested* one is offered by editors and applied by
      `--unsafe-fixes`.

      | rule | severity | fix | finds |
      |---|---|---|---|
      \(rows.joined())
      \(infos.map(section).joined(separator: "\n"))
      """
  }

  /// What can be done about the rule's finding in its example.
  private static func fix(of info: RuleInfo) -> String {
    let example = RuleExample(info.wrong)
    let findings = example.session.lint(example.file).filter { $0.ruleID == info.id }
    let fixes = findings.flatMap(\.fixIts)
    return fixes.isEmpty ? "" : fixes.contains(where: \.isSafe) ? "safe" : "suggested"
  }

  private static func section(_ info: RuleInfo) -> String {
    let source = info.source.map { "\nSource: <\($0)>\n" } ?? ""
    return """
      ## \(info.id)

      *\(info.severity.rawValue)* · \(info.summary)

      \(info.reason)
      \(source)
      Wrong:

      \(example(info.wrong))
      Right:

      \(example(info.right))
      """
  }

  private static func example(_ example: RuleInfo.Example) -> String {
    let configuration = example.configuration.map { text in
      "```json\n\(text)\n```\n\n"
    }
    let findings = RuleExample(example).findings
    let found = findings.isEmpty ? "" : "\n```text\n\(findings)\n```\n"
    let isEnded = example.text.hasSuffix("\n")
    return (configuration ?? "") + "```swift\n\(example.text)\(isEnded ? "" : "\n")```\n" + found
  }
}
