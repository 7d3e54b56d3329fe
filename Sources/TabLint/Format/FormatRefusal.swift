import TabSpecParser

/// Why a text is not formatted. Nothing of it was changed then.
public enum FormatRefusal: Error, Hashable, Sendable {
  /// The text has syntax errors; the first one.
  case syntaxError(Diagnostic)
  /// There are bytes outside strings and comments that are no UTF-8.
  case invalidBytes(at: TextOffset)
  /// From here on a token or comment would be another one, or stand for something else: a mistake in the formatter.
  case changedCode(at: TextOffset)
  /// From here on a second run would change what the first one wrote: a mistake in the formatter.
  case unstable(at: TextOffset)

  /// The place to look at in the text that was to be formatted.
  public var offset: TextOffset {
    switch self {
    case .syntaxError(let diagnostic): diagnostic.range.lowerBound
    case .invalidBytes(let offset), .changedCode(let offset), .unstable(let offset): offset
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
}
