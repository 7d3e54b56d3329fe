/// Fish, by its `complete` command.
enum FishShell: Shell {
  static let name = "fish"
  static let installation =
    "tablsp completions fish | source          # in ~/.config/fish/config.fish"

  static func script(for commands: [CompletedCommand]) -> String {
    let isFirst = "complete -c tablsp -n __fish_use_subcommand"
    let names = commands.map { "\(isFirst) -a \($0.name) -d \(quoted($0.summary))" }
    let common = CompletedCommand.commonOptions.map { "\(isFirst) \(option($0))" }
    let lines = names + common + commands.flatMap(lines)
    return """
      # Completion of tablsp for fish, made by 'tablsp completions fish'.
      complete -c tablsp -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func lines(for command: CompletedCommand) -> [String] {
    let start = "complete -c tablsp -n '__fish_seen_subcommand_from \(command.name)'"
    let operand = command.operand.map { ["\(start) \(values($0))"] } ?? []
    return operand + command.options.map { "\(start) \(option($0))" }
  }

  private static func option(_ option: CompletedCommand.Option) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    let value = option.value.map { " -r \(values($0))" } ?? ""
    return "\(names.joined(separator: " "))\(value) -d \(quoted(option.help))"
  }

  private static func values(_ value: CompletedValue) -> String {
    switch value {
    case .file: "-F"
    case .words(let words): "-f -a '\(words.joined(separator: " "))'"
    case .open: "-f"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'"))'"
  }
}
