/// The commands, as the help lists them.
enum AllCommands {
  static var types: [any Command.Type] {
    [
      LintCommand.self,
      FormatCommand.self,
      RulesCommand.self,
      ExplainCommand.self,
      LSPCommand.self,
      CompletionsCommand.self,
      DumpCommand.self,
      HelpCommand.self,
    ]
  }

  static func type(named name: String) -> (any Command.Type)? {
    types.first { $0.name == name }
  }

  /// What to say about a name that no command has.
  static func unknown(_ name: String) -> UsageError {
    let end = Wording.suggestion(for: name, among: types.map { $0.name })
    return UsageError("unknown command '\(name)'\(end)")
  }
}
