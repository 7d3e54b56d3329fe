/// Postfix expressions: what is read first, and the chain of members, calls and subscripts behind
/// it.
extension Parser {
  /// postfixExpression = primary , { suffix } .
  ///
  /// The suffixes of a chain are siblings. Leaves the primary alone where there is none.
  mutating func postfixExpression() {
    let start = mark
    primary()
    guard cursor.isAtSuffix, mark > start, takesSuffix(primary: start) else { return }
    let node = open(.postfixExpression, around: start)
    repeat {
      let isClosureAlone = at(.leftBrace)
      suffix()
      if isClosureAlone, at(.leftBrace) { break }
    } while cursor.isAtSuffix
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

  /// memberSuffix = "." , memberName .
  mutating func memberSuffix() {
    let node = open(.memberSuffix)
    eat()
    memberName()
    close(node)
  }

  /// memberName = ( name | projectedName | reservedWord ) , nameTail | "self" | integer .
  mutating func memberName() {
    if at(.integerLiteral), !hasTriviaBefore {
      eat()
    } else if isAtMemberName {
      let hasTail = !at(.selfKeyword)
      eat()
      if hasTail { nameTail() }
    } else {
      reportExpected("a member's name")
    }
  }

  /// Whether a name stands right behind the period. In Swift files that are being written it may
  /// stand apart.
  @inline(__always)
  var isAtMemberName: Bool {
    guard !hasTriviaBefore || !isAtLineStart && !reports else { return false }
    if at(.dollarIdentifier) { return !reports || !cursor.isClosureArgument }
    return current.isIdentifier || current.isReservedWord
  }

  /// nameTail = [ argumentNames | genericArgumentClause ] .
  @inline(__always)
  mutating func nameTail() {
    switch current {
    case .leftParenthesis:
      if cursor.isAtArgumentNames { skipBalanced() }
    case .leftAngle:
      if cursor.isAtGenericArguments { genericArgumentClause() }
    default: break
    }
  }

  /// operatorSuffix = "?" | "!" | postfixOperator .
  mutating func operatorSuffix() {
    let node = open(.operatorSuffix)
    eat()
    close(node)
  }

  /// subscriptSuffix = "[" , [ arguments ] , "]" .
  mutating func subscriptSuffix() {
    let node = open(.subscriptSuffix)
    let opening = position
    eat()
    arguments(until: .rightBracket)
    expectClosing(.rightBracket, "']'", opening: opening)
    close(node)
  }

  /// callSuffix = callArguments , [ trailingClosures ] | trailingClosures .
  mutating func callSuffix() {
    let node = open(.callSuffix)
    if at(.leftParenthesis) { callArguments() }
    if at(.leftBrace), cursor.isAtTrailingClosure { trailingClosures() }
    close(node)
  }

  /// trailingClosures = closureExpression , { labeledClosure } .
  mutating func trailingClosures() {
    closureExpression()
    while cursor.isAtLabeledClosure { labeledClosure() }
  }

  /// labeledClosure = label , ":" , closureExpression .
  mutating func labeledClosure() {
    let node = open(.labeledClosure)
    eat()
    eat()
    closureExpression()
    close(node)
  }

  /// callArguments = "(" , [ arguments ] , ")" .
  mutating func callArguments() {
    let opening = position
    eat()
    arguments(until: .rightParenthesis)
    expectClosing(.rightParenthesis, "')'", opening: opening)
  }

  /// arguments = argument , { "," , argument } , [ "," ] .
  mutating func arguments(until end: TokenKind) {
    let outer = context
    context.formIntersection(.pattern)
    while !isAtClosing, !at(.endOfFile) {
      let start = position
      argument()
      guard hasNextElement(until: end, start: start) else { break }
    }
    context = outer
  }

  /// argument = [ label , ":" ] , ( expression | operatorReference ) .
  mutating func argument() {
    let node = open(.argument)
    if cursor.isLabel(position), next == .colon {
      eat()
      eat()
    }
    if cursor.isAtOperatorReference { operatorReference() } else { expression() }
    close(node)
  }

  /// operatorReference = operator .
  ///
  /// An operator that stands for its function, as in `reduce(0, +)`; leaves a `nameExpression`.
  private mutating func operatorReference() {
    let node = open(.nameExpression)
    repeat { eat() } while cursor.isOperator(current) && !hasTriviaBefore
    close(node)
  }

  /// A literal takes no trailing closure; `if` and `switch` take no suffix.
  @inline(__always)
  private mutating func takesSuffix(primary: Int) -> Bool {
    switch nodes[primary].kind {
    case .nameExpression, .implicitMember: true
    case .ifExpression, .switchExpression: false
    case .tupleExpression: !at(.leftBrace) || isParenthesized(node: primary)
    default: !at(.leftBrace)
    }
  }

  /// Whether a closed tuple holds one expression without a label.
  private mutating func isParenthesized(node: Int) -> Bool {
    let argument = node + 1
    guard argument < mark, nodes[argument].endNode == nodes[node].endNode else {
      return false
    }
    let value = argument + 1
    return value < mark && nodes[value].firstToken == nodes[argument].firstToken
  }
}
