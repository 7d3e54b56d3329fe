import TabSpecParser

/// A rule: what it is called, why it matters, and how it is found. A rule has no state and reads nothing but its subject
/// and the context.
public protocol Rule: Sendable {
  var info: RuleInfo { get }

  /// Called for each bar of the file that is to be linted.
  func check(_ bar: LintedBar, in context: inout LintContext)

  /// Called once for the file, bars or not.
  func check(_ file: TabFile, in context: inout LintContext)
}

extension Rule {
  public func check(_ bar: LintedBar, in context: inout LintContext) {}

  public func check(_ file: TabFile, in context: inout LintContext) {}
}

/// What the catalogue says about a rule; `tablsp rules`, `tablsp explain`, hovers and the rule page are made from it.
public struct RuleInfo: Sendable {
  /// A small file, run by a test: the wrong one gives the finding, the right one none of this rule.
  public struct Example: Sendable {
    public var language: TabFile.Language
    public var source: SourceText
    /// The configuration that the example needs, as the text of a `.tablsp.json`; nil is none.
    public var configuration: String?

    public init(
      language: TabFile.Language = .tabs, configuration: String? = nil, _ text: String
    ) {
      self.language = language
      self.configuration = configuration
      source = SourceText(text + "\n")
    }

    /// An example that no string can hold.
    init(bytes: [UInt8]) {
      language = .tabs
      source = SourceText(bytes: bytes)
    }

    public var text: String {
      source.string
    }
  }

  /// Kebab case, named for what is seen: `duplicate-id`.
  public var id: String
  /// The default.
  public var severity: Severity
  /// One sentence without a full stop: when it fires.
  public var summary: String
  /// Why it hurts at run time.
  public var reason: String
  /// Where the claim about the framework comes from; nil where the code itself shows it.
  public var source: String?
  public var wrong: Example
  public var right: Example

  public init(
    id: String, severity: Severity, summary: String, reason: String, source: String? = nil,
    wrong: Example, right: Example
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.source = source
    self.wrong = wrong
    self.right = right
  }
}
