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
      return isGenericParameter(name, at: node) || name == "Self" ? .unknown : type
    case .unknown, .integer, .double, .string, .boolean: return type
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
