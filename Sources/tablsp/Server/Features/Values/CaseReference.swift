import TabSpecParser

/// A case of an enum of the project.
struct CaseReference {
  let enumeration: Enumeration
  let enumCase: EnumCase

  /// The case that the token at `index` names, where it is declared or used; nil where it names none, or one of several.
  init?(token index: Int, in context: FileContext) {
    let found = context.reader.occurrences(at: context.tree.tokens[index].offset)
    guard found.count == 1, found[0].token == index,
      case .declared(.enumCase(let enumCase)) = found[0].symbol,
      let type = context.project.enclosingType(of: enumCase.node, file: enumCase.file)
    else { return nil }
    self.init(enumCase.name, of: type, in: context)
  }

  /// The case called `name` of a type.
  init?(_ name: String, of type: TypeDeclaration, in context: FileContext) {
    guard let enumeration = Enumeration(type, in: context.project),
      let enumCase = enumeration.enumCase(named: name)
    else { return nil }
    self.enumeration = enumeration
    self.enumCase = enumCase
  }
}
