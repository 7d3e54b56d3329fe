import TabSpecParser

/// Comments: which ones belong to the end of a line, and where the others go.
///
/// A comment behind a token, on its line, stays on that line. Any other stands in front of the
/// token that follows it, on a line of its own if it had one, on the level of that token: in front
/// of a closing bracket, on that of the bracket's content. The order of comments and tokens never
/// changes.
extension Layout {
  /// Goes on to the token behind the comments at `cursor`, and finds out which of them end the line
  /// of the last token.
  mutating func passComments() {
    while leaves[position].traits.contains(.isComment) { position += 1 }
    if stringDepth > 0 {
      for index in cursor...position { gaps[index].kind = .keep }
      cursor = position
      return
    }
    hasComments = true
    endOfLineComments = cursor + endOfLineRun()
    let isEnded = endOfLineComments > cursor && leaves[endOfLineComments].newlines > 0
    mustBreak =
      isEnded || endOfLineComments > cursor && leaves[endOfLineComments - 1].kind == .lineComment
  }

  /// How many of the comments at `cursor` end the line of the token before them.
  @inline(__always)
  private func endOfLineRun() -> Int {
    guard cursor > 0 else { return 0 }
    var end = cursor
    while end < position, leaves[end].newlines == 0 { end += 1 }
    let run = end - cursor
    guard run > 0 else { return 0 }
    if leaves[end].newlines > 0 { return run }
    switch leaves[position].kind {
    case .endOfFile, .comma, .semicolon: return run
    case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle:
      switch leaves[cursor - 1].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .leftAngle: return 0
      default: return run
      }
    default: return 0
    }
  }

  /// Whether comments stand in front of the next token that do not end the line of the last one.
  var waitsForToken: Bool {
    hasComments && max(cursor, endOfLineComments) < position
  }

  /// Whether comments wait for the next token on a line of their own.
  var waitOnOwnLine: Bool {
    cursor < position && leaves[cursor].newlines > 0
  }

  /// Places the comments that end the line of the last token, as soon as nothing more is to follow
  /// on it.
  mutating func placeEndOfLine() {
    while cursor < endOfLineComments {
      let isLineComment = leaves[cursor].kind == .lineComment
      gap(.blanks, blanks: isLineComment ? 2 : 1)
      passComment(endsLine: isLineComment)
    }
  }

  /// Places the other comments, at a place where a line may have ended, each with what stands
  /// behind it; `blanks` behind the last one if the next token is on its line.
  mutating func placeWaiting(blanks: Int = 1) {
    mustBreak = false
    hasComments = false
    while cursor < position {
      let isLineComment = leaves[cursor].kind == .lineComment
      let isLast = cursor + 1 == position
      if isLineComment { forcings.append(cursor) }
      passComment()
      let newlinesAfter = leaves[cursor].newlines
      if isLineComment || newlinesAfter > 0 {
        let keepsBlankLine = newlinesAfter > 1 && !(isLast && isClosing(kind))
        let flags: WantedGap.Flags = [.forced, .repeatsLevel]
        gap(.newline, flags: keepsBlankLine ? flags.union(.hasBlankLine) : flags)
      } else if !isLast || blanks > 0 && !isClosing(kind) {
        gap(.blanks, blanks: 1)
      }
    }
  }

  /// Places all comments inside the scope that ends in front of the next token, the waiting ones on
  /// lines of their own.
  mutating func placeCommentsBeforeClose() {
    placeEndOfLine()
    if cursor < position {
      gap(.newline, flags: hasBlankLine ? [.forced, .hasBlankLine] : .forced)
    }
    placeWaiting()
  }

  /// Places comments where the layout has no break of its own. `blanks` stand there without them.
  mutating func breakAroundComments(blanks: Int = 0, keepsLevel: Bool = true) {
    placeEndOfLine()
    if mustBreak || waitOnOwnLine {
      gap(.fill, blanks: blanks, flags: keepsLevel ? [.forced, .keepsLevel] : .forced)
    } else if blanks > 0 || cursor < position {
      gap(.blanks, blanks: 1)
    }
    placeWaiting(blanks: blanks)
  }

  /// Places comments where the layout has a break, which fires if one of them asks for it.
  mutating func breakWithComments(
    _ kind: WantedGap.Kind, blanks: Int, flags: WantedGap.Flags
  ) -> Int {
    placeEndOfLine()
    var flags = flags
    if mustBreak || waitOnOwnLine { flags.insert(.forced) }
    if hasBlankLine, kind == .separator || kind == .chainLink { flags.insert(.hasBlankLine) }
    let leaf = gap(kind, blanks: cursor < position ? 1 : blanks, flags: flags)
    placeWaiting(blanks: blanks)
    return leaf
  }

  private func isClosing(_ kind: TokenKind) -> Bool {
    switch kind {
    case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle, .comma, .semicolon,
      .endOfFile:
      true
    default: false
    }
  }
}
