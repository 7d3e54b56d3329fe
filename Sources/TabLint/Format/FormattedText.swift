import TabSpecParser

/// What the formatter makes of a text.
public struct FormattedText: Sendable {
  public let text: SourceText
  private let changes: [GapChange]
  private let writer: GapWriter?

  init(_ text: SourceText) {
    self.text = text
    changes = []
    writer = nil
  }

  init(text: SourceText, changes: [GapChange], writer: GapWriter) {
    self.text = text
    self.changes = changes
    self.writer = writer
  }

  /// Whether there was anything to do.
  public var hasChanges: Bool {
    !changes.isEmpty
  }

  /// The edits that turn the original into `text`: at most one a gap between two tokens, each no
  /// longer than what changes in it, sorted.
  public var edits: [TextEdit] {
    writer?.edits(changes) ?? []
  }
}
