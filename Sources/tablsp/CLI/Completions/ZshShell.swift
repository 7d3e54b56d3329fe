/// Zsh, by its completion functions.
enum ZshShell: Shell {
  static let name = "zsh"
  static let installation =
    "source <(tablsp completions zsh)         # in ~/.zshrc, after compinit"

  static func script(for commands: [CompletedCommand]) -> String {
    let names = commands.map { "      \(quoted("\($0.name):\($0.summary)"))" }
    return """
      #compdef tablsp
      # Completion of tablsp for zsh, made by 'tablsp completions zsh'.
      _tablsp() {
        if ((CURRENT == 2)); then
          local -a commands=(
      \(names.joined(separator: "\n"))
          )
          _describe -t commands command commands
          _arguments \(CompletedCommand.commonOptions.map(argument).joined(separator: " "))
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
      \(commands.map(arguments).joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _tablsp ]]; then
        _tablsp "$@"
      else
        compdef _tablsp tablsp
      fi

      """
  }

  private static func arguments(of command: CompletedCommand) -> String {
    let operand = command.operand.map { [quoted("*:\(action($0))")] } ?? []
    let lines = (command.options.map(argument) + operand).joined(separator: " \\\n        ")
    return "    \(command.name)) _arguments \\\n        \(lines) ;;"
  }

  /// `'(-q --quiet)'{-q,--quiet}'[help]'`
  private static func argument(_ option: CompletedCommand.Option) -> String {
    let end = option.value.map { "=[\(escaped(option.help))]:\(action($0))" }
    let help = end ?? "[\(escaped(option.help))]"
    guard option.names.count > 1 else { return quoted(option.names[0] + help) }
    let names = option.names
    return "'(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}\(quoted(help))"
  }

  /// A message and what makes the matches.
  private static func action(_ value: CompletedValue) -> String {
    switch value {
    case .file: "file:_files"
    case .words(let words): "value:(\(words.joined(separator: " ")))"
    case .open: "value: "
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "[" || $1 == "]" ? "\\\($1)" : "\($1)" }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
