/// Names that are taken.
struct Clash {
  let project: Project

  /// Says what has the name already where `declaration` stands; nil where nothing has.
  func clash(of declaration: Declaration, with name: String) -> RenameRefusal? {
    switch declaration {
    case .enumCase(let enumCase):
      return memberClash(of: declaration, with: name, inTypeAround: enumCase.node)
    case .variable(let variable):
      if variable.isMember {
        return memberClash(of: declaration, with: name, inTypeAround: variable.declaration)
      }
      return variable.declaration.isInBody
        ? localClash(of: declaration, with: name) : globalClash(of: declaration, with: name)
    case .function(let function):
      guard !function.isMember else {
        return memberClash(of: declaration, with: name, inTypeAround: function.node)
      }
      return function.node.isInBody
        ? localClash(of: declaration, with: name) : globalClash(of: declaration, with: name)
    case .type(let type): return typeClash(of: type, with: name)
    case .parameter(let parameter):
      let owner = parameter.node.parent?.parent ?? parameter.node
      let others = ParameterDeclaration.all(in: owner, file: parameter.file)
      let other = others.first { $0.name == name }
      return other.map { taken(name, .parameter($0)) }
    case .genericParameter, .local, .label: return nil
    }
  }

  private func taken(_ name: String, _ declaration: Declaration) -> RenameRefusal {
    RenameRefusal("there is already '\(name)'", at: [declaration.place])
  }

  private func memberClash(
    of declaration: Declaration, with name: String, inTypeAround node: SyntaxNode
  ) -> RenameRefusal? {
    guard let type = project.enclosingType(of: node, file: declaration.file) else { return nil }
    let lookup = MemberLookup(project: project)
    let found = project.parts(of: type).flatMap { lookup.own(named: name, in: $0) }
    let clashing = found.first { other in
      // Functions may share a name as long as their labels differ.
      guard case .function(let mine) = declaration, case .function(let theirs) = other else {
        return true
      }
      return mine.parameters.map(\.label) == theirs.parameters.map(\.label)
    }
    if let clashing {
      return RenameRefusal("'\(type.name)' already has '\(name)'", at: [clashing.place])
    }
    let isCaseOfAll = name == "allCases" && type.inheritedTypes.contains("CaseIterable")
    return isCaseOfAll ? RenameRefusal("'\(type.name)' already has 'allCases'") : nil
  }

  private func typeClash(of type: TypeDeclaration, with name: String) -> RenameRefusal? {
    let path = type.path.dropLast() + [name]
    if let other = project.types(named: name).first(where: { $0.path == Array(path) }) {
      return taken(name, .type(other))
    }
    return nil
  }

  private func globalClash(of declaration: Declaration, with name: String) -> RenameRefusal? {
    if let other = project.variable(named: name, from: declaration.file),
      other.file === declaration.file
    {
      return taken(name, .variable(other))
    }
    let function = project.functions(named: name).first { $0.file === declaration.file }
    return function.map { taken(name, .function($0)) }
  }

  /// In the same block.
  private func localClash(of declaration: Declaration, with name: String) -> RenameRefusal? {
    guard let block = declaration.node.parent else { return nil }
    let statements = TypeDeclaration.flatten(block)
    let other = VariableDeclaration.all(in: statements, file: declaration.file).first {
      $0.name == name
    }
    return other.map { taken(name, .variable($0)) }
  }
}
