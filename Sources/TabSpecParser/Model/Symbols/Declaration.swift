/// What gives a name to something: where it stands, and what it is.
public enum Declaration: Sendable {
  /// A `struct`, `class`, `protocol`, `enum` or `typealias`.
  case type(TypeDeclaration)
  case genericParameter(LocalName)
  case enumCase(EnumCase)
  /// A `let` or `var`: member, global or inside a body.
  case variable(VariableDeclaration)
  /// A name that a pattern or a closure gives.
  case local(LocalName)
  case function(FunctionDeclaration)
  /// The name of a parameter inside its function, and the label in calls where that is the same word.
  case parameter(ParameterDeclaration)
  /// The label of a parameter that has another name inside.
  case label(ParameterDeclaration)

  public var file: TabFile {
    switch self {
    case .type(let type): type.file
    case .genericParameter(let name), .local(let name): name.file
    case .enumCase(let enumCase): enumCase.file
    case .variable(let variable): variable.file
    case .function(let function): function.file
    case .parameter(let parameter), .label(let parameter): parameter.file
    }
  }

  /// The whole declaration.
  public var node: SyntaxNode {
    switch self {
    case .type(let type): type.node
    case .genericParameter(let name), .local(let name): name.node
    case .enumCase(let enumCase): enumCase.node
    case .variable(let variable): variable.declaration
    case .function(let function): function.node
    case .parameter(let parameter), .label(let parameter): parameter.node
    }
  }

  public var nameToken: Int {
    switch self {
    case .type(let type): type.nameToken ?? type.node.firstToken
    case .genericParameter(let name), .local(let name): name.nameToken
    case .enumCase(let enumCase): enumCase.nameToken
    case .variable(let variable): variable.nameToken
    case .function(let function): function.nameToken
    case .parameter(let parameter): parameter.nameToken
    case .label(let parameter): parameter.labelToken ?? parameter.nameToken
    }
  }

  /// Without backticks.
  public var name: String {
    Identifier.name(ofToken: nameToken, in: file.tree)
  }

  public var nameRange: TextRange {
    file.tree.range(ofToken: nameToken)
  }

  public var place: Place {
    Place(file: file, range: nameRange)
  }
}

extension Declaration: Hashable {
  public static func == (left: Declaration, right: Declaration) -> Bool {
    left.nameToken == right.nameToken && left.file === right.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nameToken)
  }
}

/// A name inside a body that is no `let` or `var` of its own: of a closure's parameter, of a loop, of `if let`, of a
/// case's pattern, of a part of a tuple; or of a generic parameter.
public struct LocalName: Sendable {
  public let file: TabFile
  /// What gives the name: a `closureParameter`, `parameter`, `bindingPattern`, `nameExpression` or
  /// `genericParameterClause`.
  public let node: SyntaxNode
  public let nameToken: Int
}
