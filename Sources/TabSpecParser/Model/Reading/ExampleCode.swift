/// Tells code that only shows or tests something from code that ships.
public struct ExampleCode {
  let file: TabFile
  let project: Project

  public init(file: TabFile, project: Project) {
    self.file = file
    self.project = project
  }

  /// Whether `node` stands in `#Preview`, in a `PreviewProvider`, or in a test.
  public func contains(_ node: SyntaxNode) -> Bool {
    if file.imports("XCTest") || file.imports("Testing") { return true }
    var current: SyntaxNode? = node
    while let node = current {
      switch node.kind {
      case .macroExpansion:
        if node.tree.token(node.firstToken, is: "#Preview") { return true }
      case .typeDeclaration, .enumDeclaration, .extensionDeclaration:
        if isExampleType(node) { return true }
      case .functionDeclaration:
        if node.attributeNames.contains("Test") { return true }
      default: break
      }
      current = node.parent
    }
    return false
  }

  private func isExampleType(_ node: SyntaxNode) -> Bool {
    if node.attributeNames.contains("Suite") { return true }
    let type = TypeDeclaration(file: file, node: node, path: [])
    if isExample(type, depth: 0) { return true }
    guard node.kind == .extensionDeclaration,
      let extended = project.enclosingType(of: node.firstChild(.memberBlock) ?? node, file: file)
    else { return false }
    return project.parts(of: extended).contains { isExample($0, depth: 0) }
  }

  /// Whether a type is one of the frameworks' for previews and tests, or inherits from such a one in the project.
  private func isExample(_ type: TypeDeclaration, depth: Int) -> Bool {
    guard type.node.firstChild(.inheritanceClause) != nil, !type.inheritsViewAlone else {
      return false
    }
    return type.inheritedTypes.contains { name in
      if name == "PreviewProvider" || name == "XCTestCase" { return true }
      guard depth < 4, type.isClass else { return false }
      return project.types(named: name).contains { isExample($0, depth: depth + 1) }
    }
  }
}

extension TypeDeclaration {
  /// Whether nothing but `View` stands behind the colon, as with most types around a bar.
  fileprivate var inheritsViewAlone: Bool {
    guard let clause = node.firstChild(.inheritanceClause) else { return false }
    return clause.lastToken == clause.children.first?.firstToken
      && node.tree.token(clause.lastToken, is: "View")
  }
}
