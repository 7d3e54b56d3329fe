/// What `tablsp` can be asked to do: a value that its options fill in, and that then runs.
///
/// A new command is a file in `Commands` and a line in `AllCommands`; its help, its option parsing and the suggestions for
/// misspellings come from what it says here.
protocol Command {
  static var name: String { get }
  /// What stands behind the options in the usage line; empty when nothing may.
  static var operands: String { get }
  /// One line without a full stop.
  static var summary: String { get }
  /// Paragraphs that end the help, in lines of at most 80 columns; empty for none.
  static var discussion: String { get }
  static var options: [CommandOption<Self>] { get }

  init()

  /// Takes what is no option.
  mutating func take(operand: String) throws(UsageError)

  func run(in environment: Environment) throws(UsageError) -> ExitCode
}

extension Command {
  static var operands: String { "" }
  static var discussion: String { "" }
  static var options: [CommandOption<Self>] { [] }

  mutating func take(operand: String) throws(UsageError) {
    throw UsageError("'\(Self.name)' takes no argument '\(operand)'")
  }
}
