/// Where a report goes: the standard output, the error stream where that is taken, or the file of `--output-file`.
struct ReportDestination {
  private let path: String?
  private let stream: Output
  private let environment: Environment

  /// - Parameters:
  ///   - path: from the working folder on; nil is a stream.
  ///   - isOutputTaken: whether something else goes to the standard output.
  init(path: String?, isOutputTaken: Bool, in environment: Environment) {
    self.path = path
    self.environment = environment
    stream = isOutputTaken ? environment.errors : environment.output
  }

  func isColored(_ choice: ColorChoice) -> Bool {
    guard path == nil else { return choice == .always }
    return choice.isColored(stream, variable: environment.variable)
  }

  /// Hands over what `body` writes; a failure is told on the error stream.
  func write(_ body: (Output) -> Void) -> ExitCode {
    guard let path else {
      body(stream)
      return .success
    }
    var bytes: [UInt8] = []
    let output = Output(isTerminal: false) { piece in
      bytes += piece
      return nil
    }
    body(output)
    output.flush()
    let full = FilePath.joined(environment.workingFolder, path)
    guard let error = FileWriter.write(bytes, to: full) else { return .success }
    environment.errors.write("\(path): error: \(error.message)\n")
    return .failure
  }
}
