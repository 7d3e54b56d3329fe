#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a run sees of the world around it, as values, so that a test can hand in its own.
struct Environment {
  /// The absolute path that relative ones start from.
  var workingFolder: String
  /// The value of an environment variable; nil when it is not set.
  var variable: (String) -> String?
  var input: Input
  var output: Output
  var errors: Output

  /// The world of this process.
  static func ofProcess() -> Environment {
    Environment(
      workingFolder: currentFolder(),
      variable: { name in getenv(name).map { String(cString: $0) } },
      input: Input(descriptor: STDIN_FILENO),
      output: Output(descriptor: STDOUT_FILENO),
      errors: Output(descriptor: STDERR_FILENO))
  }

  /// `/` when the folder was deleted: every relative path is then reported as missing.
  private static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
