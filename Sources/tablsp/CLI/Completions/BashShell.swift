/// Bash, from the 3.2 of macOS on: where the function gives nothing, bash offers files.
enum BashShell: Shell {
  static let name = "bash"
  static let installation =
    "source <(tablsp completions bash)        # in ~/.bashrc"

  static func script(for commands: [CompletedCommand]) -> String {
    let first = commands.map(\.name) + CompletedCommand.commonOptions.map { $0.names[0] }
    return """
      # Completion of tablsp for bash, made by 'tablsp completions bash'.
      _tablsp() {
        local word="${COMP_WORDS[COMP_CWORD]}" option="${COMP_WORDS[COMP_CWORD - 1]}" words=''
        if [[ $option == '=' ]]; then
          option="${COMP_WORDS[COMP_CWORD - 2]}"
        elif [[ $word == '=' ]]; then
          word=''
        fi
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(first.joined(separator: " "))' -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]} $option" in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
        if [[ -z $words ]]; then
          case "${COMP_WORDS[1]} $word" in
      \(commands.map(optionNames).joined(separator: "\n"))
      \(commands.compactMap(operands).joined(separator: "\n"))
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _tablsp tablsp

      """
  }

  /// What may stand behind the options of a command.
  private static func values(of command: CompletedCommand) -> [String] {
    command.options.compactMap { option in
      guard let value = option.value else { return nil }
      let patterns = option.names.map { "'\(command.name) \($0)'" }.joined(separator: " | ")
      if case .words(let words) = value {
        return "    \(patterns)) words='\(words.joined(separator: " "))' ;;"
      }
      return "    \(patterns)) return ;;"
    }
  }

  private static func optionNames(of command: CompletedCommand) -> String {
    let names = command.options.map { $0.names[0] }
    return "      '\(command.name) -'*) words='\(names.joined(separator: " "))' ;;"
  }

  private static func operands(of command: CompletedCommand) -> String? {
    guard case .words(let words) = command.operand else { return nil }
    return "      '\(command.name) '*) words='\(words.joined(separator: " "))' ;;"
  }
}
