import TabLint
import TabSpecParser

/// All that the catalogue says about a rule, as text.
enum RuleExplanation {
  /// The findings under the examples are those that linting gives now.
  static func text(_ info: RuleInfo) -> String {
    var paragraphs = ["\(info.id) (\(info.severity.rawValue))", info.summary, info.reason]
    if let source = info.source { paragraphs.append("Source: \(source)") }
    let sections = [("Wrong", info.wrong), ("Right", info.right)].map { title, example in
      section(title, example)
    }
    return (paragraphs + sections).map { "\($0)\n" }.joined(separator: "\n")
  }

  private static func section(_ title: String, _ example: RuleInfo.Example) -> String {
    var parts = ["\(title):"]
    if let configuration = example.configuration {
      parts.append("\(indented(configuration))\n  (as \(ConfigurationFile.name))")
    }
    parts.append(indented(example.text))
    let findings = RuleExample(example).findings
    if !findings.isEmpty { parts.append(findings) }
    return parts.joined(separator: "\n\n")
  }

  private static func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.last == "" ? lines.dropLast() : lines[...]
    return last.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
