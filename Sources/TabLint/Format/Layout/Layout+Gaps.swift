import TabSpecParser

/// The document under the layout: the next gap, marks, and what makes lines too long.
extension Layout {
  /// Chooses the next gap, and gives the index of the leaf behind it. A line that a comment ends
  /// stays ended.
  @inline(__always)
  @discardableResult
  mutating func gap(_ kind: WantedGap.Kind, blanks: Int = 0, flags: WantedGap.Flags = []) -> Int {
    var wanted = WantedGap(kind: kind, blanks: UInt8(truncatingIfNeeded: blanks), flags: flags)
    if flags.contains(.forced) {
      forcings.append(cursor)
      wanted.flags.insert(.isUnfitting)
    }
    if gaps[cursor].kind == .newline { return gapBehindComment(wanted) }
    gaps[cursor] = wanted
    return cursor
  }

  private mutating func gapBehindComment(_ wanted: WantedGap) -> Int {
    let old = gaps[cursor].flags
    switch wanted.kind {
    case .blanks, .reset: break
    case .newline, .close:
      gaps[cursor] = wanted
      gaps[cursor].flags.formUnion(old.subtracting(.repeatsLevel))
    default:
      gaps[cursor] = wanted
      gaps[cursor].flags.formUnion(old)
    }
    return cursor
  }

  @inline(__always)
  mutating func mark(_ kind: Mark.Kind) {
    marks.append(Mark(leaf: UInt32(truncatingIfNeeded: cursor), kind: kind))
  }

  /// Goes behind a comment.
  mutating func passComment(endsLine: Bool = false) {
    if endsLine {
      gaps[cursor].flags.insert(.isBeforeEndOfLine)
      forcings.append(cursor)
    } else if leaves[cursor].traits.contains(.isMultiLine) {
      forcings.append(cursor)
    }
    cursor += 1
  }
}
