import TabLint

/// `tablsp rules`.
struct RulesCommand: Command {
  static let name = "rules"
  static let summary = "List all rules with their severities"

  private enum Form: String, CaseIterable {
    case text, json, markdown
  }

  private var form = Form.text

  static var options: [CommandOption<RulesCommand>] {
    [
      .choice(
        "--output", Form.allCases.map(\.rawValue),
        help: "A table, a list of objects, or a page with all there\nis to say"
      ) { $0.form = Form(rawValue: $1) ?? $0.form }
    ]
  }

  func run(in environment: Environment) -> ExitCode {
    switch form {
    case .text: environment.output.write(RulesCommand.table)
    case .json: environment.output.write(RulesCommand.json)
    case .markdown: environment.output.write(RulePage.text)
    }
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
