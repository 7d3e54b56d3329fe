/// `tablsp completions SHELL`.
struct CompletionsCommand: Command {
  static let name = "completions"
  static var operands: String {
    AllShells.types.map { $0.name }.joined(separator: "|")
  }
  static let summary = "Print a script that completes this tool's commands in a shell"
  static var discussion: String {
    let lines = AllShells.types.map { "  \($0.installation)" }.joined(separator: "\n")
    return "Where the line goes that a shell reads:\n\n\(lines)"
  }

  private var shell: (any Shell.Type)?

  mutating func take(operand: String) throws(UsageError) {
    let names = AllShells.types.map { $0.name }
    guard shell == nil else { throw UsageError("'completions' takes one shell") }
    shell = AllShells.types.first { $0.name == operand }
    guard shell == nil else { return }
    let end = Wording.suggestion(for: operand, among: names)
    throw UsageError("there are completions for \(Wording.list(of: names)), not '\(operand)'\(end)")
  }

  func run(in environment: Environment) throws(UsageError) -> ExitCode {
    guard let shell else {
      throw UsageError("'completions' needs a shell: \(CompletionsCommand.operands)")
    }
    environment.output.write(shell.script(for: CompletedCommand.all))
    return .success
  }
}
