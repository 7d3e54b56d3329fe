/// Expressions: sequences of operands and operators, kept flat. Precedence is for whoever wants to know a value.
extension Parser {
  /// expression = operand , { infix } .
  ///
  /// Leaves a `sequenceExpression` where there is an operator, else the operand alone.
  mutating func expression() {
    guard enter() else { return }
    defer { leave() }
    let start = mark
    operand()
    guard mark > start, isAtInfix else { return }
    let node = sequenceExpression(around: start)
    close(node)
  }

  /// sequenceExpression = operand , infix , { infix } .
  /// infix = infixOperator , operand | ternaryOperator , operand | typeCast .
  private mutating func sequenceExpression(around start: Int) -> Int {
    let node = open(.sequenceExpression, around: start)
    while isAtInfix {
      switch current {
      case .asKeyword, .isKeyword: typeCast()
      case .infixQuestion:
        ternaryOperator()
        operand()
      default:
        eatInfixOperator()
        operand()
      }
    }
    return node
  }

  /// A run like `>>=` is several tokens.
  private mutating func eatInfixOperator() {
    let startsWithAngle = at(.rightAngle)
    if at(.asyncWord) || at(.throwsKeyword) {
      effects()
      expect(.arrow, "'->'")
      return
    }
    eat()
    while startsWithAngle, isOperator(current), !hasTriviaBefore,
      tokens[position - 1].kind != .equal
    {
      eat()
    }
  }

  /// ternaryOperator = "?" , expression , ":" .
  mutating func ternaryOperator() {
    let node = open(.ternaryOperator)
    eat()
    expression()
    expect(.colon, "':'")
    close(node)
  }

  /// typeCast = ( "is" | "as" , [ "?" | "!" ] ) , type .
  mutating func typeCast() {
    let node = open(.typeCast)
    let isAs = at(.asKeyword)
    eat()
    if isAs, at(.postfixQuestion) || at(.postfixExclamation) { eat() }
    type()
    close(node)
  }

  /// operand = effectExpression | prefixExpression | postfixExpression .
  mutating func operand() {
    if isAtEffect {
      effectExpression()
    } else if current == .prefixOperator, canStartExpression(index(after: position)) {
      prefixExpression()
    } else {
      postfixExpression()
    }
  }

  /// effectExpression = ( "try" , [ "?" | "!" ] | "await" | "unsafe" | "consume" | "copy" | "each" | "repeat" | "any" | "some" ) , expression .
  mutating func effectExpression() {
    let node = open(.effectExpression)
    eat()
    if at(.postfixQuestion) || at(.postfixExclamation) { eat() }
    expression()
    close(node)
  }

  /// prefixExpression = prefixOperator , operand .
  mutating func prefixExpression() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.prefixExpression)
    eat()
    operand()
    close(node)
  }

  /// Whether an operator goes on with the expression.
  private var isAtInfix: Bool {
    switch current {
    case .infixOperator, .asKeyword, .isKeyword, .infixQuestion: true
    case .equal: !isInPattern
    case .leftAngle, .rightAngle:
      flags.contains(.leftBound) == flags.contains(.rightBound)
    case .arrow: true
    case .asyncWord, .throwsKeyword:
      tokens[index(after: position)].kind == .arrow && !isAtLineStart
    default: false
    }
  }
}
