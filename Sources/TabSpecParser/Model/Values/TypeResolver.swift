/// Turns written types into types that can be compared: aliases followed, generic parameters unknown, names of the
/// project's types whole.
public struct TypeResolver: Sendable {
  let project: Project
  let file: TabFile

  public init(project: Project, file: TabFile) {
    self.project = project
    self.file = file
  }

  public func resolve(_ type: ValueType, at node: SyntaxNode) -> ValueType {
    resolve(type, at: node, depth: 0)
  }

  private func resolve(_ type: ValueType, at node: SyntaxNode, depth: Int) -> ValueType {
    guard depth < 8 else { return .unknown }
    switch type {
    case .optional(let wrapped): return .optional(resolve(wrapped, at: node, depth: depth + 1))
    case .array(let element): return .array(resolve(element, at: node, depth: depth + 1))
    case .binding(let value): return .binding(resolve(value, at: node, depth: depth + 1))
    case .named(let name):
      if let declared = project.type(named: name, at: node, of: file) {
        return declared.isProtocol ? .unknown : .named(declared.path.joined(separator: "."))
      }
      if let alias = project.aliasedType(named: name, at: node, of: file) {
        return resolve(alias, at: node, depth: depth + 1)
      }
      if let member = associatedType(name, at: node, depth: depth) { return member }
      return isGenericParameter(name, at: node) || name == "Self" ? .unknown : type
    case .unknown, .integer, .double, .string, .boolean: return type
    }
  }

  /// What `Item.ID` or `Page.RawValue` is; unknown for another type inside one. nil for a name without a period.
  private func associatedType(_ name: String, at node: SyntaxNode, depth: Int) -> ValueType? {
    guard let period = name.lastIndex(of: ".") else { return nil }
    let outer = String(name[..<period])
    guard let declared = project.type(named: outer, at: node, of: file) else {
      return ["ID", "RawValue", "Element", "Index"].contains(name[name.index(after: period)...])
        ? .unknown : nil
    }
    switch name[name.index(after: period)...] {
    case "ID":
      guard depth < 4, let variable = project.variable(named: "id", in: declared) else {
        return .unknown
      }
      return Evaluator(project: project, file: file).evaluate(variable).type
    case "RawValue": return Enumeration(declared, in: project)?.rawType ?? .unknown
    default: return .unknown
    }
  }

  private func isGenericParameter(_ name: String, at node: SyntaxNode) -> Bool {
    var current: SyntaxNode? = node
    while let node = current {
      switch node.kind {
      case .typeDeclaration, .enumDeclaration, .functionDeclaration, .initializerDeclaration:
        if TypeDeclaration(file: file, node: node, path: []).genericParameters.contains(name) {
          return true
        }
      case .extensionDeclaration:
        if let extended = project.enclosingType(
          of: node.firstChild(.memberBlock) ?? node, file: file),
          extended.genericParameters.contains(name)
        {
          return true
        }
      default: break
      }
      current = node.parent
    }
    return false
  }
}
