/// One condition on the way to a tab: a branch of `if`, `switch` or `#if`.
///
/// Conditions with the same key and different branches never hold together, wherever they stand; so `if x` and `if !x`
/// exclude each other without being one statement.
public struct Condition: Hashable, Sendable {
  /// What is decided: the condition's text without `!`, or the subject of a `switch`.
  public let key: String
  /// How it is decided: `true`, `false`, or the patterns of a case.
  public let branch: String
  /// The condition as a message names it: `!locked`.
  public let text: String
  /// Whether the compiler decides, in `#if`.
  public let isBuildTime: Bool

  public init(key: String, branch: String, text: String, isBuildTime: Bool = false) {
    self.key = key
    self.branch = branch
    self.text = text
    self.isBuildTime = isBuildTime
  }

  /// That `text`, a condition of `if` or `#if`, holds, or does not.
  static func holds(_ text: String, _ holds: Bool, isBuildTime: Bool = false) -> Condition {
    let isNegated =
      text.hasPrefix("!") && !text.contains("&&") && !text.contains("||")
      && !text.contains(",")
    let key = isNegated ? String(text.dropFirst()) : text
    let isTrue = holds != isNegated
    return Condition(
      key: (isBuildTime ? "#" : "") + key, branch: isTrue ? "true" : "false",
      text: isTrue ? key : key.contains(" ") ? "!(\(key))" : "!\(key)", isBuildTime: isBuildTime)
  }
}

extension [Condition] {
  /// Whether the two paths can never be taken together.
  public func excludes(_ other: [Condition]) -> Bool {
    contains { condition in
      other.contains { $0.key == condition.key && $0.branch != condition.branch }
    }
  }
}
