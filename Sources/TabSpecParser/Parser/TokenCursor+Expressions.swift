/// Looking ahead over tokens, without taking or parsing any: expressions and statements.
extension TokenCursor {
  @inline(__always)
  func isOperator(_ kind: TokenKind) -> Bool {
    switch kind {
    case .prefixOperator, .infixOperator, .postfixOperator, .leftAngle, .rightAngle, .equal,
      .postfixQuestion, .postfixExclamation, .infixQuestion:
      true
    default: false
    }
  }

  /// Whether the token at `index` can be an argument's label.
  @inline(__always)
  func isLabel(_ index: Int) -> Bool {
    let kind = tokens[index].kind
    return kind.isIdentifier || kind.isReservedWord && kind != .inoutKeyword
  }

  /// Whether an expression may begin at the token at `index`.
  func canStartExpression(_ index: Int) -> Bool {
    let kind = tokens[index].kind
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .stringHead, .regexLiteral,
      .leftParenthesis, .leftBracket, .leftBrace, .period, .backslash, .prefixOperator, .poundName,
      .ifKeyword, .switchKeyword, .selfKeyword, .selfTypeKeyword, .superKeyword, .nilKeyword,
      .trueKeyword, .falseKeyword, .anyTypeKeyword, .tryKeyword, .wildcard, .dollarIdentifier:
      return true
    case .letKeyword, .varKeyword, .isKeyword: return context.contains(.pattern)
    case .repeatKeyword: return self.kind(after: index) == .eachWord
    default: return kind.isIdentifier
    }
  }

  // MARK: - Statements

  /// Whether a run of statements, members, cases or suffixes ends here.
  func isAtEnd(of content: Parser.Content, isInIfConfig: Bool) -> Bool {
    switch current {
    case .endOfFile, .rightBrace: true
    case .poundElseif, .poundElse, .poundEndif: isInIfConfig
    case .caseKeyword, .defaultKeyword: content == .statements && context.contains(.switchCase)
    case .at: content == .statements && context.contains(.switchCase) && isCase(index)
    case .poundIf: content == .statements && context.contains(.switchCase) && isAtCaseIfConfig
    default: content == .suffixes && !isAtSuffix
    }
  }

  /// Whether `case`, `@unknown default` or `@unknown case` stands at `index`.
  func isCase(_ index: Int) -> Bool {
    if tokens[index].kind == .caseKeyword { return true }
    let index = self.index(after: self.index(after: index))
    return tokens[index].kind == .caseKeyword || tokens[index].kind == .defaultKeyword
  }

  /// `#if` around a switch's cases, not around statements of a case.
  var isAtCaseIfConfig: Bool {
    let index = indexBehindIfLines(from: index)
    switch tokens[index].kind {
    case .caseKeyword, .defaultKeyword: return true
    case .at:
      let keyword = tokens[self.index(after: self.index(after: index))].kind
      return keyword == .caseKeyword || keyword == .defaultKeyword
    default: return false
    }
  }

  /// `#if` in front of a chain's next member.
  var isAtPostfixIfConfig: Bool {
    tokens[indexBehindIfLines(from: index)].kind == .period
  }

  /// The index of what stands behind the `#if` at `index`, its condition and any `#if` right below.
  private func indexBehindIfLines(from index: Int) -> Int {
    var next = index
    while tokens[next].kind == .poundIf {
      repeat {
        next = self.index(after: next)
      } while !tokens[next].hasNewlineBefore && tokens[next].kind != .endOfFile
    }
    return next
  }

  /// `name:` in front of a statement.
  var isAtStatementLabel: Bool {
    guard current.isIdentifier, next == .colon else { return false }
    switch tokens[index(after: index(after: index))].kind {
    case .whileKeyword, .forKeyword, .repeatKeyword, .doKeyword, .ifKeyword, .switchKeyword:
      return true
    default: return false
    }
  }

  /// `yield x`, `discard self`: words with an operand.
  var isAtUnknownWord: Bool {
    guard 4...7 ~= range(ofToken: index).count else { return false }
    guard at(word: "yield") || at(word: "discard") || at(word: "then") else { return false }
    let index = self.index(after: index)
    guard !tokens[index].hasNewlineBefore else { return false }
    switch tokens[index].kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .period: return false
    default: return canStartExpression(index)
    }
  }

  /// Whether the token behind `return` begins another statement.
  var isAtNewStatement: Bool {
    isAtLineStart && (current == .ifKeyword || current == .switchKeyword || isAtDeclaration)
  }

  /// `$0`, which is no name.
  var isClosureArgument: Bool {
    let range = range(ofToken: index)
    return current == .dollarIdentifier && range.count > 1
      && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[range.lowerBound + 1]
  }

  /// `#file` and other words of the compiler that stand for a literal.
  var isAtLiteralMacro: Bool {
    TokenCursor.literalMacros.contains { at(word: $0) }
  }

  private static let literalMacros: [StaticString] = [
    "#file", "#fileID", "#filePath", "#line", "#column", "#function", "#dsohandle",
  ]

  /// `#available` and `#unavailable`.
  var isAtAvailability: Bool {
    at(word: "#available") || at(word: "#unavailable")
  }

  // MARK: - Expressions

  /// Whether an operator goes on with the expression.
  @inline(__always)
  var isAtInfix: Bool {
    switch current {
    case .infixOperator, .asKeyword, .isKeyword, .infixQuestion, .arrow: true
    case .equal: !context.contains(.pattern)
    case .leftAngle, .rightAngle: isBalanced(index)
    case .asyncWord, .throwsKeyword:
      !isAtLineStart && isAtFunctionArrow
    default: false
    }
  }

  /// Whether an operator has blanks on both sides or on none.
  func isBalanced(_ index: Int) -> Bool {
    let flags = tokens[index].flags
    return flags.contains(.leftBound) == flags.contains(.rightBound)
  }

  /// An operator that stands for its function: `reduce(0, +)`.
  var isAtOperatorReference: Bool {
    guard isOperator(current) else { return false }
    var index = self.index
    while isOperator(tokens[index].kind) { index = self.index(after: index) }
    switch tokens[index].kind {
    case .comma, .rightParenthesis, .rightBracket: return true
    default: return false
    }
  }

  /// Whether a word like `try` or `await` covers what follows.
  var isAtEffect: Bool {
    switch current {
    case .tryKeyword, .awaitWord: return true
    case .repeatKeyword: return next == .eachWord
    case .consumeWord, .copyWord, .eachWord, .anyWord:
      let index = self.index(after: index)
      guard !tokens[index].hasNewlineBefore else { return false }
      switch tokens[index].kind {
      case .selfKeyword, .selfTypeKeyword, .dollarIdentifier: return true
      case .prefixOperator: return current == .anyWord
      default: return tokens[index].kind.isIdentifier
      }
    case .unsafeWord:
      let index = self.index(after: index)
      guard !tokens[index].hasNewlineBefore else { return false }
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .period, .prefixOperator: return false
      default: return canStartExpression(index)
      }
    default: return false
    }
  }

  /// Whether the `(` here holds nothing but labels, as in `TabView(selection:)`.
  var isAtArgumentNames: Bool {
    var index = self.index(after: index)
    guard isLabel(index) else { return false }
    while isLabel(index) {
      index = self.index(after: index)
      guard tokens[index].kind == .colon else { return false }
      index = self.index(after: index)
    }
    return tokens[index].kind == .rightParenthesis
  }

  /// Whether the `<` here opens generic arguments: only what types are made of stands before its
  /// `>`, and what follows can follow a type ("Generic Argument Clause" in The Swift Programming
  /// Language).
  var isAtGenericArguments: Bool {
    var index = self.index(after: index)
    var angles = 1
    var brackets = 0
    for _ in 0..<512 {
      switch tokens[index].kind {
      case .leftAngle: angles += 1
      case .rightAngle:
        angles -= 1
        if angles == 0 { return brackets == 0 && canFollowGenericArguments(index) }
      case .leftParenthesis, .leftBracket: brackets += 1
      case .rightParenthesis, .rightBracket:
        brackets -= 1
        if brackets < 0 { return false }
      case .comma, .period, .colon, .arrow, .postfixQuestion, .postfixExclamation, .at, .wildcard,
        .selfTypeKeyword, .anyTypeKeyword, .throwsKeyword, .inoutKeyword, .integerLiteral,
        .repeatKeyword, .protocolKeyword, .classKeyword:
        break
      case .prefixOperator, .infixOperator, .postfixOperator:
        guard token(index, is: "&") || token(index, is: "~") || token(index, is: "...") else {
          return false
        }
      case let kind where kind.isIdentifier: break
      default: return false
      }
      index = self.index(after: index)
    }
    return false
  }

  private func canFollowGenericArguments(_ close: Int) -> Bool {
    let index = self.index(after: close)
    let token = tokens[index]
    switch token.kind {
    case .leftParenthesis, .leftBracket: return !token.hasNewlineBefore
    case .rightParenthesis, .rightBracket, .rightBrace, .leftBrace, .period, .comma, .colon,
      .semicolon, .endOfFile, .postfixQuestion, .postfixExclamation, .stringTail, .stringMiddle:
      return true
    case .infixOperator: return self.token(index, is: "&") && token.hasTriviaBefore
    default: return token.hasNewlineBefore
    }
  }

  /// Whether the chain goes on.
  @inline(__always)
  var isAtSuffix: Bool {
    switch current {
    case .period: true
    case .leftParenthesis, .leftBracket: !isAtLineStart
    case .leftBrace: isAtTrailingClosure
    case .postfixQuestion, .postfixExclamation, .postfixOperator: !hasTriviaBefore
    case .poundIf: isAtPostfixIfConfig
    default: false
    }
  }

  var isAtKeyPathComponent: Bool {
    switch current {
    case .period: true
    case .leftBracket, .leftParenthesis, .postfixQuestion, .postfixExclamation: !hasTriviaBefore
    default: false
    }
  }

  /// Whether the `{` here is a closure of the call before it. In front of a body only where what
  /// follows its `}` shows that the body is yet to come.
  var isAtTrailingClosure: Bool {
    if next == .caseKeyword { return false }
    guard context.contains(.condition) else {
      return !(context.contains(.initializer) && isAtObservers(openingBrace: index))
    }
    if tokens[self.index(after: index)].hasNewlineBefore { return false }
    guard let end = indexBehindBrackets(from: index) else { return false }
    let token = tokens[end]
    guard !token.hasNewlineBefore else { return false }
    switch token.kind {
    case .leftBrace, .whereKeyword, .comma, .period, .leftParenthesis, .leftBracket,
      .postfixQuestion, .postfixExclamation, .colon, .equal, .asKeyword, .isKeyword,
      .infixOperator, .infixQuestion, .postfixOperator:
      return true
    default: return false
    }
  }

  /// `label: {` behind a trailing closure.
  var isAtLabeledClosure: Bool {
    guard isLabel(index), current != .defaultKeyword, current != .caseKeyword, next == .colon
    else { return false }
    return tokens[index(after: index(after: index))].kind == .leftBrace
  }

  /// Whether what stands behind the closure's `{` is a signature, up to `in`.
  var isAtClosureSignature: Bool {
    var index = self.index
    while tokens[index].kind == .at {
      guard let end = indexBehindAttribute(index) else { return false }
      index = end
    }
    if tokens[index].kind == .leftBracket {
      guard let end = indexBehindBrackets(from: index) else { return false }
      index = end
      if tokens[index].hasNewlineBefore, tokens[index].kind != .inKeyword { return false }
    }
    if tokens[index].kind == .leftParenthesis {
      guard let end = indexBehindBrackets(from: index) else { return false }
      index = end
    } else {
      while tokens[index].kind.isIdentifier || tokens[index].kind == .wildcard {
        if tokens[index].kind == .asyncWord, isSignatureTail(index) { return true }
        index = self.index(after: index)
        guard tokens[index].kind == .comma else { break }
        index = self.index(after: index)
      }
    }
    switch tokens[index].kind {
    case .inKeyword: return true
    case .arrow, .throwsKeyword: return index != self.index && isSignatureTail(index)
    case .asyncWord: return isSignatureTail(index)
    default: return false
    }
  }

  private func isSignatureTail(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<128 {
      switch tokens[index].kind {
      case .inKeyword: return true
      case .leftBrace, .rightBrace, .semicolon, .endOfFile, .equal: return false
      default: index = self.index(after: index)
      }
    }
    return false
  }
}
