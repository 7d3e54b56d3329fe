import TabSpecParser

/// Lints files of a project under one configuration.
public struct Linter: Sendable {
  public let configuration: Configuration
  /// The only rules to run; nil runs all that are on.
  public let onlyRules: Set<String>?

  public init(configuration: Configuration, onlyRules: Set<String>? = nil) {
    self.configuration = configuration
    self.onlyRules = onlyRules
  }

  /// The findings in `file`, sorted by place, then by rule id.
  public func lint(_ file: TabFile, in project: Project) -> [Diagnostic] {
    []
  }
}
