import TabSpecParser

/// A case of an enum of the project, and the token that names it.
struct CaseReference {
  let enumeration: Enumeration
  let enumCase: EnumCase

  /// The case that the token at `index` names: where it is declared, behind a type's name, or behind a leading dot.
  init?(token index: Int, in context: FileContext) {
    let node = context.tree.node(atToken: index)
    switch node.kind {
    case .caseElement where node.firstToken == index:
      guard let type = context.project.enclosingType(of: node, file: context.file) else {
        return nil
      }
      self.init(index, of: type, in: context)
    case .implicitMember where node.memberNameToken == index:
      self.init(index, of: ExpectedType(context: context).type(of: node), at: node, in: context)
    case .memberSuffix where node.memberNameToken == index:
      guard let chain = node.parent, let base = CaseReference.typeName(before: node, in: chain)
      else { return nil }
      self.init(index, of: .named(base), at: node, in: context)
    default: return nil
    }
  }

  private init?(_ token: Int, of type: ValueType, at node: SyntaxNode, in context: FileContext) {
    guard case .named(let name) = type.unwrapped,
      let declared = context.project.type(named: name, at: node, of: context.file)
    else { return nil }
    self.init(token, of: declared, in: context)
  }

  private init?(_ token: Int, of type: TypeDeclaration, in context: FileContext) {
    self.init(Identifier.name(ofToken: token, in: context.tree), of: type, in: context)
  }

  /// The case called `name` of a type.
  init?(_ name: String, of type: TypeDeclaration, in context: FileContext) {
    guard let enumeration = Enumeration(type, in: context.project),
      let enumCase = enumeration.enumCase(named: name)
    else { return nil }
    self.enumeration = enumeration
    self.enumCase = enumCase
  }

  /// `Place` or `Root.Place` in front of a member.
  static func typeName(before member: SyntaxNode, in chain: SyntaxNode) -> String? {
    var names: [String] = []
    for part in chain.children {
      if part == member { break }
      guard part.kind == .nameExpression || part.kind == .memberSuffix,
        let name = part.referencedName, name.first?.isUppercase ?? false
      else { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
