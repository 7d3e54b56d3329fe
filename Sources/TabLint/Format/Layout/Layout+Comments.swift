import TabSpecParser

/// A comment in front of a token.
struct WaitingComment {
  let token: Int
  /// The line breaks between it and what stands before it.
  let newlinesBefore: Int
}

/// Comments: which ones belong to the end of a line, and where the others go.
///
/// A comment behind a token, on its line, stays on that line. Any other stands in front of the token that follows it,
/// on a line of its own if it had one, on the level of that token: in front of a closing bracket, on that of the
/// bracket's content. The order of comments and tokens never changes.
extension Layout {
  /// Takes the comments from the token at `first` on, up to the next token that is no trivia; gives that one's index.
  mutating func comments(from first: Int) -> Int {
    let left = position
    var index = first
    var count = newlines
    while tokens[index].kind.isTrivia {
      switch tokens[index].kind {
      case .newline: count += 1
      case .lineComment, .blockComment:
        waiting.append(WaitingComment(token: index, newlinesBefore: count))
        count = 0
      default: break
      }
      index += 1
    }
    if stringDepth > 0 {
      keepsGap = true
      waiting.removeAll(keepingCapacity: true)
      newlines = 0
      return index
    }
    let run = endOfLineRun(left: left, right: index, newlinesAfter: count)
    if run > 0 {
      ending.append(contentsOf: waiting[..<run])
      waiting.removeSubrange(..<run)
      let endsLine = tokens[ending[run - 1].token].kind == .lineComment
      mustBreak = endsLine || !waiting.isEmpty || count > 0
    }
    hasComments = true
    newlines = waiting.first?.newlinesBefore ?? count
    newlinesBehindComments = count
    return index
  }

  /// How many of the waiting comments end the line of the token at `left`.
  private func endOfLineRun(left: Int, right: Int, newlinesAfter: Int) -> Int {
    guard left >= 0 else { return 0 }
    let run = waiting.prefix { $0.newlinesBefore == 0 }.count
    guard run > 0 else { return 0 }
    if run < waiting.count || newlinesAfter > 0 || tokens[right].kind == .endOfFile { return run }
    switch tokens[right].kind {
    case .comma, .semicolon: return run
    case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle:
      switch tokens[left].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .leftAngle: return 0
      default: return run
      }
    default: return 0
    }
  }

  /// Places the comments that end the line of the last leaf, as soon as nothing more is to follow on it.
  mutating func placeEnding() {
    for comment in ending {
      let isLineComment = tokens[comment.token].kind == .lineComment
      gap(.blanks, blanks: isLineComment ? 2 : 1)
      leaf(comment.token, flags: isLineComment ? .endsLine : [])
    }
    ending.removeAll(keepingCapacity: true)
  }

  /// Places the waiting comments, at a place where a line may have ended, each with what stands behind it; `blanks`
  /// behind the last one if the next token is on its line.
  mutating func placeWaiting(blanks: Int = 1) {
    mustBreak = false
    hasComments = false
    for index in waiting.indices {
      let comment = waiting[index]
      let isLast = index + 1 == waiting.count
      let newlinesAfter =
        if isLast {
          isClosing(kind) ? min(newlinesBehindComments, 1) : newlinesBehindComments
        } else {
          waiting[index + 1].newlinesBefore
        }
      leaf(comment.token)
      if tokens[comment.token].kind == .lineComment || newlinesAfter > 0 {
        let flags: ElementFlags = [.forced, .repeatsLevel]
        gap(.newline, flags: newlinesAfter > 1 ? flags.union(.hasBlankLine) : flags)
      } else if !isLast || blanks > 0 && !isClosing(kind) {
        gap(.blanks, blanks: 1)
      }
    }
    waiting.removeAll(keepingCapacity: true)
    newlines = 0
  }

  /// Places all comments inside the scope that ends in front of the next token, the waiting ones on lines of their own.
  mutating func placeCommentsBeforeClose() {
    placeEnding()
    if !waiting.isEmpty {
      gap(.newline, flags: newlines > 1 ? [.forced, .hasBlankLine] : .forced)
    }
    placeWaiting()
  }

  /// Places comments where the layout has no break of its own. `blanks` stand there without them.
  mutating func breakAroundComments(blanks: Int = 0, keepsLevel: Bool = true) {
    placeEnding()
    if mustBreak || waiting.first.map({ $0.newlinesBefore > 0 }) ?? false {
      gap(.fill, blanks: blanks, flags: keepsLevel ? [.forced, .keepsLevel] : .forced)
    } else if blanks > 0 || !waiting.isEmpty {
      gap(.blanks, blanks: 1)
    }
    placeWaiting(blanks: blanks)
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
