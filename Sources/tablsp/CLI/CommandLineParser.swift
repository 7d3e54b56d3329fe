/// What a command's arguments ask for.
enum ParsedCommand<Parsed: Command> {
  case run(Parsed)
  case help
  case version
}

/// Reads a command's arguments: `--flag`, `--option VALUE`, `--option=VALUE`, operands between them, and `--`, behind which
/// everything is an operand. A single `-` is an operand too. Of an option that is given twice the last one counts.
struct CommandLineParser<Parsed: Command> {
  private let options = Parsed.options
  private var arguments: ArraySlice<String>

  static func parse(_ arguments: ArraySlice<String>) throws(UsageError) -> ParsedCommand<Parsed> {
    var parser = CommandLineParser(arguments: arguments)
    return try parser.parse()
  }

  private init(arguments: ArraySlice<String>) {
    self.arguments = arguments
  }

  private mutating func parse() throws(UsageError) -> ParsedCommand<Parsed> {
    var command = Parsed()
    var isBehindOptions = false
    while let argument = arguments.popFirst() {
      switch argument {
      case _ where isBehindOptions || argument == "-" || !argument.hasPrefix("-"):
        try command.take(operand: argument)
      case "--": isBehindOptions = true
      case "--help", "-h": return .help
      case "--version": return .version
      default: try apply(argument, to: &command)
      }
    }
    return .run(command)
  }

  private mutating func apply(_ argument: String, to command: inout Parsed) throws(UsageError) {
    let equals = argument.firstIndex(of: "=")
    let name = String(argument[..<(equals ?? argument.endIndex)])
    guard let option = options.first(where: { $0.names.contains(name) }) else {
      let names = options.flatMap(\.names) + ["--help", "--version"]
      let end = Wording.suggestion(for: name, among: names.filter { $0.hasPrefix("--") })
      throw UsageError("unknown option '\(name)'\(end)")
    }
    guard let value = option.value else {
      guard equals == nil else { throw UsageError("'\(name)' takes no value") }
      return try option.apply(&command, "")
    }
    if let equals {
      try option.apply(&command, String(argument[argument.index(after: equals)...]))
    } else if let argument = arguments.popFirst() {
      try option.apply(&command, argument)
    } else {
      throw UsageError("'\(name)' needs a value: \(name) \(value.placeholder)")
    }
  }
}
