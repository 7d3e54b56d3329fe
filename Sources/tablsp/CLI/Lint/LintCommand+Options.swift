import TabSpecParser

extension LintCommand {
  static var options: [CommandOption<LintCommand>] {
    [
      .flag("--fix", help: "Apply the safe fixes, and report what is left") {
        $0.fixLevel = $0.fixLevel ?? .safe
      },
      .flag("--unsafe-fixes", help: "Apply the suggested fixes too") { $0.fixLevel = .suggested },
      .flag("--diff", help: "Print what the fixes would change; change nothing") {
        $0.showsDifference = true
      },
      .choice("--output", AllReporters.types.map { $0.name }, help: "The form of the findings") {
        command, name in
        command.reporter = AllReporters.types.first { $0.name == name } ?? command.reporter
      },
      .value("--output-file", "FILE", help: "Write the findings there") { $0.outputPath = $1 },
      .value("--rule", "RULE[,RULE…]", help: "Run only these rules; may be repeated") {
        command, value throws(UsageError) in
        let ids = try RuleNames.parse(value)
        command.onlyRules = (command.onlyRules ?? []).union(ids)
      },
      .flag("--strict", help: "Warnings fail too") { $0.failLevel = .warning },
      .flag("--quiet", "-q", help: "Report only what fails, without the summary") {
        $0.isQuiet = true
      },
      .flag("--statistics", help: "Count the findings of each rule instead of listing them") {
        $0.printsStatistics = true
      },
      .value("--baseline", "FILE", help: "Report the findings known to FILE as hints") {
        $0.baselinePath = $1
      },
      .value("--write-baseline", "FILE", help: "Write all findings to FILE as known ones") {
        $0.newBaselinePath = $1
      },
      .choice("--color", ColorChoice.allCases.map(\.rawValue), help: "When to use colours") {
        $0.color = ColorChoice(rawValue: $1) ?? $0.color
      },
    ] + FileArguments.options(\.files)
  }
}
