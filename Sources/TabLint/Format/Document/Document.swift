import TabSpecParser

/// What the layout wants: for each leaf the gap in front of it, and between them marks for the
/// scopes that indent and the groups that are measured together.
///
/// The document holds no text. Whoever renders it can only choose what stands between two leaves.
/// In front of each leaf stand first the marks that end something, then the gap, then the marks
/// that begin something.
struct Document {
  /// Parallel to the leaves.
  var gaps: [WantedGap] = []
  /// In the order of the leaves, between two that stand in front of none: so there is always a
  /// next one.
  var marks: [Mark] = []
  /// Parallel to the leaves: where `measure` was at each.
  var places: [UInt32] = []

  /// Makes it the empty document of so many leaves, where it can in the memory it has.
  mutating func clear(leafCount: Int) {
    if gaps.count == leafCount {
      for index in gaps.indices { gaps[index] = WantedGap() }
    } else {
      gaps = Array(repeating: WantedGap(), count: leafCount)
      places = Array(repeating: 0, count: leafCount)
      marks.reserveCapacity(leafCount / 2 + 2)
    }
    marks.removeAll(keepingCapacity: true)
    marks.append(.boundary)
  }
}

/// A gap as the layout wants it. The levels are those of `Renderer`: each line has one, and so has
/// each scope.
struct WantedGap {
  enum Kind: UInt8 {
    /// Nothing, or blanks.
    case blanks
    /// Behind an opening bracket: a line ends here if the scope does not fit. What follows stands
    /// one level deeper than the line that holds the bracket.
    case open
    /// In front of the closing bracket, on the level of the line that holds the opening one.
    case close
    /// Behind a comma: breaks if its scope does.
    case separator
    /// Breaks if what follows does not fit, up to the next break; the line goes on one level
    /// deeper.
    case fill
    /// Like `fill`, and what follows up to `Mark.Kind.stackEnd` takes the level of its line as its
    /// own.
    case stackBegin
    /// Breaks where the line is the continuation of another one, as before the brace behind a
    /// condition on two lines.
    case reset
    /// A line ends here.
    case newline
    /// In front of a chain's member.
    case chainLink
    /// The gap stays as it is.
    case keep
  }

  struct Flags: OptionSet {
    let rawValue: UInt16

    /// A line ends here, whatever fits.
    static let forced = Flags(rawValue: 1)
    /// An empty line stands here if a line ends here.
    static let hasBlankLine = Flags(rawValue: 2)
    /// The new line does not go one level deeper. Of an `open`: one level deeper than the scope
    /// around it, whatever the level of its line.
    static let keepsLevel = Flags(rawValue: 4)
    /// No place for the text before it to break instead of itself.
    static let isWeak = Flags(rawValue: 8)
    /// Of an `open`: breaks if the bodies around it do.
    static let isBody = Flags(rawValue: 16)
    /// Of a chain's link: breaks together with the others of the chain.
    static let isUniform = Flags(rawValue: 32)
    /// The new line takes the level of the line before it.
    static let repeatsLevel = Flags(rawValue: 64)
    /// Whatever is around the gap is too wide for one line.
    static let isUnfitting = Flags(rawValue: 128)
    /// The leaf behind it is a comment at the end of its line; however long, it makes nothing in
    /// front of it break.
    static let isBeforeEndOfLine = Flags(rawValue: 256)
  }

  var kind = Kind.blanks
  /// The blanks that stand in place of a break that does not fire.
  var blanks: UInt8 = 0
  var flags: Flags = []
  /// Of what may break: the width that has to fit for it not to, once it is measured.
  var need: Int32 = 0
}

/// What begins or ends in front of a leaf.
struct Mark {
  enum Kind: UInt8 {
    // What ends stands in front of the gap.
    case stackEnd
    /// The end of a scope whose last line goes on.
    case softClose
    case hangClose
    case groupEnd
    case bodiesEnd
    case chainEnd

    // What begins stands behind it.
    /// What follows up to `stackEnd` takes the level of its line as its own.
    case stackOpen
    /// A scope around what has no brackets: its separators break if it does not fit, one level
    /// deeper.
    case hangOpen
    /// A fill in front of it measures all of the group.
    case groupBegin
    /// Bodies that break together, as those of an `if` with its `else`.
    case bodiesBegin
    case chainBegin
    /// A fill in front of it measures what the first link of the chain measures: both break, or
    /// neither.
    case chainHeadBegin

    @inline(__always)
    var isEnd: Bool {
      rawValue <= Kind.chainEnd.rawValue
    }
  }

  /// Before the first of a document's marks, and behind the last.
  static let boundary = Mark(leaf: .max, kind: .stackEnd)

  let leaf: UInt32
  let kind: Kind
  var isForced = false
  /// Of a scope or of bodies: the width that has to fit, once it is measured.
  var need: Int32 = 0
}
