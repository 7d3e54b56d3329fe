import TabLint

/// What a shell has to know of a command.
struct CompletedCommand {
  struct Option {
    /// The long name first.
    let names: [String]
    /// The first sentence of the help.
    let help: String
    /// Nil for a flag.
    let value: CompletedValue?
  }

  let name: String
  let summary: String
  let options: [Option]
  /// Nil where nothing may stand behind the options.
  let operand: CompletedValue?

  /// Of all commands, as the help lists them.
  static var all: [CompletedCommand] {
    AllCommands.types.map { read($0) }
  }

  /// The options that every command has, and the tool without one.
  static let commonOptions = [
    Option(names: ["--help", "-h"], help: "Print this help", value: nil),
    Option(names: ["--version"], help: "Print the version", value: nil),
  ]

  private static func read<Type: Command>(_ type: Type.Type) -> CompletedCommand {
    let options = type.options.map { option in
      Option(
        names: option.names, help: option.help.split(separator: "\n").joined(separator: " "),
        value: option.value.map(CompletedValue.init))
    }
    return CompletedCommand(
      name: type.name, summary: type.summary, options: options + commonOptions,
      operand: type.operands.isEmpty ? nil : CompletedValue(placeholder: type.operands))
  }
}

/// What can stand where a value is wanted.
enum CompletedValue {
  case file
  case words([String])
  /// Nothing that a shell could know.
  case open

  init(_ value: OptionValue) {
    switch value {
    case .any(let placeholder): self.init(placeholder: placeholder)
    case .oneOf(let choices): self = .words(choices)
    }
  }

  /// - Parameter placeholder: the words of the help: `FILE`, `[PATH…]`, `RULE…`, `[COMMAND]`, `bash|zsh`.
  init(placeholder: String) {
    let plain = placeholder.filter { $0 != "[" && $0 != "]" && $0 != "…" }
    if plain.hasPrefix("RULE") {
      self = .words(AllRules.infos.map(\.id))
    } else if plain == "COMMAND" {
      self = .words(AllCommands.types.map { $0.name })
    } else if plain.contains("|") {
      self = .words(plain.split(separator: "|").map(String.init))
    } else if ["FILE", "NAME", "PATH"].contains(plain) {
      self = .file
    } else {
      self = .open
    }
  }
}
