import TabSpecParser

/// What the formatter makes of a text.
public struct FormattedText: Sendable {
  public let text: SourceText
  /// The edits that turn the original into `text`: at most one a gap between two tokens, each no longer than what
  /// changes in it, sorted.
  public let edits: [TextEdit]

  init(_ text: SourceText) {
    self.text = text
    edits = []
  }

  init(text: SourceText, edits: [TextEdit]) {
    self.text = text
    self.edits = edits
  }

  /// Whether there was anything to do.
  public var hasChanges: Bool {
    !edits.isEmpty
  }
}
