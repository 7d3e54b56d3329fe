/// A finding: which rule speaks, how much it matters, what happens when the app runs, and where.
public struct Diagnostic: Hashable, Sendable {
  /// A second place that belongs to a finding.
  public struct Note: Hashable, Sendable {
    public var message: String
    /// The file's path as it was given; nil is the finding's own file.
    public var path: String?
    public var range: TextRange

    public init(message: String, path: String? = nil, range: TextRange) {
      self.message = message
      self.path = path
      self.range = range
    }
  }

  /// How an editor may draw the place.
  public enum Tag: Hashable, Sendable {
    case unnecessary
    case deprecated
  }

  /// The rule's id in kebab case, like `duplicate-id`.
  public var ruleID: String
  public var severity: Severity
  /// Lower case, no full stop, names in quotes as they are written.
  public var message: String
  public var range: TextRange
  public var notes: [Note]
  public var fixIts: [FixIt]
  public var tag: Tag?

  public init(
    ruleID: String,
    severity: Severity,
    message: String,
    range: TextRange,
    notes: [Note] = [],
    fixIts: [FixIt] = [],
    tag: Tag? = nil
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
    self.tag = tag
  }
}
