/// What a file declares where other files can see it: types at any level, variables and functions at the top.
struct DeclarationIndex: Sendable {
  /// A type, by the index of its node.
  struct Entry: Sendable {
    let path: [String]
    let node: Int
  }

  private(set) var types: [Entry] = []
  private(set) var typealiases: [Entry] = []
  /// Indices of `variableDeclaration` nodes.
  private(set) var variables: [Int] = []
  /// Indices of `functionDeclaration` nodes.
  private(set) var functions: [Int] = []
  /// The names of the imported modules.
  private(set) var imports: [String] = []

  init(_ tree: SyntaxTree) {
    collect(from: tree.root, path: [])
  }

  private mutating func collect(from block: SyntaxNode, path: [String]) {
    for child in block.children {
      switch child.kind {
      case .typeDeclaration, .enumDeclaration:
        guard let token = child.declaredNameToken else { continue }
        add(child, path: path + [Identifier.name(ofToken: token, in: child.tree)])
      case .extensionDeclaration:
        guard let type = child.firstChild(.type) else { continue }
        let names = type.ownTokens.filter { child.tree.tokens[$0].kind.isIdentifier }
        guard !names.isEmpty else { continue }
        add(child, path: names.map { Identifier.name(ofToken: $0, in: child.tree) })
      case .typealiasDeclaration:
        guard let token = child.declaredNameToken else { continue }
        let name = Identifier.name(ofToken: token, in: child.tree)
        typealiases.append(Entry(path: path + [name], node: child.index))
      case .variableDeclaration where path.isEmpty: variables.append(child.index)
      case .functionDeclaration where path.isEmpty: functions.append(child.index)
      case .importDeclaration: addImport(child)
      case .ifConfig, .ifConfigClause: collect(from: child, path: path)
      default: break
      }
    }
  }

  private mutating func add(_ node: SyntaxNode, path: [String]) {
    types.append(Entry(path: path, node: node.index))
    if let block = node.firstChild(.memberBlock) { collect(from: block, path: path) }
  }

  private mutating func addImport(_ node: SyntaxNode) {
    let names = node.ownTokens.filter { node.tree.tokens[$0].kind.isIdentifier }
    if let name = names.first { imports.append(node.tree.text(ofToken: name)) }
  }
}
