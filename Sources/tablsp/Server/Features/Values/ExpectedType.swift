import TabSpecParser

/// The type that an expression must have where it stands, so that a leading dot has a meaning.
enum ExpectedType {
  /// A type of the project.
  case declared(TypeDeclaration)
  /// A type that `FrameworkInterface` knows, by its name.
  case framework(String)

  /// What is expected of the expression `node`; nil where nothing says so.
  init?(of node: SyntaxNode, in context: FileContext) {
    switch context.reader.inference.expectedType(of: node).unwrapped {
    case .declared(let type, _): self = .declared(type)
    case .external(let name) where !name.isEmpty: self = .framework(name)
    default:
      guard let name = ExpectedType.frameworkParameter(of: node, in: context) else { return nil }
      self = .framework(name)
    }
  }

  /// The type called `name` at a place: the project's, else the framework's.
  init(named name: String, at node: SyntaxNode, in context: FileContext) {
    if let type = context.project.type(named: name, at: node, of: context.file) {
      self = .declared(type)
    } else {
      self = .framework(name)
    }
  }

  /// The name of the type of the framework's parameter that the value is for.
  private static func frameworkParameter(
    of node: SyntaxNode, in context: FileContext
  ) -> String? {
    guard let argument = node.parent, argument.kind == .argument, let suffix = argument.parent,
      suffix.kind == .callSuffix, let callee = Callee(suffix)
    else { return nil }
    let catalogue = InterfaceCatalogue(context: context)
    let callables =
      callee.isMember
      ? catalogue.modifiers(named: callee.name)
      : catalogue.initializers(of: callee.name, at: suffix)
    let label = ArgumentList(suffix).all.first { $0.node == argument }?.label
    let parameter = callables.lazy.flatMap(\.parameters).first { $0.label == label }
    guard case .named(let name) = parameter?.valueType.unwrapped else { return nil }
    return name
  }
}
