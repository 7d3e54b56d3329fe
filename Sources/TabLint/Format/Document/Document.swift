/// What the layout wants, as a flat run of elements: leaves that name tokens, and between them the places where a line
/// may or must end, the scopes that indent, and the groups that are measured together.
///
/// The document holds no text. Whoever renders it can only choose what stands between two leaves.
struct Document {
  struct Element {
    /// The width of all that stands before the element when nothing breaks.
    let total: Int
    /// Of a leaf: the index of its token. Of what may break: the width that has to fit, once it is measured.
    var link: Int32
    let kind: ElementKind
    /// The blanks that stand in place of a break that does not fire.
    let blanks: UInt8
    var flags: ElementFlags
  }

  /// More than any line holds: what has to stand on lines of its own is this wide.
  let unfitting: Int
  var elements: [Element] = []
  private(set) var total = 0

  init(lineWidth: Int, expectedCount: Int) {
    unfitting = lineWidth + 1
    elements.reserveCapacity(expectedCount)
  }

  @inline(__always)
  mutating func append(
    _ kind: ElementKind, width: Int = 0, link: Int = 0, blanks: Int = 0, flags: ElementFlags = []
  ) {
    elements.append(
      Element(
        total: total, link: Int32(truncatingIfNeeded: link), kind: kind,
        blanks: UInt8(truncatingIfNeeded: blanks), flags: flags))
    total += width
  }

  /// Makes everything around the last element too wide for one line.
  mutating func widenBeyondLine() {
    total += unfitting
  }
}

/// What an element is. The levels are those of `Renderer`: each line has one, and so has each scope.
enum ElementKind: UInt8 {
  /// A token or a comment.
  case leaf
  case blanks

  /// Behind an opening bracket: a line ends here if the scope does not fit. What follows stands one level deeper than
  /// the line that holds the bracket.
  case open
  /// In front of the closing bracket, on the level of the line that holds the opening one.
  case close
  /// The end of a scope whose last line goes on.
  case softClose
  /// A scope around what has no brackets: its separators break if it does not fit, one level deeper.
  case hangOpen
  case hangClose
  /// Behind a separator: breaks if its scope does.
  case separator

  /// Breaks if what follows does not fit, up to the next break; the line goes on one level deeper.
  case fill
  /// Like `fill`, and what follows up to `stackEnd` takes the level of its line as its own.
  case stackBegin
  case stackEnd
  /// Breaks where the line is the continuation of another one, as before the brace behind a condition on two lines.
  case reset
  /// A line ends here.
  case newline

  /// A fill in front of it measures all of the group.
  case groupBegin
  case groupEnd
  /// Bodies that break together, as those of an `if` with its `else`.
  case bodiesBegin
  case bodiesEnd

  case chainBegin
  /// In front of a chain's member.
  case chainLink
  case chainEnd

  /// The gap stays as it is.
  case keep
}

struct ElementFlags: OptionSet {
  let rawValue: UInt8

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
  /// Of a chain: breaks if it does not fit. Of its links: belongs to those that break together.
  static let isUniform = ElementFlags(rawValue: 32)
  /// Of a leaf: holds line breaks itself.
  static let isMultiLine = ElementFlags(rawValue: 64)
  /// Of a leaf: a line ends behind it in any case.
  static let endsLine = ElementFlags(rawValue: 1)
  /// The new line takes the level of the line before it.
  static let repeatsLevel = ElementFlags(rawValue: 128)
}
