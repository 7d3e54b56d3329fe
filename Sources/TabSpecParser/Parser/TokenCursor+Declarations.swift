/// Looking ahead over tokens, without taking or parsing any: declarations and types.
extension TokenCursor {
  /// Whether a declaration begins here, its attributes and modifiers included.
  var isAtDeclaration: Bool {
    switch current {
    case .at: return true
    case .letKeyword, .varKeyword: return !context.contains(.pattern)
    case .actorWord, .macroWord: return isUnknownDeclaration(index)
    case .contextualModifier: return isModifierOfDeclaration
    case .asyncWord: return next == .letKeyword
    default: return isDeclarationKeyword(current)
    }
  }

  private var isModifierOfDeclaration: Bool {
    var index = self.index
    for _ in 0..<16 {
      let kind = tokens[index].kind
      if isDeclarationKeyword(kind) { return true }
      if kind == .at || kind == .caseKeyword {
        return !(context.contains(.switchCase) && isCase(index))
      }
      if kind == .actorWord || kind == .macroWord { return isUnknownDeclaration(index) }
      guard kind.isModifier else { return false }
      index = self.index(after: index)
      if tokens[index].kind == .leftParenthesis {
        guard let end = indexBehindBrackets(from: index, limit: 8) else { return false }
        // `open(tab)` on a line of its own is a call.
        if tokens[end].hasNewlineBefore, !isModifierArgument(self.index(after: index)) {
          return false
        }
        index = end
      }
    }
    return false
  }

  private func isModifierArgument(_ index: Int) -> Bool {
    tokens[index].kind == .setWord || token(index, is: "safe") || token(index, is: "unsafe")
      || token(index, is: "nonsending")
  }

  @inline(__always)
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
    if current == .asyncWord { return next == .letKeyword }
    guard current.isModifier else { return false }
    switch next {
    case .colon, .equal, .comma, .period, .rightParenthesis, .rightBrace: return false
    default: return true
    }
  }

  /// `class` in front of `func` or `var`.
  var isClassModifier: Bool {
    switch next {
    case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword: true
    default: next.isModifier
    }
  }

  /// Attributes whose arguments are no expressions: `@available(iOS 17, *)`.
  func isRawAttribute(_ index: Int) -> Bool {
    guard tokens[index].kind == .identifier else { return false }
    let range = range(ofToken: index)
    for name in TokenCursor.rawAttributes where name.utf8CodeUnitCount == range.count {
      if token(index, is: name) { return true }
    }
    return false
  }

  private static let rawAttributes: [StaticString] = [
    "available", "inline", "objc", "backDeployed", "_spi", "convention", "_silgen_name",
    "_specialize", "_semantics", "exclusivity", "derivative", "differentiable", "transpose",
    "_originallyDefinedIn", "_cdecl", "_documentation", "attached", "freestanding", "_effects",
    "storageRestrictions", "_implements", "_dynamicReplacement", "lifetime", "_lifetime", "abi",
    "specialized", "_alignment", "_nonSendable", "_spi_available", "_optimize", "_expose",
    "_extern", "_section", "_objcRuntimeName", "_projectedValueProperty", "_swift_native_objc",
    "_typeEraser", "_private", "_unavailableFromAsync", "_backDeploy", "_rawLayout", "isolated",
    "inlinable", "c", "section", "export",
  ]

  /// The index behind the attribute at `start`; nil past `limit` tokens in its brackets.
  func indexBehindAttribute(_ start: Int, limit: Int = .max) -> Int? {
    var index = self.index(after: self.index(after: start))
    while tokens[index].kind == .period { index = self.index(after: self.index(after: index)) }
    if tokens[index].kind == .leftAngle {
      var depth = 0
      for _ in 0..<64 {
        if tokens[index].kind == .leftAngle { depth += 1 }
        if tokens[index].kind == .rightAngle { depth -= 1 }
        index = self.index(after: index)
        if depth == 0 { break }
      }
    }
    if tokens[index].kind == .leftParenthesis, !tokens[index].hasTriviaBefore {
      return indexBehindBrackets(from: index, limit: limit)
    }
    return index
  }

  /// Raw attributes that may stand alone.
  func allowsNoArguments(_ index: Int) -> Bool {
    !(token(index, is: "available") || token(index, is: "backDeployed")
      || token(index, is: "inline") || token(index, is: "convention"))
  }

  /// Whether the `{` at `index` opens accessors, as in `{ get set }` or `{ didSet { … } }`.
  func isAtAccessors(openingBrace index: Int) -> Bool {
    isAccessor(self.index(after: index)) != .none
  }

  /// Whether the `{` at `index` opens `willSet` or `didSet`.
  func isAtObservers(openingBrace index: Int) -> Bool {
    isAccessor(self.index(after: index)) == .observer
  }

  var isAtAccessor: Bool {
    isAccessor(index) != .none
  }

  enum AccessorRole {
    case none
    case getter
    case setter
    case observer
  }

  /// What the accessor does whose attributes and modifiers begin at `start`.
  func isAccessor(_ start: Int) -> AccessorRole {
    var index = start
    for _ in 0..<8 {
      switch tokens[index].kind {
      case .at:
        guard let end = indexBehindAttribute(index, limit: 32) else { return .none }
        index = end
      case .contextualModifier: index = self.index(after: index)
      case .getWord, .readWord: return .getter
      case .setWord, .modifyWord: return .setter
      case .willSetWord, .didSetWord: return .observer
      case .initKeyword:
        let next = kind(after: index)
        return next == .leftBrace || next == .leftParenthesis ? .setter : .none
      case .identifier:
        if token(index, is: "unsafeAddress") { return .getter }
        return token(index, is: "unsafeMutableAddress") ? .setter : .none
      default: return .none
      }
    }
    return .none
  }

  // MARK: - Parameters and types

  /// Whether the token at `index` can be a parameter's name or label.
  func isParameterName(_ index: Int) -> Bool {
    let kind = tokens[index].kind
    return kind.isIdentifier || kind.isReservedWord && kind != .inoutKeyword
  }

  /// Whether the parameter here has a name, which a type alone has not.
  func isNamedParameter(_ style: Parser.ParameterStyle) -> Bool {
    guard style == .associatedValues else { return true }
    let second = index(after: index)
    if tokens[second].kind == .colon { return true }
    return isParameterName(second) && tokens[index(after: second)].kind == .colon
  }

  /// `isolated`, `_const` and the like in front of a parameter's name.
  var isAtParameterModifier: Bool {
    guard current == .contextualModifier else { return false }
    let second = index(after: index)
    guard isParameterName(second) else { return false }
    return isParameterName(index(after: second)) || at(word: "isolated") || at(word: "_const")
  }

  var isAtEllipsis: Bool {
    switch current {
    case .prefixOperator, .postfixOperator, .infixOperator: at(word: "...")
    default: false
    }
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

  @inline(__always)
  var isAtFunctionArrow: Bool {
    switch current {
    case .arrow: true
    case .asyncWord, .throwsKeyword, .rethrowsKeyword: isArrowBehindEffects
    default: false
    }
  }

  private var isArrowBehindEffects: Bool {
    var index = self.index
    for _ in 0..<4 {
      index = self.index(after: index)
      switch tokens[index].kind {
      case .arrow: return true
      case .asyncWord, .throwsKeyword: continue
      case .leftParenthesis:
        guard let end = indexBehindBrackets(from: index, limit: 64) else { return false }
        return tokens[end].kind == .arrow
      default: return false
      }
    }
    return false
  }
}
