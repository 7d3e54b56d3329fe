import TabSpecParser

/// The names of types.
struct TypeSuggestions {
  let context: FileContext

  /// The project's, and those that declarations around tab bars need.
  var all: [Suggestion] {
    declared
      + ["Int", "String", "Bool", "Double", "Color", "some View", "Binding"].map {
        Suggestion($0, .type, .possible)
      }
  }

  /// Those of the project, enums first: their cases are what selections are made of.
  var declared: [Suggestion] {
    var names: Set<String> = []
    let types = context.project.files.flatMap { file in
      [SyntaxKind.enumDeclaration, .typeDeclaration].flatMap { file.tree.nodes(of: $0) }
    }
    return types.compactMap { node in
      guard let name = node.declaredName, names.insert(name).inserted else { return nil }
      let isEnum = node.kind == .enumDeclaration
      return Suggestion(name, .type, isEnum ? .possible : .last, detail: isEnum ? "enum" : nil)
    }
  }
}
