/// A token: where it starts and what it is. It ends where the next one starts.
public struct Token: Hashable, Sendable {
  /// What the lexer saw around the token.
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// A line break stands before the token, comments aside.
    static let newlineBefore = Flags(rawValue: 1)
    /// Some trivia stands before the token.
    static let triviaBefore = Flags(rawValue: 2)
    /// A string or comment that does not end, a quoted name that is none.
    static let malformed = Flags(rawValue: 4)
    /// An operator that touches what is before it.
    static let leftBound = Flags(rawValue: 8)
    /// A string's head, of several lines: its interpolations may hold line breaks.
    static let multiLine = Flags(rawValue: 32)
    /// An operator that touches what is behind it.
    static let rightBound = Flags(rawValue: 16)
  }

  package internal(set) var start: UInt32
  public let kind: TokenKind
  let flags: Flags
  /// Of an opening bracket or a string's head, how many tokens further on it closes; 0 where it
  /// does not, or only far off.
  var span: UInt16 = 0

  init(start: UInt32, kind: TokenKind, flags: Flags) {
    self.start = start
    self.kind = kind
    self.flags = flags
  }

  public var offset: TextOffset {
    TextOffset(start)
  }

  /// Whether it is a string, a comment or a name that does not end.
  public var isUnterminated: Bool {
    flags.contains(.malformed)
  }

  /// Whether a line break stands before the token; comments between do not matter.
  public var hasNewlineBefore: Bool {
    flags.contains(.newlineBefore)
  }

  /// Whether white space or a comment stands before the token.
  public var hasTriviaBefore: Bool {
    flags.contains(.triviaBefore)
  }
}
