import TabSpecParser

/// What may stand between two tokens, from a blank to a line break.
extension Layout {
  /// Blanks that no line ends in place of.
  @inline(__always)
  mutating func blank(keepsLevel: Bool = false) {
    if hasComments {
      breakAroundComments(blanks: 1, keepsLevel: keepsLevel)
    } else {
      gap(.blanks, blanks: 1)
    }
  }

  /// The end of a line. One empty line is kept.
  @inline(__always)
  mutating func line(keepsBlankLine: Bool = true) {
    if stringDepth > 0 { return blank() }
    if hasComments { placeEndOfLine() }
    gap(.newline, flags: hasBlankLine && keepsBlankLine ? [.forced, .hasBlankLine] : .forced)
    if hasComments { placeWaiting() }
  }

  /// A line ends here if the rest does not fit.
  @inline(__always)
  mutating func fill(blanks: Int = 1, flags: WantedGap.Flags = []) {
    breakable(.fill, blanks: blanks, flags: flags)
  }

  /// A fill, and a scope of its own for what follows up to `endStack`.
  mutating func beginStack() {
    breakable(.stackBegin, blanks: 1, flags: [])
  }

  mutating func endStack() {
    guard stringDepth == 0 else { return }
    mark(.stackEnd)
  }

  /// In front of the brace of a body.
  @inline(__always)
  mutating func reset() {
    if hasComments {
      breakAroundComments(blanks: 1, keepsLevel: true)
    } else {
      gap(cursor == heldLeaf ? .blanks : .reset, blanks: 1)
    }
  }

  /// Behind a comma.
  @inline(__always)
  mutating func separator() {
    breakable(.separator, blanks: 1, flags: [])
  }

  /// In front of a chain's member; gives the leaf's index.
  mutating func chainLink(_ flags: WantedGap.Flags) -> Int {
    breakable(.chainLink, blanks: 0, flags: flags)
  }

  /// Something that may break, and does where a comment asks for it.
  @inline(__always)
  @discardableResult
  private mutating func breakable(
    _ kind: WantedGap.Kind, blanks: Int, flags: WantedGap.Flags
  ) -> Int {
    if stringDepth > 0 { return gap(.blanks, blanks: blanks) }
    if hasComments { return breakWithComments(kind, blanks: blanks, flags: flags) }
    if cursor == heldLeaf { return gap(.blanks, blanks: blanks) }
    let keepsBlankLine = kind == .separator || kind == .chainLink
    return gap(
      kind, blanks: blanks,
      flags: keepsBlankLine && hasBlankLine ? flags.union(.hasBlankLine) : flags)
  }

  @inline(__always)
  mutating func beginGroup() {
    mark(.groupBegin)
  }

  @inline(__always)
  mutating func endGroup() {
    mark(.groupEnd)
  }
}
