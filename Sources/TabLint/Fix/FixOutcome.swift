import TabSpecParser

/// What fixing made of the files of a project.
public struct FixOutcome: Sendable {
  /// A fix that was tried and taken back.
  public struct RolledBackFix: Hashable, Sendable {
    /// The finding, which is still there.
    public let finding: Diagnostic
    public let fix: FixIt
    /// What the fix would have led to, as a message.
    public let reason: String
  }

  public struct File: Sendable {
    /// The file as it is now; the same object where nothing was fixed.
    public let file: TabFile
    /// What makes the text of the one that was given, sorted by range.
    public let edits: [TextEdit]
    /// The findings that were fixed, in the order of the rounds, each with the place it had then.
    public let fixed: [Diagnostic]
    /// The findings that are left.
    public let findings: [Diagnostic]
    public let rolledBack: [RolledBackFix]
  }

  /// In the order of the project's files.
  public let files: [File]
  /// Whether there was nothing more to fix; false where fixes lead to new findings again and again.
  public let isQuiet: Bool
}
