/// What a bar is told to show: the argument, the state behind it and what that starts with.
public struct Selection: Sendable {
  public var argument: ArgumentList.Argument
  public var expression: SyntaxNode
  /// The name as written, without `$`: `selection`, `model.page`.
  public var name: String
  /// Whether the argument is the binding of something by its name: `$selection`, `model.$page`.
  public var isNamed: Bool
  /// The state, the binding or the property of the model behind it.
  public var declaration: VariableDeclaration?
  /// The type that ids must have.
  public var type: ValueType
  /// What the selection starts with; unknown where someone else decides.
  public var initial: Value
  /// Whether it is `.constant(…)`.
  public var isConstant: Bool
  /// `AppStorage` or `SceneStorage`.
  public var storage: String?

  /// What messages call it: `'selection'`, or nothing but what it is where it has no name.
  public var quotedName: String {
    isNamed ? "'\(name)'" : "the selection"
  }

  /// The range of the argument, label included.
  public var range: TextRange {
    argument.node.range
  }

  /// The range of the value.
  public var valueRange: TextRange {
    expression.range
  }
}
