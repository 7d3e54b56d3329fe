import TabSpecParser

/// A token or a comment, and the gap in front of it as it stands in the text.
struct Leaf {
  /// The index of the token; the end of the file is the last one.
  let token: UInt32
  let kind: TokenKind
  let traits: Traits
  /// The characters of its first line; at most what the type holds.
  let width: UInt16
  /// The line breaks in the gap; at most what the type holds.
  let newlines: UInt8
  /// The blanks or tabs behind the last line break, or between two leaves on one line; meaningless
  /// in an irregular gap.
  let indentation: UInt16

  static let maximumWidth = Int(UInt16.max)
  static let maximumNewlines = Int(UInt8.max)

  /// Whether the leaf is on one line, and nothing but so many blanks stand in front of it.
  @inline(__always)
  func isPlain(behindBlanks blanks: UInt8) -> Bool {
    newlines == 0 && indentation == UInt16(blanks)
      && traits.isDisjoint(with: [.isMultiLine, .hasIrregularGap])
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// A line break stands somewhere before the leaf, whatever comments are between.
    static let startsLine = Traits(rawValue: 1)
    /// A string or comment over several lines.
    static let isMultiLine = Traits(rawValue: 2)
    /// The gap holds something else than line breaks with one run of blanks behind them, or the
    /// comment before it ends with blanks. It is never what the formatter writes.
    static let hasIrregularGap = Traits(rawValue: 4)
    static let isComment = Traits(rawValue: 8)
  }
}
