/// Finds what a plain name means at a place: inside bodies outwards, then the types around, then the file, then the
/// project. A member hides what is farther out; overloads are found together.
package struct NameLookup {
  let project: Project
  let file: TabFile

  package init(project: Project, file: TabFile) {
    self.project = project
    self.file = file
  }

  /// The declarations that `name` means at `node`; none where nothing in the project gives it there.
  package func declarations(named name: String, at node: SyntaxNode) -> [Declaration] {
    let members = MemberLookup(project: project)
    let locals = LocalLookup(file: file)
    var child = node
    while let parent = child.parent {
      switch parent.kind {
      case .typeDeclaration, .enumDeclaration, .extensionDeclaration:
        let found = members.declarations(named: name, aroundBody: parent, of: file)
        if !found.isEmpty { return found }
      default:
        let found = locals.declarations(named: name, in: parent, from: child)
        if !found.isEmpty { return found }
      }
      child = parent
    }
    return globals(named: name)
  }

  private func globals(named name: String) -> [Declaration] {
    if let variable = project.variable(named: name, from: file) { return [.variable(variable)] }
    let functions = project.functions(named: name).filter { function in
      function.file === file || !function.isPrivate && function.file.language == file.language
    }
    if !functions.isEmpty { return functions.map { .function($0) } }
    switch type(named: [name], at: file.tree.root) {
    case .declared(let type), .alias(let type): return [.type(type)]
    case .generic, .ambiguous, .external: return []
    }
  }

  // MARK: - Types

  /// What a name in the place of a type can mean.
  enum TypeMeaning {
    case declared(TypeDeclaration)
    case alias(TypeDeclaration)
    case generic(Declaration)
    /// More than one type of the project has the name, and nothing tells which is meant.
    case ambiguous
    /// No type of the project.
    case external
  }

  /// The type that `names`, from the outermost on, mean at `node`.
  func type(named names: [String], at node: SyntaxNode) -> TypeMeaning {
    if names.count == 1, let parameter = genericParameter(named: names[0], at: node) {
      return .generic(parameter)
    }
    if names == ["Self"] {
      return project.enclosingType(of: node, file: file).map { .declared($0) } ?? .external
    }
    let name = names.joined(separator: ".")
    if let type = project.type(named: name, at: node, of: file) { return .declared(type) }
    if let alias = project.typeAlias(named: name, at: node, of: file) { return .alias(alias) }
    let visible = project.types(named: names.last ?? "").filter {
      $0.path == names && ($0.file === file || !$0.isPrivate)
    }
    if visible.count > 1 { return .ambiguous }
    // `App.Page`: a module's name in front.
    if names.count > 1, project.types(named: names[0]).isEmpty,
      !FrameworkNames.modules.contains(names[0])
    {
      return type(named: Array(names.dropFirst()), at: node)
    }
    return .external
  }

  private func genericParameter(named name: String, at node: SyntaxNode) -> Declaration? {
    var current: SyntaxNode? = node
    while let node = current {
      switch node.kind {
      case .typeDeclaration, .enumDeclaration, .functionDeclaration, .initializerDeclaration,
        .typealiasDeclaration:
        let found = LocalLookup(file: file).genericParameters(named: name, of: node)
        if let first = found.first { return first }
      case .extensionDeclaration:
        if let block = node.firstChild(.memberBlock),
          let type = project.enclosingType(of: block, file: file),
          let found = LocalLookup(file: type.file).genericParameters(named: name, of: type.node)
            .first
        {
          return found
        }
      default: break
      }
      current = node.parent
    }
    return nil
  }
}
