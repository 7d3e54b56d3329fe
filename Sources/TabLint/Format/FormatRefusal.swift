import TabSpecParser

/// Why a text is not formatted. Nothing of it was changed then.
public enum FormatRefusal: Error, Hashable, Sendable {
  /// The text has syntax errors; the first one.
  case syntaxError(Diagnostic)
  /// There are bytes outside strings and comments that are no UTF-8. The line is 0-based.
  case invalidBytes(line: Int)
  /// A token or comment would be another one, or stand for something else. The line is 0-based, in the original. This
  /// is a mistake in the formatter.
  case changedCode(line: Int)
  /// A second run would change the first one's result. The line is 0-based, in that result. This is a mistake in the
  /// formatter.
  case unstable(line: Int)

  /// The line to look at, 0-based.
  public func line(in text: SourceText) -> Int {
    switch self {
    case .syntaxError(let diagnostic):
      LineIndex(text).position(of: diagnostic.range.lowerBound).line
    case .invalidBytes(let line), .changedCode(let line), .unstable(let line): line
    }
  }

  /// One sentence without its place: lower case, no full stop.
  public var message: String {
    switch self {
    case .syntaxError(let diagnostic): diagnostic.message
    case .invalidBytes: "these bytes are no UTF-8"
    case .changedCode: "formatting would change the code here; the file stays as it is"
    case .unstable:
      "formatting twice would differ here from formatting once; the file stays as it is"
    }
  }

  /// Why `tree` cannot be formatted as it was read; nil if it can.
  static func forReading(_ tree: SyntaxTree) -> FormatRefusal? {
    if let first = tree.diagnostics.first { return .syntaxError(first) }
    for index in tree.tokens.indices where tree.tokens[index].kind == .invalid {
      return .invalidBytes(line: LineIndex(tree.text).position(of: tree.tokens[index].offset).line)
    }
    return nil
  }
}
