/// The kinds of tokens. Trivia are tokens too, so that the tokens tile the text.
public enum TokenKind: UInt8, CaseIterable, Sendable {
  // Trivia
  case byteOrderMark
  case whitespace
  /// LF, CR LF or CR: one token each.
  case newline
  /// `// …` or `/// …`, without its line break; a `#!` line at the start of a file too.
  case lineComment
  case blockComment
  /// Bytes that start no token.
  case invalid

  // Names
  /// `$0`, `$selection`.
  case dollarIdentifier
  case identifier
  /// `open`, `final`, `lazy` and other words that are modifiers only in front of a declaration.
  case contextualModifier
  case actorWord
  case anyWord
  case asyncWord
  case awaitWord
  case consumeWord
  case copyWord
  case didSetWord
  case eachWord
  case getWord
  case macroWord
  case modifyWord
  case readWord
  case setWord
  case someWord
  case unsafeWord
  case willSetWord

  // Literals
  case integerLiteral
  case floatLiteral
  /// A string without interpolation, from its first `#` or `"` to the last.
  case stringLiteral
  /// `"text\(`: from the opening quote through the parenthesis of the first interpolation.
  case stringHead
  /// `)text\(`.
  case stringMiddle
  /// `)text"`.
  case stringTail
  case regexLiteral

  // Punctuation
  case leftParenthesis
  case rightParenthesis
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  case comma
  case colon
  case semicolon
  case period
  case at
  case backslash
  case equal
  case arrow
  /// `?` without a blank before it.
  case postfixQuestion
  /// `!` without a blank before it.
  case postfixExclamation
  /// `?` of a ternary.
  case infixQuestion
  /// `<` alone.
  case leftAngle
  /// One `>`: a run like `>>` gives one token each, so that generic clauses can close.
  case rightAngle
  case prefixOperator
  case infixOperator
  case postfixOperator

  // Keywords that begin with `#`
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  /// `#Preview`, `#available`, `#selector`.
  case poundName

  // Reserved words
  case associatedtypeKeyword
  case classKeyword
  case deinitKeyword
  case enumKeyword
  case extensionKeyword
  case fileprivateKeyword
  case funcKeyword
  case importKeyword
  case initKeyword
  case inoutKeyword
  case internalKeyword
  case letKeyword
  case operatorKeyword
  case precedencegroupKeyword
  case privateKeyword
  case protocolKeyword
  case publicKeyword
  case staticKeyword
  case structKeyword
  case subscriptKeyword
  case typealiasKeyword
  case varKeyword
  case breakKeyword
  case caseKeyword
  case catchKeyword
  case continueKeyword
  case defaultKeyword
  case deferKeyword
  case doKeyword
  case elseKeyword
  case fallthroughKeyword
  case forKeyword
  case guardKeyword
  case ifKeyword
  case inKeyword
  case repeatKeyword
  case returnKeyword
  case switchKeyword
  case throwKeyword
  case whereKeyword
  case whileKeyword
  case anyTypeKeyword
  case asKeyword
  case falseKeyword
  case isKeyword
  case nilKeyword
  case rethrowsKeyword
  case selfKeyword
  case selfTypeKeyword
  case superKeyword
  case throwsKeyword
  case trueKeyword
  case tryKeyword
  case wildcard

  case endOfFile
}

extension TokenKind {
  public var isTrivia: Bool {
    rawValue <= TokenKind.invalid.rawValue
  }

  public var isComment: Bool {
    self == .lineComment || self == .blockComment
  }

  /// Identifiers and the words that are keywords only in some places.
  public var isIdentifier: Bool {
    TokenKind.identifier.rawValue <= rawValue && rawValue <= TokenKind.willSetWord.rawValue
  }

  /// The words that no declaration can have as its name without backticks.
  public var isReservedWord: Bool {
    TokenKind.associatedtypeKeyword.rawValue <= rawValue && rawValue <= TokenKind.wildcard.rawValue
  }

  /// What may stand in front of a declaration.
  public var isModifier: Bool {
    switch self {
    case .contextualModifier, .fileprivateKeyword, .internalKeyword, .privateKeyword,
      .publicKeyword, .staticKeyword:
      true
    default: false
    }
  }
}
