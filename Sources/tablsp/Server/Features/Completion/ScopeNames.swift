import TabSpecParser

/// The variables that can be named at a place: those of the bodies around it, of the types around it, of the file.
struct ScopeNames {
  let context: FileContext

  /// The innermost first, each name once.
  func variables(at node: SyntaxNode) -> [VariableDeclaration] {
    var found: [VariableDeclaration] = []
    var child = node
    while let parent = child.parent {
      switch parent.kind {
      case .codeBlock, .closureExpression, .switchCase, .ifConfigClause:
        let earlier = parent.children.prefix { $0.index < child.index }
        found += VariableDeclaration.all(in: Array(earlier), file: context.file)
      default: break
      }
      child = parent
    }
    if let type = context.project.enclosingType(of: node, file: context.file) {
      found += context.project.parts(of: type).flatMap(\.variables)
    }
    found += VariableDeclaration.all(in: Array(context.tree.root.children), file: context.file)
    var names: Set<String> = [CompletionPoint.placeholder]
    return found.filter { names.insert($0.name).inserted }
  }

  /// The names of the closures' parameters around a node.
  func parameters(at node: SyntaxNode) -> [String] {
    node.ancestors.filter { $0.kind == .closureExpression }.flatMap {
      ClosureView($0).parameterNames
    }
  }
}
