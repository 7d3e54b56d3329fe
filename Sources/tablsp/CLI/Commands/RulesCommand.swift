import TabLint

/// `tablsp rules`.
struct RulesCommand: Command {
  static let name = "rules"
  static let summary = "List all rules with their severities"

  private var isJSON = false

  static var options: [CommandOption<RulesCommand>] {
    [
      .choice("--output", ["text", "json"], help: "A table, or a list of objects") {
        $0.isJSON = $1 == "json"
      }
    ]
  }

  func run(in environment: Environment) -> ExitCode {
    environment.output.write(isJSON ? RulesCommand.json : Array(RulesCommand.table.utf8))
    return .success
  }

  /// Id, severity and summary, a line a rule.
  private static var table: String {
    let infos = AllRules.infos
    let width = infos.map(\.id.count).max() ?? 0
    return infos.map { info in
      let id = Wording.padded(info.id, to: width)
      return "\(id)  \(Wording.padded(info.severity.rawValue, to: 7))  \(info.summary)\n"
    }.joined()
  }

  private static var json: [UInt8] {
    var writer = JSONWriter(expandedDepth: 2)
    writer.array(AllRules.infos) { writer, info in
      writer.object { writer in
        writer.member("id", info.id)
        writer.member("severity", info.severity.rawValue)
        writer.member("summary", info.summary)
        writer.member("reason", info.reason)
        if let source = info.source { writer.member("source", source) }
      }
    }
    return writer.document
  }
}
