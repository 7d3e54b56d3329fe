import TabSpecParser

/// A rule that a comment names: `duplicate-id` in `// tablsp:ignore duplicate-id`.
public struct RuleMention: Sendable {
  public let rule: RuleInfo
  public let range: TextRange

  /// The rules that the comments of a file name, in order; names of no rule are left out.
  public static func all(in file: TabFile) -> [RuleMention] {
    Directive.all(in: file.tree).flatMap(\.rules).compactMap { name in
      guard let rule = AllRules.info(name.text) else { return nil }
      return RuleMention(rule: rule, range: name.range)
    }
  }

  /// Where comments of `files` name a rule.
  public static func places(of rule: String, in files: [TabFile]) -> [Place] {
    files.flatMap { file in
      all(in: file).filter { $0.rule.id == rule }.map { Place(file: file, range: $0.range) }
    }
  }
}
