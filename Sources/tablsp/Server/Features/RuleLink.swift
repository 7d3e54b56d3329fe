/// Where a rule is explained.
enum RuleLink {
  /// The scheme is ours; `tablsp explain RULE` says what stands there.
  static func target(of rule: String) -> String {
    "tablsp:explain/\(rule)"
  }
}
