import TabSpecParser

/// The views that the project knows: those that it declares, and those that it calls.
struct ViewNames {
  /// A larger project gives so many.
  private static let maximumCount = 300

  let context: FileContext

  /// Sorted; containers, items and the framework's views are left out.
  var all: [String] {
    let dialects = context.linter.dialects
    let others = Set(dialects.flatMap { $0.containers + $0.itemNames })
      .union(InterfaceCatalogue.frameworkTypeNames)
      .union([CompletionPoint.placeholder])
    var names: Set<String> = []
    for file in context.project.files { names.formUnion(ViewNames.views(in: file.tree)) }
    return names.filter { !others.contains($0) && !FrameworkViews.names.contains($0) }.sorted()
      .prefix(ViewNames.maximumCount).map(\.self)
  }

  private static func views(in tree: SyntaxTree) -> Set<String> {
    var names: Set<String> = []
    for suffix in tree.nodes(of: .callSuffix) {
      guard let chain = suffix.parent, let name = chain.children.first,
        name.kind == .nameExpression, Callee(suffix)?.nameToken == name.firstToken
      else { continue }
      let text = Identifier.name(ofToken: name.firstToken, in: tree)
      if text.first?.isUppercase ?? false { names.insert(text) }
    }
    for type in tree.nodes(of: .typeDeclaration) {
      if let clause = type.firstChild(.inheritanceClause), let name = type.declaredName,
        clause.children(.type).contains(where: { $0.text == "View" })
      {
        names.insert(name)
      }
    }
    return names
  }
}
