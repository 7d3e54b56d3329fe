import TabSpecParser

/// The settings of a run. Whoever reads `.tablsp.json` fills it in; nothing here touches a file.
public struct Configuration: Hashable, Sendable {
  /// What the configuration says about a rule.
  public enum RuleSetting: Hashable, Sendable {
    case off
    case severity(Severity)
  }

  /// How the formatter writes.
  public struct Format: Hashable, Sendable {
    public enum Indent: Hashable, Sendable {
      case spaces(Int)
      case tab
    }

    /// In characters.
    public var lineWidth = 100
    public var indent: Indent = .spaces(4)

    public init() {}
  }

  /// By rule id; a rule that is not here has its default severity.
  public var rules: [String: RuleSetting] = [:]
  /// Globs relative to the configuration file's folder.
  public var exclude: [String] = []
  /// The tabs a bar shows before the rest moves behind "More".
  public var visibleTabs = 5
  /// Whether bars in previews and tests are linted too.
  public var lintPreviews = false
  public var format = Format()
  /// The system the code is written for; nil when nothing may be said about what a system has.
  public var target: Target?
  /// Bars with names and shapes of the project's own.
  public var containers: [ContainerDescription] = []
  /// All names of system symbols there are; nil when no catalogue is at hand.
  public var symbols: Set<String>?

  public init() {}

  /// The severity `ruleID` has here; nil when it is off.
  public func severity(of ruleID: String, default severity: Severity) -> Severity? {
    switch rules[ruleID] {
    case .off: nil
    case .severity(let configured): configured
    case nil: severity
    }
  }
}
