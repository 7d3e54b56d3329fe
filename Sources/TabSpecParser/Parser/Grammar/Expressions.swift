/// Expressions: sequences of operands and operators, kept flat. Precedence is for whoever wants to
/// know a value.
extension Parser {
  /// expression = operand | sequenceExpression .
  ///
  /// Leaves a `sequenceExpression` where there is an operator, else the operand alone.
  mutating func expression() {
    guard enter() else { return }
    defer { leave() }
    let start = mark
    operand()
    if cursor.isAtInfix, mark > start { sequenceExpression(around: start) }
  }

  /// sequenceExpression = operand , infix , { infix } .
  private mutating func sequenceExpression(around start: Int) {
    let node = open(.sequenceExpression, around: start)
    repeat { infix() } while cursor.isAtInfix
    close(node)
  }

  /// infix = infixOperator , operand | ternaryOperator , operand | typeCast .
  private mutating func infix() {
    switch current {
    case .asKeyword, .isKeyword: typeCast()
    case .infixQuestion:
      ternaryOperator()
      operand()
    default:
      infixOperator()
      operand()
    }
  }

  /// An operator, `=`, or `->` between types. A run like `>>=` is several tokens.
  private mutating func infixOperator() {
    switch current {
    case .asyncWord, .throwsKeyword:
      effects()
      expect(.arrow, "'->'")
    case .rightAngle:
      eat()
      while cursor.isOperator(current), !hasTriviaBefore, tokens[position - 1].kind != .equal {
        eat()
      }
    case .equal:
      checkBalance()
      eat()
    default: eat()
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
    switch current {
    case .identifier, .stringLiteral, .period: postfixExpression()
    case .prefixOperator: prefixExpression()
    default:
      if cursor.isAtEffect { effectExpression() } else { postfixExpression() }
    }
  }

  /// effectExpression = effect , expression .
  mutating func effectExpression() {
    let node = open(.effectExpression)
    effect()
    expression()
    close(node)
  }

  /// effect = "try" , [ "?" | "!" ] | "await" | "unsafe" | "consume" | "copy" | "each" | "repeat"
  ///   | "any" .
  private mutating func effect() {
    let isTry = at(.tryKeyword)
    eat()
    if isTry, at(.postfixQuestion) || at(.postfixExclamation) { eat() }
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
}
