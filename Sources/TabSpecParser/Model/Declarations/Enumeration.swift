/// An enum of the project: its cases, their raw values and what its properties say for each.
public struct Enumeration: Sendable {
  public let type: TypeDeclaration
  let project: Project

  /// - Returns: nil where `type` is no enum.
  public init?(_ type: TypeDeclaration, in project: Project) {
    guard type.isEnum else { return nil }
    self.type = type
    self.project = project
  }

  public var name: String {
    type.name
  }

  public var cases: [EnumCase] {
    type.cases
  }

  public func enumCase(named name: String) -> EnumCase? {
    type.enumCase(named: name)
  }

  /// Whether `allCases` are the cases as they stand: the compiler makes them, and none is for some systems only.
  public var hasAllCases: Bool {
    let parts = project.parts(of: type)
    return parts.contains { $0.inheritedTypes.contains("CaseIterable") }
      && !parts.contains { $0.variables.contains { $0.name == "allCases" } }
      && cases.allSatisfy { !$0.hasAssociatedValues && !$0.isConditional }
  }

  /// `Int` or `String` where the enum has raw values of that type.
  public var rawType: ValueType? {
    guard let first = type.inheritedTypes.first else { return nil }
    switch ValueType(name: first) {
    case .integer: return .integer
    case .string: return .string
    default: return nil
    }
  }

  /// The raw value of a case, implicit ones counted and spelled out.
  public func rawValue(of name: String) -> Value {
    guard let rawType else { return .unknown }
    var next = 0
    for enumCase in cases {
      var value = rawType == .string ? Value.string(enumCase.name) : .integer(next)
      if let expression = enumCase.rawValueExpression {
        value = Evaluator(project: project, file: type.file).evaluate(expression).value
      }
      if enumCase.name == name { return value }
      guard rawType == .integer else { continue }
      guard case .integer(let raw) = value, raw < Int.max else { return .unknown }
      next = raw + 1
    }
    return .unknown
  }

  /// What the property `name` gives for a case: the expression behind its label in `switch self`, or the body of a
  /// property that gives the same for all.
  public func propertyExpression(_ name: String, for caseName: String) -> (
    expression: SyntaxNode, file: TabFile
  )? {
    guard let variable = project.variable(named: name, in: type), let body = variable.getter else {
      return nil
    }
    guard let expression = PropertyBody(body).expression(for: caseName, of: self) else {
      return nil
    }
    return (expression, variable.file)
  }

  /// The `switch self` blocks in the enum and its extensions.
  public var switchesOverSelf: [(node: SyntaxNode, file: TabFile)] {
    project.parts(of: type).flatMap { part in
      part.members.filter { $0.kind == .variableDeclaration || $0.kind == .functionDeclaration }
        .flatMap { member in
          member.descendants(.switchExpression).filter { SwitchView($0).isOverSelf }
        }
        .map { ($0, part.file) }
    }
  }
}

/// The body of a property of an enum.
struct PropertyBody {
  let body: SyntaxNode

  init(_ body: SyntaxNode) {
    self.body = body
  }

  /// The expression that the body gives where `self` is a case; nil where it can't be told.
  func expression(for caseName: String, of enumeration: Enumeration) -> SyntaxNode? {
    result(of: body, for: caseName, enumeration: enumeration)
  }

  private func result(of block: SyntaxNode, for name: String, enumeration: Enumeration)
    -> SyntaxNode?
  {
    let statements = block.kind == .switchCase ? block.caseStatements : Array(block.children)
    guard statements.count == 1, let statement = statements.first else { return nil }
    switch statement.kind {
    case .returnStatement:
      guard let value = statement.children.first else { return nil }
      return value.kind == .switchExpression
        ? result(ofSwitch: value, for: name, enumeration: enumeration) : value
    case .switchExpression:
      return result(ofSwitch: statement, for: name, enumeration: enumeration)
    case .ifExpression, .guardStatement, .ifConfig, .forStatement, .unparsed, .jumpStatement,
      .throwStatement, .variableDeclaration:
      return nil
    default: return statement
    }
  }

  private func result(ofSwitch node: SyntaxNode, for name: String, enumeration: Enumeration)
    -> SyntaxNode?
  {
    let view = SwitchView(node)
    guard view.isOverSelf, !view.hasConditionalCases else { return nil }
    for item in view.cases {
      guard item.isDefault || item.names.contains(name) else {
        if item.isOpaque { return nil }
        continue
      }
      if item.hasGuard { return nil }
      return result(of: item.node, for: name, enumeration: enumeration)
    }
    return nil
  }
}
