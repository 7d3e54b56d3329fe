/// What every command that reads files can be told about which ones and how.
struct FileArguments {
  /// As they stand on the command line; `-` is the standard input.
  var paths: [String] = []
  var inputPath: String?
  var configurationPath: String?
  var forceExclude = false
  /// Nil is one a processor.
  var jobs: Int?

  /// The options that set these, for a command that keeps them at `path`.
  static func options<Subject>(
    _ path: WritableKeyPath<Subject, FileArguments>
  ) -> [CommandOption<Subject>] {
    [
      .value(
        "--config", "FILE",
        help:
          "Use this configuration for all files, instead of the\nnearest .tablsp.json above each"
      ) { $0[keyPath: path].configurationPath = $1 },
      .value(
        "--stdin-path", "NAME", help: "The name of what '-' reads; it decides the language"
      ) { $0[keyPath: path].inputPath = $1 },
      .flag("--force-exclude", help: "Leave out named files too if they are ignored or excluded") {
        $0[keyPath: path].forceExclude = true
      },
      .value("--jobs", "N", help: "Work on at most N files at once") {
        subject, value throws(UsageError) in
        guard let jobs = Int(value), jobs > 0 else {
          throw UsageError("'--jobs' must be a number above 0, not '\(value)'")
        }
        subject[keyPath: path].jobs = jobs
      },
    ]
  }
}
