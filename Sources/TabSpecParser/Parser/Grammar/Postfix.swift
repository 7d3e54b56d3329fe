/// Postfix expressions: what is read first, and the chain of members, calls and subscripts behind it.
extension Parser {
  /// postfixExpression = primary , { suffix } .
  ///
  /// The suffixes of a chain are siblings. Leaves the primary alone where there is none.
  mutating func postfixExpression() {
    let start = mark
    primary()
    guard mark > start, isAtSuffix(primary: start) else { return }
    let node = open(.postfixExpression, around: start)
    suffix()
    while isAtSuffix { suffix() }
    close(node)
  }

  /// suffix = memberSuffix | callSuffix | subscriptSuffix | operatorSuffix | ifConfigSuffix .
  mutating func suffix() {
    switch current {
    case .period: memberSuffix()
    case .leftParenthesis, .leftBrace: callSuffix()
    case .leftBracket: subscriptSuffix()
    case .poundIf: ifConfigSuffix()
    default: operatorSuffix()
    }
  }

  /// memberSuffix = "." , ( memberName , [ argumentNames ] , [ genericArgumentClause ] | integer ) .
  mutating func memberSuffix() {
    let node = open(.memberSuffix)
    eat()
    memberName()
    close(node)
  }

  /// memberName = name | reservedWord .
  mutating func memberName() {
    if current.isIdentifier || current.isReservedWord || at(.integerLiteral)
      || at(.dollarIdentifier), !isAtLineStart || current.isIdentifier
    {
      eat()
      nameTail()
    } else {
      reportExpected("a member's name")
    }
  }

  /// What may follow a name: the labels of a compound name, generic arguments.
  mutating func nameTail() {
    if at(.leftParenthesis), isAtArgumentNames {
      skipBalanced()
    } else if at(.leftAngle), !hasTriviaBefore, isAtGenericArguments {
      genericArgumentClause()
    }
  }

  /// operatorSuffix = "?" | "!" | postfixOperator .
  mutating func operatorSuffix() {
    let node = open(.operatorSuffix)
    eat()
    close(node)
  }

  /// subscriptSuffix = "[" , [ argument , { "," , argument } , [ "," ] ] , "]" .
  mutating func subscriptSuffix() {
    let node = open(.subscriptSuffix)
    let opening = position
    eat()
    closedOff { parser in
      parser.list(until: .rightBracket) { $0.argument() }
    }
    expectClosing(.rightBracket, "']'", opening: opening)
    close(node)
  }

  /// callSuffix = "(" , [ arguments ] , ")" , [ trailingClosures ] | trailingClosures .
  /// trailingClosures = closureExpression , { labeledClosure } .
  mutating func callSuffix() {
    let node = open(.callSuffix)
    if at(.leftParenthesis) { callArguments() }
    if at(.leftBrace), isAtTrailingClosure {
      closureExpression()
      while isAtLabeledClosure { labeledClosure() }
    }
    close(node)
  }

  /// labeledClosure = label , ":" , closureExpression .
  mutating func labeledClosure() {
    let node = open(.labeledClosure)
    eat()
    eat()
    closureExpression()
    close(node)
  }

  /// arguments = argument , { "," , argument } , [ "," ] .
  mutating func callArguments() {
    let opening = position
    eat()
    closedOff { parser in
      parser.list(until: .rightParenthesis) { $0.argument() }
    }
    expectClosing(.rightParenthesis, "')'", opening: opening)
  }

  /// argument = [ label , ":" ] , expression .
  mutating func argument() {
    let node = open(.argument)
    if isLabel(position), next == .colon {
      eat()
      eat()
    }
    expression()
    close(node)
  }

  // MARK: - Looking

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

  /// A literal takes no trailing closure.
  private func isAtSuffix(primary: Int) -> Bool {
    if at(.leftBrace) {
      switch kind(ofNode: primary) {
      case .literal, .stringLiteral, .arrayLiteral, .dictionaryLiteral, .tupleExpression,
        .ifExpression, .switchExpression, .closureExpression, .keyPathExpression, .unparsed,
        .macroExpansion:
        return false
      default: break
      }
    }
    switch kind(ofNode: primary) {
    case .ifExpression, .switchExpression: return false
    default: return isAtSuffix
    }
  }
}
