/// What the process says to who started it. Of several the highest wins.
enum ExitCode: Int32, Comparable, Sendable {
  /// No finding at the fail level.
  case success = 0
  /// Findings at the fail level, or files that would change.
  case findings = 1
  /// The command line or a configuration can't be understood.
  case usage = 2
  /// A file could not be read, parsed or written.
  case failure = 3

  static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
