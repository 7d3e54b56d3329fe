/// Where closing brackets are missing, guessed from how lines are indented.
///
/// A bracket that nobody closes would take the rest of the file into it. A person sees at once where
/// it should close: in front of the line that stands no further in than the line which opened it.
/// Asked only about texts whose brackets do not match.
struct BracketRepair {
  /// A missing bracket in front of a token.
  struct Closing {
    /// The index of the token that it should stand before.
    let position: Int
    let kind: TokenKind
    /// The index of the bracket that it closes.
    let opening: Int
  }

  private struct Opening {
    let token: Int
    let kind: TokenKind
    /// The column of the first token of its line.
    let indentation: Int
  }

  private let tokens: UnsafeBufferPointer<Token>
  private let readsIndentation: Bool
  private var open: [Opening] = []
  private var closings: [Closing] = []
  private var strays = 0
  private var lineStart = 0
  private var indentation = 0

  /// The missing brackets that the parser should see, in the order of their places; those that are
  /// missing at the end of the file it sees by itself.
  static func closings(in tokens: UnsafeBufferPointer<Token>) -> [Closing] {
    var byIndentation = BracketRepair(tokens, readsIndentation: true)
    byIndentation.run()
    var byKind = BracketRepair(tokens, readsIndentation: false)
    byKind.run()
    return byIndentation.mistakes <= byKind.mistakes ? byIndentation.closings : byKind.closings
  }

  private init(_ tokens: UnsafeBufferPointer<Token>, readsIndentation: Bool) {
    self.tokens = tokens
    self.readsIndentation = readsIndentation
  }

  private var mistakes: Int {
    closings.count + strays + open.count
  }

  private mutating func run() {
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .newline {
        lineStart = Int(tokens[index + 1].start)
        continue
      }
      guard !token.kind.isTrivia, token.kind != .endOfFile else { continue }
      if token.hasNewlineBefore || index == 0 {
        indentation = Int(token.start) - lineStart
        beginLine(with: index)
      }
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead:
        open.append(Opening(token: index, kind: token.kind, indentation: indentation))
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail:
        close(with: index)
      default: break
      }
    }
  }

  /// A line that stands no further in than the line of an open bracket is not inside it.
  private mutating func beginLine(with index: Int) {
    // An interpolation ends with its line, unless its string has many.
    while let last = open.last(where: { $0.kind == .stringHead }),
      !tokens[last.token].flags.contains(.multiLine)
    {
      while open.last?.token != last.token { closeLast(at: index) }
      closeLast(at: index)
    }
    guard readsIndentation else { return }
    switch tokens[index].kind {
    case .rightParenthesis, .rightBracket, .rightBrace, .stringTail, .stringMiddle, .poundIf,
      .poundElseif, .poundElse, .poundEndif, .period, .infixOperator, .leftBrace, .elseKeyword:
      return
    default: break
    }
    while let last = open.last, isOutside(index, last) { closeLast(at: index) }
  }

  private func isOutside(_ index: Int, _ opening: Opening) -> Bool {
    switch tokens[index].kind {
    case .caseKeyword, .defaultKeyword, .at:
      // A switch's cases stand level with it, and attributes of a case too.
      opening.kind == .leftBrace
        ? indentation < opening.indentation : indentation <= opening.indentation
    default: indentation <= opening.indentation
    }
  }

  private mutating func closeLast(at index: Int) {
    let last = open.removeLast()
    closings.append(
      Closing(position: index, kind: BracketRepair.closing(last.kind), opening: last.token))
  }

  /// A bracket closes the last open one of its kind; those inside that one were left open.
  private mutating func close(with index: Int) {
    let kind = tokens[index].kind
    guard var match = open.lastIndex(where: { BracketRepair.closing($0.kind) == kind }) else {
      strays += 1
      return
    }
    if readsIndentation, tokens[index].hasNewlineBefore, open[match].indentation > indentation,
      let level = open[..<match].lastIndex(where: {
        BracketRepair.closing($0.kind) == kind && $0.indentation == indentation
      })
    {
      match = level
    }
    while open.count > match + 1 { closeLast(at: index) }
    open.removeLast()
  }

  private static func closing(_ kind: TokenKind) -> TokenKind {
    switch kind {
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    default: .stringTail
    }
  }
}
