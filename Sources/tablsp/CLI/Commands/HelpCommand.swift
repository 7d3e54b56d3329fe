/// `tablsp help [COMMAND]`.
struct HelpCommand: Command {
  static let name = "help"
  static let operands = "[COMMAND]"
  static let summary = "Explain the tool or one of its commands"

  private var command: String?

  mutating func take(operand: String) throws(UsageError) {
    guard command == nil else { throw UsageError("'help' takes one command") }
    command = operand
  }

  func run(in environment: Environment) throws(UsageError) -> ExitCode {
    guard let command else {
      environment.output.write(HelpText.tool)
      return .success
    }
    guard let type = AllCommands.type(named: command) else { throw AllCommands.unknown(command) }
    environment.output.write(HelpText.text(of: type))
    return .success
  }
}
