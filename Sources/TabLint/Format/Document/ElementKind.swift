/// What an element is: a gap, with or without a leaf behind it, or a mark. The levels are those of `Renderer`: each line
/// has one, and so has each scope.
enum ElementKind: UInt8 {
  // Gaps

  /// Nothing, or blanks.
  case blanks
  /// Behind an opening bracket: a line ends here if the scope does not fit. What follows stands one level deeper than
  /// the line that holds the bracket.
  case open
  /// In front of the closing bracket, on the level of the line that holds the opening one.
  case close
  /// Behind a comma: breaks if its scope does.
  case separator
  /// Breaks if what follows does not fit, up to the next break; the line goes on one level deeper.
  case fill
  /// Like `fill`, and what follows up to `stackEnd` takes the level of its line as its own.
  case stackBegin
  /// Breaks where the line is the continuation of another one, as before the brace behind a condition on two lines.
  case reset
  /// A line ends here.
  case newline
  /// In front of a chain's member.
  case chainLink
  /// The gap stays as it is.
  case keep

  // Marks

  case stackEnd
  /// The end of a scope whose last line goes on.
  case softClose
  /// A scope around what has no brackets: its separators break if it does not fit, one level deeper.
  case hangOpen
  case hangClose
  /// A fill in front of it measures all of the group.
  case groupBegin
  case groupEnd
  /// Bodies that break together, as those of an `if` with its `else`.
  case bodiesBegin
  case bodiesEnd
  case chainBegin
  case chainEnd
}

struct ElementFlags: OptionSet {
  let rawValue: UInt16

  // Of gaps

  /// A line ends here, whatever fits.
  static let forced = ElementFlags(rawValue: 1)
  /// An empty line stands here if a line ends here.
  static let hasBlankLine = ElementFlags(rawValue: 2)
  /// The new line does not go one level deeper. Of an `open`: one level deeper than the scope around it, whatever the
  /// level of its line.
  static let keepsLevel = ElementFlags(rawValue: 4)
  /// No place for the text before it to break instead of itself.
  static let isWeak = ElementFlags(rawValue: 8)
  /// Of an `open`: breaks if the bodies around it do.
  static let isBody = ElementFlags(rawValue: 16)
  /// Of a chain's link: breaks together with the others of the chain.
  static let isUniform = ElementFlags(rawValue: 32)
  /// The new line takes the level of the line before it.
  static let repeatsLevel = ElementFlags(rawValue: 64)

  // Of leaves

  /// Holds line breaks itself.
  static let isMultiLine = ElementFlags(rawValue: 128)
  /// A comment at the end of a line; however long it is, it makes nothing in front of it break.
  static let endsLine = ElementFlags(rawValue: 256)

  /// What makes everything around too wide for one line.
  static let unfitting: ElementFlags = [.forced, .isMultiLine, .endsLine]
}
