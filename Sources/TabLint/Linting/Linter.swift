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

  /// The dialects in force: those that the configuration describes, then the built-in ones.
  public var dialects: [Dialect] {
    configuration.containers.map(\.dialect) + BuiltInDialects.all
  }

  /// The bars of `file`, those in previews and tests included.
  public func bars(in file: TabFile, of project: Project) -> [TabBar] {
    BarReader(file: file, project: project, dialects: dialects).bars()
  }

  /// The findings in `file`, sorted by place, then by rule id. For many files of one project, make one `LintSession`.
  public func lint(_ file: TabFile, in project: Project) -> [Diagnostic] {
    LintSession(linter: self, project: project).lint(file)
  }

  /// What is left of the rules' findings in a file, with those of the parser and about the
  /// suppressions, sorted by place, then by rule id.
  func conclude(
    _ findings: [Diagnostic], in tree: SyntaxTree, language: TabFile.Language
  ) -> [Diagnostic] {
    let all = unique(findings + SyntaxRules.findings(in: tree, language: language))
    return Suppressions(tree).apply(to: all, of: self)
  }

  /// The severity of a rule under the configuration; nil where it is off or not asked for.
  func severity(of finding: Diagnostic) -> Severity? {
    if let only = onlyRules, !only.contains(finding.ruleID) { return nil }
    return configuration.severity(of: finding.ruleID, default: finding.severity)
  }

  /// The same source can be read more than once, as the body of a loop; it is reported once.
  private func unique(_ findings: [Diagnostic]) -> [Diagnostic] {
    struct Subject: Hashable {
      let rule: String
      let range: TextRange
      let message: String
    }
    var seen: Set<Subject> = []
    return findings.filter {
      seen.insert(Subject(rule: $0.ruleID, range: $0.range, message: $0.message)).inserted
    }
  }
}
