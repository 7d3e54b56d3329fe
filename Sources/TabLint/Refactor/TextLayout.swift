import TabSpecParser

/// How lines of a text are laid out, for changes that write new ones.
enum TextLayout {
  /// The blanks that begin the line of `offset`.
  static func indentation(at offset: TextOffset, in text: SourceText) -> String {
    let start = lineStart(of: offset, in: text)
    var end = start
    while end < text.bytes.count, isBlank(text.bytes[end]) { end += 1 }
    return text[TextOffset(start)..<TextOffset(end)]
  }

  /// One step of indentation, as the line of `inner` is indented under that of `outer`; the
  /// configuration's where it is not.
  static func indentUnit(
    from outer: TextOffset, to inner: TextOffset?, in text: SourceText,
    _ configuration: Configuration
  ) -> String {
    let outer = indentation(at: outer, in: text)
    if let inner = inner.map({ indentation(at: $0, in: text) }),
      inner.hasPrefix(outer), inner.utf8.count > outer.utf8.count
    {
      return String(inner.dropFirst(outer.count))
    }
    return IndentUnit(configuration.format.indent).text
  }

  /// Whether nothing but blanks stands before `offset` in its line.
  static func isFirstInLine(_ offset: TextOffset, in text: SourceText) -> Bool {
    text.bytes[lineStart(of: offset, in: text)..<Int(offset.utf8)].allSatisfy(isBlank)
  }

  /// The line end that the text has first; LF where it has none.
  static func lineEnd(of tree: SyntaxTree) -> String {
    tree.tokens.firstIndex { $0.kind == .newline }.map { tree.text(ofToken: $0) } ?? "\n"
  }

  private static func lineStart(of offset: TextOffset, in text: SourceText) -> Int {
    var start = Int(offset.utf8)
    while start > 0, text.bytes[start - 1] != 0x0A, text.bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
  }
}
