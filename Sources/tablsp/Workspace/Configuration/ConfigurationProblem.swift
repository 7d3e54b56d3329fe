import TabSpecParser

/// What is wrong with a configuration, and where in its text.
struct ConfigurationProblem: Error, Hashable, Sendable {
  /// With the key's path, like `rules.'duplicate-idd' is no rule; did you mean 'duplicate-id'?`.
  let message: String
  let range: TextRange
}
