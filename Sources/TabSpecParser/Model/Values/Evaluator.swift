/// Tells what expressions give, without running anything: literals, cases, raw values, arrays and ranges, names with an
/// initial value. Whatever else is unknown.
public struct Evaluator: Sendable {
  /// More elements than this make an array unknown.
  static let maximumElementCount = 1000

  public let project: Project
  public let file: TabFile
  /// Values of names that no declaration gives, like the parameter of a `ForEach` closure.
  public var bindings: [String: Evaluation]
  /// How many names were followed; ends circles.
  private var depth = 0

  public init(project: Project, file: TabFile, bindings: [String: Evaluation] = [:]) {
    self.project = project
    self.file = file
    self.bindings = bindings
  }

  /// What `node`, an expression of the file, gives. `expected` is the type that a leading dot means.
  public func evaluate(_ node: SyntaxNode, expected: ValueType = .unknown) -> Evaluation {
    guard depth < 24 else { return .unknown }
    switch node.kind {
    case .literal: return literal(node)
    case .stringLiteral:
      return Evaluation(
        value: StringLiteral(node)?.value.map { .string($0) } ?? .unknown, type: .string)
    case .prefixExpression: return prefix(node)
    case .implicitMember: return implicitMember(node, expected: expected)
    case .arrayLiteral: return array(node, expected: expected)
    case .tupleExpression: return parenthesized(node, expected: expected)
    case .sequenceExpression: return sequence(node)
    case .effectExpression: return .unknown
    case .nameExpression, .postfixExpression: return chain(Chain(node), expected: expected)
    default: return .unknown
    }
  }

  func deeper(in other: TabFile? = nil, bindings: [String: Evaluation]? = nil) -> Evaluator {
    var evaluator = Evaluator(
      project: project, file: other ?? file, bindings: bindings ?? self.bindings)
    evaluator.depth = depth + 1
    return evaluator
  }

  // MARK: - Literals

  private func literal(_ node: SyntaxNode) -> Evaluation {
    let tree = node.tree
    switch tree.tokens[node.firstToken].kind {
    case .integerLiteral:
      return Evaluation(
        value: Evaluator.integer(node.text).map { .integer($0) } ?? .unknown, type: .integer)
    case .floatLiteral: return Evaluation(value: .unknown, type: .double)
    case .trueKeyword: return Evaluation(value: .boolean(true), type: .boolean)
    case .falseKeyword: return Evaluation(value: .boolean(false), type: .boolean)
    case .nilKeyword: return Evaluation(value: .null, type: .unknown)
    default: return .unknown
    }
  }

