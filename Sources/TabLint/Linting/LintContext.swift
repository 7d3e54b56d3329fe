import TabSpecParser

/// What a rule may ask, and where it puts its findings.
public struct LintContext {
  /// A finding and what it is about, so that one mistake gives one finding.
  struct Finding {
    var diagnostic: Diagnostic
    /// The file that it lies in.
    var file: TabFile
    var bar: Int?
    var tab: Int?
    /// The enum's case that it is about.
    var caseName: String?
  }

  public let session: LintSession
  public let file: TabFile
  /// The bars of the file that are to be linted.
  public let bars: [LintedBar]
  private(set) var findings: [Finding] = []
  /// The rule that is running.
  var rule: RuleInfo
  /// The file of the rule's subject: this one, or that of a bar which has some of its words here.
  var subject: TabFile

  init(session: LintSession, file: TabFile, bars: [LintedBar], rule: RuleInfo) {
    self.session = session
    self.file = file
    self.bars = bars
    self.rule = rule
    subject = file
  }

  public var project: Project {
    session.project
  }

  public var configuration: Configuration {
    session.linter.configuration
  }

  /// Takes a finding of the running rule. `place` is the file of `range`, nil the subject's own. What lies in another
  /// file than this one can make others superfluous; it is shown when that one is linted.
  public mutating func report(
    _ message: String, at range: TextRange, in place: TabFile? = nil, bar: LintedBar? = nil,
    tab: Int? = nil, caseName: String? = nil, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], fixIts: [FixIt] = [], tag: Diagnostic.Tag? = nil
  ) {
    let diagnostic = Diagnostic(
      ruleID: rule.id, severity: severity ?? rule.severity, message: message, range: range,
      notes: notes, fixIts: fixIts, tag: tag)
    findings.append(
      Finding(
        diagnostic: diagnostic, file: place ?? subject, bar: bar?.index, tab: tab,
        caseName: caseName))
  }

  /// A note at a place of any file.
  public func note(_ message: String, at place: Place) -> Diagnostic.Note {
    Diagnostic.Note(
      message: message, path: place.file === file ? nil : place.file.path, range: place.range)
  }

  /// A note at a range of the subject's file.
  public func note(_ message: String, at range: TextRange) -> Diagnostic.Note {
    note(message, at: Place(file: subject, range: range))
  }
}
