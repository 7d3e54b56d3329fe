/// Finds what a name means at a place: inside bodies outwards, then the types around, then the file, then the project.
struct Scope {
  enum Meaning {
    case variable(VariableDeclaration)
    /// A parameter of a function or closure.
    case parameter(ValueType)
    case unknown
  }

  let project: Project
  let file: TabFile

  /// - Parameter skipsLocals: whether only members count, as behind `self.`.
  func lookup(_ name: String, at node: SyntaxNode, skipsLocals: Bool) -> Meaning {
    if !skipsLocals, let local = local(name, at: node) { return local }
    for path in project.enclosingPaths(of: node) {
      guard let last = path.last else { continue }
      if let found = member(name, ofTypeNamed: last, path: path) { return .variable(found) }
    }
    if let found = project.variable(named: name, from: file) { return .variable(found) }
    return .unknown
  }

  /// A member of the type around: of the file's own declarations first, else of the only type of that name.
  private func member(_ name: String, ofTypeNamed last: String, path: [String])
    -> VariableDeclaration?
  {
    let parts = (project.types(named: last) + project.extensions(named: last)).filter { part in
      part.path == path || path.suffix(part.path.count) == part.path[...]
    }
    let isOnly = parts.lazy.filter { !$0.isExtension }.count < 2
    for part in parts.filter({ $0.file === file }) + (isOnly ? parts : []) {
      if let found = part.variable(named: name) { return found }
    }
    return nil
  }

  private func local(_ name: String, at node: SyntaxNode) -> Meaning? {
    var child = node
    while let parent = child.parent {
      switch parent.kind {
      case .codeBlock, .switchCase, .closureExpression, .ifConfigClause:
        if let found = variable(name, in: parent, before: child) { return .variable(found) }
        if parent.kind == .closureExpression, parent.children.first?.kind == .closureSignature {
          let closure = ClosureView(parent)
          if closure.parameterNames.contains(name) {
            return .parameter(closure.parameterTypes[name] ?? .unknown)
          }
        }
      case .functionDeclaration, .initializerDeclaration:
        let parameters = ParameterList(parent).parameters
        if let parameter = parameters.first(where: { $0.name == name }) {
          return .parameter(parameter.type)
        }
      case .ifExpression, .guardStatement, .forStatement:
        if bindsName(name, in: parent) { return .parameter(.unknown) }
      case .typeDeclaration, .enumDeclaration, .extensionDeclaration: return nil
      default: break
      }
      child = parent
    }
    return nil
  }

  private func variable(
    _ name: String, in block: SyntaxNode, before child: SyntaxNode
  ) -> VariableDeclaration? {
    let name = Array(name.utf8)
    var found: VariableDeclaration?
    for earlier in block.children {
      if earlier.index >= child.index { break }
      guard earlier.kind == .variableDeclaration else { continue }
      found = VariableDeclaration.named(name, by: earlier, file: file) ?? found
    }
    return found
  }

  /// `if let name`, `for name in`.
  private func bindsName(_ name: String, in statement: SyntaxNode) -> Bool {
    statement.children.contains { child in
      let patterns =
        child.kind == .condition
        ? child.children(.bindingPattern) + child.children(.pattern) : [child]
      return patterns.contains { pattern in
        (pattern.kind == .bindingPattern || pattern.kind == .pattern)
          && pattern.tokenIndices.contains {
            pattern.tree.tokens[$0].kind.isIdentifier
              && Identifier.name(ofToken: $0, in: pattern.tree) == name
          }
      }
    }
  }
}
