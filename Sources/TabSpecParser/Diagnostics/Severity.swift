/// How much a finding matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Advice.
  case hint
  /// Likely wrong.
  case warning
  /// Never works as written.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .warning: 1
    case .error: 2
    }
  }
}
