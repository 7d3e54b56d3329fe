/// `tablsp lsp`: the language server on the standard streams.
struct LSPCommand: Command {
  static let name = "lsp"
  static let summary = "Serve an editor over the Language Server Protocol"
  static let discussion = """
    Messages come in on the standard input and go out on the standard output. It is
    the editor that starts it; 'tablsp --stdio' and 'tablsp' without a terminal are
    the same.
    """

  static var options: [CommandOption<LSPCommand>] {
    [.flag("--stdio", help: "Use the standard streams, which it does anyway") { _ in }]
  }

  func run(in environment: Environment) -> ExitCode {
    StandardStreams.serve(LanguageServer()) == 0 ? .success : .findings
  }
}
