import TabSpecParser

/// Which fixes are applied without asking for each.
public enum FixLevel: Sendable {
  /// Those that keep what the author meant.
  case safe
  /// Those that are only offered, too.
  case suggested

  func allows(_ fix: FixIt) -> Bool {
    fix.isSafe || self == .suggested
  }
}
