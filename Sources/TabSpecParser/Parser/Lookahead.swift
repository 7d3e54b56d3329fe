/// Looking ahead over tokens, without taking or parsing any.
extension Parser {
  func isOperator(_ kind: TokenKind) -> Bool {
    switch kind {
    case .prefixOperator, .infixOperator, .postfixOperator, .leftAngle, .rightAngle, .equal,
      .postfixQuestion, .postfixExclamation, .infixQuestion:
      true
    default: false
    }
  }

  /// Whether the token at `index` can be an argument's label.
  func isLabel(_ index: Int) -> Bool {
    let kind = tokens[index].kind
    return kind.isIdentifier || kind.isReservedWord && kind != .inoutKeyword
      || kind == .dollarIdentifier
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
    case .letKeyword, .varKeyword, .isKeyword: return isInPattern
    default: return kind.isIdentifier
    }
  }

  /// An operator that stands for its function: `reduce(0, +)`.
  var isAtOperatorName: Bool {
    guard isOperator(current) else { return false }
    var index = position
    while isOperator(tokens[index].kind) { index = self.index(after: index) }
    switch tokens[index].kind {
    case .comma, .rightParenthesis, .rightBracket: return true
    default: return false
    }
  }

  // MARK: - Declarations

  /// Whether a declaration begins here, its attributes and modifiers included.
  var isAtDeclaration: Bool {
    switch current {
    case .at: return true
    case .letKeyword, .varKeyword: return !isInPattern
    case _ where isDeclarationKeyword(current): return true
    case .actorWord, .macroWord: return isUnknownDeclaration(position)
    case .contextualModifier, .asyncWord: break
    default: return false
    }
    guard current == .contextualModifier else { return false }
    var index = position
    for _ in 0..<16 {
      let kind = tokens[index].kind
      if isDeclarationKeyword(kind) || kind == .at || kind == .initKeyword { return true }
      if kind == .actorWord || kind == .macroWord { return isUnknownDeclaration(index) }
      guard kind.isModifier else { return false }
      index = self.index(after: index)
      if tokens[index].kind == .leftParenthesis {
        guard let end = indexBehindBrackets(from: index, limit: 8) else { return false }
        index = end
      }
    }
    return false
  }

  private func isDeclarationKeyword(_ kind: TokenKind) -> Bool {
    switch kind {
    case .importKeyword, .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .classKeyword,
      .protocolKeyword, .enumKeyword, .extensionKeyword, .typealiasKeyword, .associatedtypeKeyword,
      .subscriptKeyword, .deinitKeyword, .operatorKeyword, .precedencegroupKeyword,
      .fileprivateKeyword, .internalKeyword, .privateKeyword, .publicKeyword, .staticKeyword,
      .initKeyword:
      true
    default: false
    }
  }

  /// Whether a declaration that the tab language leaves out begins at `index`.
  func isUnknownDeclaration(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .subscriptKeyword, .deinitKeyword, .operatorKeyword, .precedencegroupKeyword: return true
    case .actorWord, .macroWord:
      let next = self.index(after: index)
      return tokens[next].kind.isIdentifier && !tokens[next].hasNewlineBefore
    default: return false
    }
  }

  /// Whether the current token is a modifier of a declaration that follows.
  var isAtModifier: Bool {
    if current == .contextualModifier || current.isModifier {
      switch tokens[index(after: position)].kind {
      case .colon, .equal, .comma, .period, .rightParenthesis: return false
      default: return true
      }
    }
    return false
  }

  /// `class` in front of `func` or `var`.
  var isClassModifier: Bool {
    switch next {
    case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword: return true
    default: return next.isModifier
    }
  }

  /// `private(set)`, `unowned(safe)`.
  var isModifierArgument: Bool {
    !isAtLineStart
  }

  /// Attributes whose arguments are no expressions: `@available(iOS 17, *)`.
  func isRawAttribute(_ index: Int) -> Bool {
    let raw: [StaticString] = [
      "available", "objc", "backDeployed", "_spi", "convention", "_silgen_name", "_specialize",
      "_semantics", "inline", "exclusivity", "derivative", "differentiable", "transpose",
      "_originallyDefinedIn", "_cdecl", "_documentation", "attached", "freestanding",
      "storageRestrictions",
      "_implements", "_dynamicReplacement", "lifetime", "_lifetime", "abi", "specialized",
      "_alignment",
    ]
    return raw.contains { token(index, is: $0) }
  }

  /// Whether the `{` at `index` opens accessors, as in `{ get set }` or `{ didSet { … } }`.
  func isAtAccessors(openingBrace index: Int) -> Bool {
    isAccessor(self.index(after: index))
  }

  var isAtAccessor: Bool {
    isAccessor(position)
  }

  private func isAccessor(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<8 {
      switch tokens[index].kind {
      case .at:
        index = self.index(after: self.index(after: index))
        if tokens[index].kind == .leftParenthesis {
          guard let end = indexBehindBrackets(from: index, limit: 32) else { return false }
          index = end
        }
      case .contextualModifier: index = self.index(after: index)
      case .getWord, .setWord, .willSetWord, .didSetWord, .readWord, .modifyWord:
        switch tokens[self.index(after: index)].kind {
        case .leftBrace, .rightBrace, .getWord, .setWord, .asyncWord, .throwsKeyword,
          .contextualModifier:
          return true
        case .leftParenthesis:
          guard let end = indexBehindBrackets(from: self.index(after: index), limit: 8) else {
            return false
          }
          return tokens[end].kind == .leftBrace
        default: return false
        }
      default: return false
      }
    }
    return false
  }

  // MARK: - Statements

  /// `@unknown default:` and `@unknown case`.
  var isAtAttributedCase: Bool {
    let index = self.index(after: self.index(after: position))
    return tokens[index].kind == .caseKeyword || tokens[index].kind == .defaultKeyword
  }

  /// `name:` in front of a loop.
  var isAtStatementLabel: Bool {
    guard current.isIdentifier, next == .colon else { return false }
    switch tokens[index(after: index(after: position))].kind {
    case .whileKeyword, .forKeyword, .repeatKeyword, .doKeyword, .ifKeyword, .switchKeyword:
      return true
    default: return false
    }
  }

  /// Whether the token behind `return` begins another statement.
  var isAtNewStatement: Bool {
    isAtLineStart && (at(.ifKeyword) || at(.switchKeyword) || isAtDeclaration)
  }

  // MARK: - Expressions

  /// Whether a word like `try` or `await` covers what follows.
  var isAtEffect: Bool {
    switch current {
    case .tryKeyword: return true
    case .repeatKeyword: return next == .eachWord
    case .awaitWord, .unsafeWord, .consumeWord, .copyWord, .eachWord, .anyWord, .someWord:
      let index = self.index(after: position)
      guard !tokens[index].hasNewlineBefore else { return false }
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket: return current == .awaitWord
      case .leftBrace, .period, .ifKeyword, .switchKeyword: return false
      case .prefixOperator, .backslash, .poundName: return current == .awaitWord
      default: return canStartExpression(index)
      }
    default: return false
    }
  }

  /// Whether the `(` here holds nothing but labels, as in `TabView(selection:)`.
  var isAtArgumentNames: Bool {
    var index = self.index(after: position)
    var count = 0
    while isLabel(index) {
      index = self.index(after: index)
      guard tokens[index].kind == .colon else { return false }
      index = self.index(after: index)
      count += 1
    }
    return count > 0 && tokens[index].kind == .rightParenthesis
  }

  /// Whether the `<` here opens generic arguments: only what types are made of stands before its `>`, and what follows
  /// can follow a type ("Generic Argument Clause" in The Swift Programming Language).
  var isAtGenericArguments: Bool {
    var index = self.index(after: position)
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
        .selfTypeKeyword, .anyTypeKeyword, .throwsKeyword, .inoutKeyword, .selfKeyword,
        .integerLiteral, .repeatKeyword:
        break
      case .prefixOperator, .infixOperator, .postfixOperator:
        guard token(index, is: "&") || token(index, is: "~") || token(index, is: "...") else {
          return false
        }
      case let kind where kind.isIdentifier || kind == .contextualModifier: break
      case .protocolKeyword, .classKeyword: break
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
      .semicolon, .endOfFile, .postfixQuestion, .postfixExclamation, .equal, .rightAngle,
      .asKeyword,
      .isKeyword, .infixQuestion, .stringTail, .stringMiddle, .inKeyword:
      return true
    case .infixOperator: return true
    default: return token.hasNewlineBefore
    }
  }

  /// Whether the `{` here is a closure of the call before it. In front of a body only where what follows its `}` shows
  /// that the body is yet to come.
  var isAtTrailingClosure: Bool {
    guard isInCondition else {
      return !(isInInitializer && isObserver)
    }
    guard let end = indexBehindBrackets(from: position) else { return false }
    let token = tokens[end]
    switch token.kind {
    case .leftBrace, .whereKeyword, .comma:
      return !token.hasNewlineBefore || token.kind != .leftBrace
    case .period, .leftParenthesis, .leftBracket, .postfixQuestion, .postfixExclamation, .colon,
      .equal, .asKeyword, .isKeyword, .infixOperator, .infixQuestion, .postfixOperator:
      return !token.hasNewlineBefore
    default: return false
    }
  }

  private var isObserver: Bool {
    let first = tokens[index(after: position)].kind
    return (first == .didSetWord || first == .willSetWord) && isAtAccessors(openingBrace: position)
  }

  /// `label: {` behind a trailing closure.
  var isAtLabeledClosure: Bool {
    guard isLabel(position), current != .defaultKeyword, current != .caseKeyword, next == .colon
    else {
      return false
    }
    return tokens[index(after: index(after: position))].kind == .leftBrace
  }

  /// `#if` in front of a chain's next member.
  var isAtPostfixIfConfig: Bool {
    var index = self.index(after: position)
    while !tokens[index].hasNewlineBefore, tokens[index].kind != .endOfFile {
      index = self.index(after: index)
    }
    while tokens[index].kind == .poundIf {
      index = self.index(after: index)
      while !tokens[index].hasNewlineBefore, tokens[index].kind != .endOfFile {
        index = self.index(after: index)
      }
    }
    return tokens[index].kind == .period
  }

  /// Whether what stands behind the closure's `{` is a signature, up to `in`.
  var isAtClosureSignature: Bool {
    var index = position
    while tokens[index].kind == .at {
      index = self.index(after: self.index(after: index))
      if tokens[index].kind == .leftParenthesis {
        guard let end = indexBehindBrackets(from: index) else { return false }
        index = end
      }
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
        index = self.index(after: index)
        guard tokens[index].kind == .comma else { break }
        index = self.index(after: index)
      }
    }
    switch tokens[index].kind {
    case .inKeyword: return true
    case .arrow, .throwsKeyword: return index != position && isSignatureTail(index)
    case .asyncWord: return isSignatureTail(index)
    default: return false
    }
  }

  private func isSignatureTail(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<128 {
      let token = tokens[index]
      switch token.kind {
      case .inKeyword: return true
      case .leftBrace, .rightBrace, .semicolon, .endOfFile, .equal: return false
      default: index = self.index(after: index)
      }
    }
    return false
  }

  /// Whether the token at `index` can begin a type.
  func isTypeStart(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .leftParenthesis, .leftBracket, .selfTypeKeyword, .anyTypeKeyword, .at, .inoutKeyword,
      .wildcard, .prefixOperator, .repeatKeyword:
      true
    default: tokens[index].kind.isIdentifier
    }
  }
}
