import TabSpecParser

/// Scopes: what stands between brackets, or hangs together without them.
extension Layout {
  /// Behind an opening bracket. A scope whose first line its author ended at the bracket stays
  /// broken, unless it has no bracket.
  @inline(__always)
  mutating func open(
    blanks: Int = 0, flags: WantedGap.Flags = [], isForced: Bool = false, hasBracket: Bool = true
  ) {
    guard stringDepth == 0 else {
      gap(.blanks, blanks: blanks)
      return
    }
    if hasComments { placeEndOfLine() }
    let isForced = isForced || hasBracket && startsLine || mustBreak
    scopes.append(OpenScope(leaf: cursor, mark: nil, forcingCount: forcings.count))
    gap(.open, blanks: blanks, flags: isForced ? flags.union(.forced) : flags)
    if hasComments { placeWaiting() }
  }

  /// In front of a closing bracket.
  @inline(__always)
  mutating func close(blanks: Int = 0) {
    guard stringDepth == 0 else {
      gap(.blanks, blanks: blanks)
      return
    }
    if hasComments { placeCommentsBeforeClose() }
    let opening = scopes[scopes.count - 1].leaf
    endScope()
    if opening == cursor {
      // Nothing but a comment stands between the brackets, on the line of the first.
      gaps[cursor] = WantedGap(kind: .newline, flags: [.forced, .isUnfitting, .repeatsLevel])
    } else {
      gap(.close, blanks: blanks)
    }
  }

  /// The end of a scope that has no closing bracket.
  mutating func softClose() {
    guard stringDepth == 0 else { return }
    mark(.softClose)
    endScope()
  }

  /// A scope without brackets, which `endHang` ends.
  mutating func beginHang() {
    guard stringDepth == 0 else { return }
    scopes.append(OpenScope(leaf: cursor, mark: marks.count, forcingCount: forcings.count))
    mark(.hangOpen)
  }

  mutating func endHang() {
    guard stringDepth == 0 else { return }
    mark(.hangClose)
    endScope()
  }

  /// What made the scope's content too wide makes the scope break.
  @inline(__always)
  private mutating func endScope() {
    let scope = scopes.removeLast()
    guard forcings.count > scope.forcingCount else { return }
    forcings.removeSubrange(scope.forcingCount...)
    forcings.append(scope.leaf)
    if let mark = scope.mark {
      marks[mark].isForced = true
    } else {
      gaps[scope.leaf].flags.insert(.forced)
    }
  }
}
