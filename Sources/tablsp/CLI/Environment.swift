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
  /// Whether the thread that a run is called on may do the work of `Workers`.
  var hasDeepStack = false

  /// The world of this process.
  static func ofProcess() -> Environment {
    Environment(
      workingFolder: currentFolder(),
      variable: { name in getenv(name).map { String(cString: $0) } },
      input: Input(descriptor: STDIN_FILENO),
      output: Output(descriptor: STDOUT_FILENO),
      errors: Output(descriptor: STDERR_FILENO),
      hasDeepStack: mainThreadIsDeep())
  }

  private static func mainThreadIsDeep() -> Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      let code = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let code = getrlimit(RLIMIT_STACK, &limit)
    #endif
    return code == 0 && limit.rlim_cur >= rlim_t(Workers.stackSize)
  }

  /// `/` when the folder was deleted: every relative path is then reported as missing.
  private static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
