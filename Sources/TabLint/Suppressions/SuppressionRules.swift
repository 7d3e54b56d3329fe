import TabSpecParser

/// What the catalogue says of the findings about directives.
enum SuppressionRules {
  static let invalid = RuleInfo(
    id: "invalid-suppression",
    severity: .warning,
    summary: "A `tablsp:` comment can't be read, names no rule, or names one that does not exist",
    reason: "the comment looks as if it silenced something, and silences nothing",
    wrong: .init(
      """
      TabView {
          MorningView().tabItem { Text("Morning") }
          // tablsp:ignore duplicated-label
          EveningView().tabItem { Text("Evening") }
      }
      """),
    right: .init(
      """
      TabView {
          MorningView().tabItem { Text("Day") }
          // tablsp:ignore duplicate-label -- one page for each half of it
          EveningView().tabItem { Text("Day") }
      }
      """))

  static let unused = RuleInfo(
    id: "unused-suppression",
    severity: .warning,
    summary: "A `tablsp:` comment silences a rule that finds nothing there, or that is off",
    reason: "the next real finding at that place would stay unseen",
    wrong: .init(
      """
      TabView {
          MorningView().tabItem { Text("Morning") }
          // tablsp:ignore duplicate-label
          EveningView().tabItem { Text("Evening") }
      }
      """),
    right: .init(
      """
      TabView {
          MorningView().tabItem { Text("Morning") }
          EveningView().tabItem { Text("Evening") }
      }
      """))
}
