/// Finds what types hold: in their declarations and extensions, and in the project's types that they inherit from.
struct MemberLookup {
  let project: Project

  /// The members of a type with this name, inherited ones where it has none of its own.
  func declarations(named name: String, in type: TypeDeclaration) -> [Declaration] {
    declarations(named: name, in: type, depth: 0)
  }

  /// The members with this name of the types of other modules, as far as the project's extensions give them.
  func declarations(named name: String, inExtensionsOf external: String) -> [Declaration] {
    project.extensions(named: external).flatMap { own(named: name, in: $0) }
  }

  /// What the body of a type or an extension knows by a plain name: members and generic parameters.
  func declarations(
    named name: String, aroundBody node: SyntaxNode, of file: TabFile
  ) -> [Declaration] {
    let inside = node.firstChild(.memberBlock) ?? node
    guard let type = project.enclosingType(of: inside, file: file) else {
      let names = node.firstChild(.type)?.ownTokens ?? []
      guard let token = names.last(where: { node.tree.tokens[$0].kind.isIdentifier }) else {
        return []
      }
      let external = Identifier.name(ofToken: token, in: node.tree)
      return declarations(named: name, inExtensionsOf: external)
    }
    let found = declarations(named: name, in: type)
    if !found.isEmpty { return found }
    return LocalLookup(file: type.file).genericParameters(named: name, of: type.node)
  }

  private func declarations(
    named name: String, in type: TypeDeclaration, depth: Int
  ) -> [Declaration] {
    let parts = project.parts(of: type)
    let found = parts.flatMap { own(named: name, in: $0) }
    guard found.isEmpty, depth < 6 else { return found }
    for part in parts {
      for inherited in part.inheritedTypes {
        guard let base = project.type(named: inherited, at: part.node, of: part.file),
          base.node != type.node
        else { continue }
        let found = declarations(named: name, in: base, depth: depth + 1)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The members with this name in one declaration or extension.
  func own(named name: String, in part: TypeDeclaration) -> [Declaration] {
    var found: [Declaration] = []
    for member in part.members {
      switch member.kind {
      case .variableDeclaration:
        for variable in VariableDeclaration.all(in: [member], file: part.file)
        where variable.name == name {
          found.append(.variable(variable))
        }
      case .functionDeclaration:
        if let function = FunctionDeclaration(member, file: part.file), function.name == name {
          found.append(.function(function))
        }
      case .caseDeclaration:
        for element in member.children(.caseElement) {
          guard let enumCase = EnumCase(node: element, file: part.file), enumCase.name == name
          else { continue }
          found.append(.enumCase(enumCase))
        }
      case .typeDeclaration, .enumDeclaration, .typealiasDeclaration:
        guard let token = member.declaredNameToken,
          Identifier.name(ofToken: token, in: member.tree) == name
        else { continue }
        let path = (part.isExtension ? extendedPath(part) : part.path) + [name]
        found.append(.type(TypeDeclaration(file: part.file, node: member, path: path)))
      default: break
      }
    }
    return found
  }

  private func extendedPath(_ part: TypeDeclaration) -> [String] {
    guard let block = part.node.firstChild(.memberBlock) else { return part.path }
    return project.enclosingType(of: block, file: part.file)?.path ?? part.path
  }
}

extension Project {
  /// Whether some type has a member of this name.
  func declaresMember(named name: String) -> Bool {
    let lookup = MemberLookup(project: self)
    return files.contains { file in
      file.declarations.types.contains { entry in
        let node = SyntaxNode(tree: file.tree, index: entry.node)
        let part = TypeDeclaration(file: file, node: node, path: entry.path)
        return !lookup.own(named: name, in: part).isEmpty
      }
    }
  }
}
