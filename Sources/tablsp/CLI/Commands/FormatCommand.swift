import TabLint
import TabSpecParser

/// `tablsp format [PATH…]`.
struct FormatCommand: Command {
  static let name = "format"
  static let operands = "[PATH…]"
  static let summary = "Format .tabs files in place"
  static let discussion = """
    A PATH is a file, a folder or '-' for the standard input, which is printed
    formatted, or as it is where it can't be; without any PATH it is the current
    folder. Only white space changes. The names of the files that change are printed.

    A file is replaced at one go and keeps its permissions. A symbolic link stays, and
    the file that it leads to is replaced; other hard links to a file keep its old text.
    What stands between '// tablsp:format-off' and '// tablsp:format-on' stays as it is.

    Exit code: 0 when all went well, 1 when files would change and --check is given,
    2 when the command line or a configuration can't be used, 3 when a file can't be
    read, has a syntax error or can't be written.
    """

  var files = FileArguments()
  private var isCheck = false
  private var printsDifference = false
  private var color = ColorChoice.auto

  static var options: [CommandOption<FormatCommand>] {
    [
      .flag("--check", help: "Change nothing; exit with 1 if a file would change") {
        $0.isCheck = true
      },
      .flag("--diff", help: "Change nothing; print what would change") {
        $0.printsDifference = true
      },
      .choice("--color", ColorChoice.allCases.map(\.rawValue), help: "When to use colours") {
        $0.color = ColorChoice(rawValue: $1) ?? $0.color
      },
    ] + FileArguments.options(\.files)
  }

  mutating func take(operand: String) {
    files.paths.append(operand)
  }

  func run(in environment: Environment) throws(UsageError) -> ExitCode {
    guard files.paths.contains("-") else {
      let named = FormattableFiles(files, in: environment)
      guard !named.isEmpty else { return named.exitCode }
      if named.arguments.paths.count == 1 {
        let path = FilePath.joined(environment.workingFolder, named.arguments.paths[0])
        LargePages.prepare(forTextOf: FileReader.byteCount(of: path))
      }
      let run = try RunFiles<FormattableFile>(
        named.arguments, language: .tabs, in: environment)
      guard run.isUsable else { return max(run.exitCode, named.exitCode) }
      let format = FormatRun(run, in: environment)
      return max(named.exitCode, deliver(format, in: environment))
    }
    guard files.paths == ["-"] else {
      throw UsageError("'-' can't be formatted together with other paths")
    }
    return try formatInput(in: environment)
  }

  private func deliver(_ format: FormatRun, in environment: Environment) -> ExitCode {
    if printsDifference {
      let paint = Paint(
        isOn: color.isColored(environment.output, variable: environment.variable))
      format.printDifferences(paint)
    } else if isCheck {
      format.printNames()
    } else {
      format.write()
    }
    format.printSummary(isWritten: !printsDifference && !isCheck)
    return max(format.exitCode, isCheck && format.hasChanges ? .findings : .success)
  }

  // MARK: - The standard input

  private func formatInput(in environment: Environment) throws(UsageError) -> ExitCode {
    let bytes: [UInt8]
    switch environment.input.readAll() {
    case .success(let read): bytes = read
    case .failure(let error):
      environment.errors.write("\(shownInput): error: \(error.message)\n")
      return .failure
    }
    let (text, exitCode) = try formatted(bytes, in: environment)
    if printsDifference {
      let paint = Paint(
        isOn: color.isColored(environment.output, variable: environment.variable))
      environment.output.write(
        UnifiedDiff.text(from: bytes, to: text, path: shownInput, paint: paint))
    } else if !isCheck {
      environment.output.write(text)
    }
    return max(exitCode, isCheck && text != bytes ? .findings : .success)
  }

  /// What comes back for `bytes`: themselves where they can't be formatted.
  private func formatted(
    _ bytes: [UInt8], in environment: Environment
  ) throws(UsageError) -> ([UInt8], ExitCode) {
    var environment = environment
    environment.input = Input(isTerminal: false) { .success(bytes) }
    if let path = files.inputPath, FoundFile.language(ofPath: path) == .swift {
      environment.errors.write(FormattableFiles.refusal(of: path))
      return (bytes, .failure)
    }
    LargePages.prepare(forTextOf: bytes.count)
    let run: RunFiles<FormattableFile>
    do throws(UsageError) {
      run = try RunFiles(files, language: .tabs, in: environment)
    } catch {
      if !isCheck, !printsDifference { environment.output.write(bytes) }
      throw error
    }
    guard run.isUsable, !run.files.isEmpty else { return (bytes, run.exitCode) }
    let format = FormatRun(run, in: environment)
    format.printRefusals()
    return (format.texts.first ?? bytes, format.exitCode)
  }

  private var shownInput: String {
    files.inputPath.map { FilePath.shown($0) } ?? "<stdin>"
  }
}
