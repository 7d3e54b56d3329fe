import TabSpecParser

/// What the formatter makes of a text.
public struct FormattedText: Sendable {
  public let text: SourceText
  /// Nil if there is nothing to write.
  private let writer: GapWriter?

  init(_ text: SourceText, writtenBy writer: GapWriter? = nil) {
    self.text = text
    self.writer = writer
  }

  /// Whether there was anything to do.
  public var hasChanges: Bool {
    writer != nil
  }

  /// The edits that turn the original into `text`: at most one a gap between two tokens, each no
  /// longer than what changes in it, sorted.
  public var edits: [TextEdit] {
    writer?.edits ?? []
  }
}
