/// A shell that can complete the tool's command line.
///
/// A new one is a file in this folder and a line in `AllShells`; its script is made from the tables of commands and
/// options.
protocol Shell {
  /// As the command line names it.
  static var name: String { get }
  /// Where a person puts the script, as the help says it.
  static var installation: String { get }

  /// The script that completes `commands`.
  static func script(for commands: [CompletedCommand]) -> String
}

/// The values of `tablsp completions`.
enum AllShells {
  static var types: [any Shell.Type] {
    [
      BashShell.self,
      ZshShell.self,
      FishShell.self,
    ]
  }
}
