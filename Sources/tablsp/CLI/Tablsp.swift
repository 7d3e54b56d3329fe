/// The tool from outside: arguments in, text and an exit code out.
enum Tablsp {
  /// Runs what the arguments (without the program's own name) ask for. All output has been handed over when it returns.
  static func run(arguments: [String], environment: Environment) -> ExitCode {
    var exitCode: ExitCode
    do throws(UsageError) {
      exitCode = try run(arguments, in: environment)
    } catch {
      environment.errors.write("\(Version.name): error: \(error.message)\n")
      exitCode = .usage
    }
    environment.output.flush()
    if let failure = environment.output.failure {
      environment.errors.write("\(Version.name): error: standard output: \(failure.message)\n")
      exitCode = .failure
    }
    environment.errors.flush()
    return exitCode
  }

  private static func run(
    _ arguments: [String], in environment: Environment
  ) throws(UsageError) -> ExitCode {
    guard let first = arguments.first else {
      // Editors start it without arguments, and nobody else has no terminal then.
      if !environment.input.isTerminal { return try run(LSPCommand.self, [], in: environment) }
      environment.errors.write(HelpText.tool)
      return .usage
    }
    switch first {
    case "--stdio": return try run(LSPCommand.self, arguments[...], in: environment)
    case "--help", "-h": return try run(HelpCommand.self, arguments.dropFirst(), in: environment)
    case "--version": return printVersion(in: environment)
    case _ where first.hasPrefix("-"):
      let end = Wording.suggestion(for: first, among: ["--help", "--stdio", "--version"])
      throw UsageError("unknown option '\(first)'\(end)")
    default: break
    }
    guard let type = AllCommands.type(named: first) else { throw AllCommands.unknown(first) }
    return try run(type, arguments.dropFirst(), in: environment)
  }

  private static func run<Type: Command>(
    _ type: Type.Type, _ arguments: ArraySlice<String>, in environment: Environment
  ) throws(UsageError) -> ExitCode {
    switch try CommandLineParser<Type>.parse(arguments) {
    case .run(let command): return try command.run(in: environment)
    case .version: return printVersion(in: environment)
    case .help:
      environment.output.write(HelpText.text(of: type))
      return .success
    }
  }

  private static func printVersion(in environment: Environment) -> ExitCode {
    environment.output.write("\(Version.name) \(Version.number)\n")
    return .success
  }
}
