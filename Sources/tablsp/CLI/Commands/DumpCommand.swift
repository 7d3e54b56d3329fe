import TabSpecParser

/// `tablsp dump PATH`, for people who work on the parser.
struct DumpCommand: Command {
  static let name = "dump"
  static let operands = "PATH"
  static let summary = "Print what the parser makes of a file"
  static let discussion = "PATH may be '-' for the standard input."

  private enum Form {
    case tree
    case tokens
    case text
  }

  private var path: String?
  private var inputPath: String?
  private var form = Form.tree

  static var options: [CommandOption<DumpCommand>] {
    [
      .flag("--tokens", help: "Print the tokens instead of the tree") { $0.form = .tokens },
      .flag("--text", help: "Print the text again from its tokens, byte for byte") {
        $0.form = .text
      },
      .value("--stdin-path", "NAME", help: "The name of what '-' reads; it decides the language") {
        $0.inputPath = $1
      },
    ]
  }

  mutating func take(operand: String) throws(UsageError) {
    guard path == nil else { throw UsageError("'dump' takes one path") }
    path = operand
  }

  func run(in environment: Environment) throws(UsageError) -> ExitCode {
    guard let path else { throw UsageError("'dump' needs a path") }
    let isInput = path == "-"
    let name = isInput ? inputPath ?? "<stdin>" : path
    let bytes =
      isInput
      ? environment.input.readAll()
      : FileReader.read(FilePath.joined(environment.workingFolder, path))
    switch bytes {
    case .success(let bytes):
      let language = FoundFile.language(ofPath: name)
      let workers = Workers(jobs: 1, includeCaller: environment.hasDeepStack)
      let trees = workers.map(count: 1) { _ in
        SyntaxTree.parse(SourceText(bytes: bytes), language: language)
      }
      for tree in trees { environment.output.write(dump(tree)) }
      return .success
    case .failure(let error):
      environment.errors.write("\(name): error: \(error.message)\n")
      return .failure
    }
  }

  private func dump(_ tree: SyntaxTree) -> [UInt8] {
    switch form {
    case .tree: Array(tree.dump().utf8)
    case .tokens: Array(tree.dumpTokens().utf8)
    case .text:
      tree.tokens.indices.flatMap { tree.text.bytes[tree.range(ofToken: $0).byteIndices] }
    }
  }
}