  static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) }
    if digits.hasPrefix("0o") { return Int(digits.dropFirst(2), radix: 8) }
    if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2) }
    return Int(digits)
  }

  private func prefix(_ node: SyntaxNode) -> Evaluation {
    guard let operand = node.children.first else { return .unknown }
    let inner = evaluate(operand)
    if node.tree.token(node.firstToken, is: "-"), case .integer(let value) = inner.value {
      return Evaluation(value: .integer(-value), type: .integer)
    }
    if node.tree.token(node.firstToken, is: "!") {
      if case .boolean(let value) = inner.value {
        return Evaluation(value: .boolean(!value), type: .boolean)
      }
      return Evaluation(value: .unknown, type: .boolean)
    }
    return .unknown
  }

  private func array(_ node: SyntaxNode, expected: ValueType) -> Evaluation {
    var elementType = ValueType.unknown
    if case .array(let type) = expected { elementType = type }
    let children = node.children.map { evaluate($0, expected: elementType) }
    guard children.count <= Evaluator.maximumElementCount else { return .unknown }
    if elementType == .unknown, let first = children.first?.type,
      children.allSatisfy({ $0.type == first })
    {
      elementType = first
    }
    return Evaluation(value: .array(children.map(\.value)), type: .array(elementType))
  }

  private func parenthesized(_ node: SyntaxNode, expected: ValueType) -> Evaluation {
    let arguments = ArgumentList(node).all
    guard arguments.count == 1, arguments[0].labelToken == nil, let value = arguments[0].value
    else {
      return .unknown
    }
    return evaluate(value, expected: expected)
  }

  // MARK: - Operators

  private func sequence(_ node: SyntaxNode) -> Evaluation {
    let parts = Array(node.children)
    if parts.last?.kind == .typeCast, parts.count == 2, let type = parts[1].firstChild(.type),
      node.tree.tokens[parts[1].firstToken].kind == .asKeyword,
      parts[1].ownToken(.postfixQuestion) == nil
    {
      let castType = ValueType(type)
      return Evaluation(value: evaluate(parts[0], expected: castType).value, type: castType)
    }
    let operators = node.ownTokens.map { node.tree.text(ofToken: $0) }
    if node.firstChild(.ternaryOperator) != nil { return .unknown }
    guard parts.count == 2, operators.count == 1 else { return comparison(operators) }
    switch operators[0] {
    case "..<", "...":
      guard let low = evaluate(parts[0]).value.integerValue,
        let high = evaluate(parts[1]).value.integerValue
      else { return Evaluation(value: .unknown, type: .array(.integer)) }
      let isClosed = operators[0] == "..."
      guard low <= high, high - low < Evaluator.maximumElementCount else {
        return Evaluation(value: .unknown, type: .array(.integer))
      }
      let elements = isClosed ? Array(low...high) : Array(low..<high)
      return Evaluation(value: .array(elements.map { .integer($0) }), type: .array(.integer))
    case "+", "-": return sum(evaluate(parts[0]), evaluate(parts[1]), operation: operators[0])
    default: return comparison(operators)
    }
  }

  private func sum(_ left: Evaluation, _ right: Evaluation, operation: String) -> Evaluation {
    guard left.type == right.type else { return .unknown }
    guard let first = left.value.integerValue, let second = right.value.integerValue else {
      return Evaluation(value: .unknown, type: left.type)
    }
    let (sum, overflows) =
      operation == "+"
      ? first.addingReportingOverflow(second) : first.subtractingReportingOverflow(second)
    return Evaluation(value: overflows ? .unknown : .integer(sum), type: .integer)
  }

  /// A comparison is a `Bool` where no other operator may bind looser.
  private func comparison(_ operators: [String]) -> Evaluation {
    let isBoolean = operators.contains { Evaluator.comparisons.contains($0) }
    let isPlain = operators.allSatisfy {
      Evaluator.comparisons.contains($0) || Evaluator.arithmetic.contains($0)
    }
    return isBoolean && isPlain ? Evaluation(value: .unknown, type: .boolean) : .unknown
  }

  private static let comparisons: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==",
  ]

  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "??"]

  // MARK: - Members

  private func implicitMember(_ node: SyntaxNode, expected: ValueType) -> Evaluation {
    guard let name = node.referencedName else { return .unknown }
    let target = expected.unwrapped
    if name == "none", target != expected { return Evaluation(value: .null, type: expected) }
    guard case .named(let typeName) = target else {
      return Evaluation(value: .member(type: nil, name: name), type: .unknown)
    }
    return staticMember(name, ofTypeNamed: typeName, at: node)
  }

  /// `Type.name`.
  func staticMember(_ name: String, ofTypeNamed typeName: String, at node: SyntaxNode) -> Evaluation
  {
    guard let type = project.type(named: typeName, at: node, of: file) else {
      if let alias = project.aliasedType(named: typeName, at: node, of: file),
        case .named(let target) = alias, target != typeName, depth < 8
      {
        return deeper().staticMember(name, ofTypeNamed: target, at: node)
      }
      let plainName = typeName.split(separator: ".").last.map(String.init)
      return Evaluation(value: .member(type: plainName, name: name), type: .unknown)
    }
    if let enumeration = Enumeration(type, in: project) {
      if let enumCase = enumeration.enumCase(named: name) {
        return Evaluation(
          value: enumCase.hasAssociatedValues ? .unknown : .member(type: type.name, name: name),
          type: .named(typeName))
      }
      if name == "allCases", enumeration.hasAllCases {
        return Evaluation(
          value: .array(enumeration.cases.map { .member(type: type.name, name: $0.name) }),
          type: .array(.named(typeName)))
      }
    }
    guard let variable = project.variable(named: name, in: type), variable.isStatic else {
      return Evaluation(value: .member(type: type.name, name: name), type: .unknown)
    }
    let evaluated = evaluate(variable)
    guard variable.isLet || variable.getter != nil else {
      return Evaluation(value: .unknown, type: evaluated.type)
    }
    if case .array = evaluated.value { return evaluated }
    return evaluated.value.isKnown
      ? evaluated
      : Evaluation(value: .member(type: type.name, name: name), type: evaluated.type)
  }

  /// What a variable starts with, or what its body gives; the type is one that means the same everywhere.
  public func evaluate(_ variable: VariableDeclaration) -> Evaluation {
    let declared = variable.declaredType ?? variable.environmentType
    let inner = deeper(in: variable.file, bindings: [:])
    let resolver = TypeResolver(project: project, file: variable.file)
    guard let expression = variable.initialValue ?? variable.getter.flatMap(singleExpression) else {
      let type = resolver.resolve(declared ?? .unknown, at: variable.declaration)
      if let declared, case .optional = declared, !variable.isLet, variable.isStored {
        return Evaluation(value: .null, type: type)
      }
      return Evaluation(value: .unknown, type: type)
    }
    let result = inner.evaluate(expression, expected: declared ?? .unknown)
    return Evaluation(
      value: result.value,
      type: resolver.resolve(declared ?? result.type, at: variable.declaration))
  }

  private func singleExpression(_ body: SyntaxNode) -> SyntaxNode? {
    let statements = Array(body.children)
    guard statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .returnStatement: return statements[0].children.first
    case .ifExpression, .switchExpression, .guardStatement, .ifConfig, .variableDeclaration:
      return nil
    default: return statements[0]
    }
  }
}
