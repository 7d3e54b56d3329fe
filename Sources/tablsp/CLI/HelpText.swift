/// The help, made from what the commands say about themselves.
enum HelpText {
  /// Of the tool.
  static var tool: String {
    let commands = AllCommands.types.map { type in
      Row(term: "\(type.name) \(type.operands)", text: type.summary)
    }
    return """
      Finds mistakes in SwiftUI tab bars before the app runs

      Usage: tablsp COMMAND [OPTION…]

      Commands:
      \(table(commands))

      Options:
      \(table(commonOptions))

      'tablsp help COMMAND' says more about one of them.

      """
  }

  /// Of one command.
  static func text<Type: Command>(of command: Type.Type) -> String {
    let options = command.options.map { option in
      let names = option.names.reversed().joined(separator: ", ")
      return Row(
        term: option.value.map { "\(names) \($0.placeholder)" } ?? names, text: option.help)
    }
    let usage = ["tablsp", command.name, "[OPTION…]", command.operands].filter { !$0.isEmpty }
    let discussion = command.discussion.isEmpty ? "" : "\n\(command.discussion)\n"
    return """
      \(command.summary)

      Usage: \(usage.joined(separator: " "))

      Options:
      \(table(options + commonOptions))
      \(discussion)
      """
  }

  private struct Row {
    let term: String
    let text: String
  }

  private static let commonOptions = [
    Row(term: "-h, --help", text: "Print this help"),
    Row(term: "--version", text: "Print the version"),
  ]

  /// Two columns; a text of several lines, or behind a long term, keeps to the second.
  private static func table(_ rows: [Row]) -> String {
    let limit = 24
    let indent = String(repeating: " ", count: limit + 2)
    let lines = rows.map { row in
      let lines = row.text.split(separator: "\n").joined(separator: "\n\(indent)")
      let gap = limit - 2 - row.term.count
      return gap < 0
        ? "  \(row.term)\n\(indent)\(lines)"
        : "  \(row.term)\(String(repeating: " ", count: gap + 2))\(lines)"
    }
    return lines.joined(separator: "\n")
  }
}
