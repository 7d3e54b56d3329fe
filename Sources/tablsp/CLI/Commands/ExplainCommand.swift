import TabLint

/// `tablsp explain RULE`.
struct ExplainCommand: Command {
  static let name = "explain"
  static let operands = "RULE…"
  static let summary = "Explain rules: why they matter, with an example run now"

  private var infos: [RuleInfo] = []

  mutating func take(operand: String) throws(UsageError) {
    infos.append(try RuleNames.info(named: operand))
  }

  func run(in environment: Environment) throws(UsageError) -> ExitCode {
    guard !infos.isEmpty else {
      throw UsageError("'explain' needs a rule; 'tablsp rules' lists them")
    }
    environment.output.write(infos.map(RuleExplanation.text).joined(separator: "\n"))
    return .success
  }
}
