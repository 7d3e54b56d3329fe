/// All files of a run or of a workspace, and the names that they declare to each other.
public struct Project: Sendable {
  public let files: [TabFile]
  package let facts: ProjectFacts
  private let typesByName: [String: [TypeDeclaration]]
  private let extensionsByName: [String: [TypeDeclaration]]
  private let aliasesByName: [String: [TypeDeclaration]]
  private let variablesByName: [String: [VariableDeclaration]]
  /// The methods of `View` that set a tab's label or tag for what they are called on.
  private(set) var decoratingModifiers: Set<String> = []
  private let functionsByName: [String: [FunctionDeclaration]]
  /// The bars that the files declare themselves.
  private(set) var declaredDialects: [Dialect] = []

  public init(files: [TabFile]) {
    var facts = ProjectFacts()
    for file in files { facts.add(file.facts) }
    self.init(files: files, facts: facts)
  }

  /// - Parameter facts: what these files and others say that counts for all of them.
  package init(files: [TabFile], facts: ProjectFacts) {
    self.files = files
    self.facts = facts
    var types: [String: [TypeDeclaration]] = [:]
    var extensions: [String: [TypeDeclaration]] = [:]
    var aliases: [String: [TypeDeclaration]] = [:]
    var variables: [String: [VariableDeclaration]] = [:]
    var functions: [String: [FunctionDeclaration]] = [:]
    for file in files {
      for entry in file.declarations.types {
        let node = SyntaxNode(tree: file.tree, index: entry.node)
        let type = TypeDeclaration(file: file, node: node, path: entry.path)
        if type.isExtension {
          extensions[type.name, default: []].append(type)
        } else {
          types[type.name, default: []].append(type)
        }
      }
      for entry in file.declarations.typealiases {
        let node = SyntaxNode(tree: file.tree, index: entry.node)
        let alias = TypeDeclaration(file: file, node: node, path: entry.path)
        aliases[alias.name, default: []].append(alias)
      }
      let globals = file.declarations.variables.map { SyntaxNode(tree: file.tree, index: $0) }
      for variable in VariableDeclaration.all(in: globals, file: file) {
        variables[variable.name, default: []].append(variable)
      }
      for index in file.declarations.functions {
        let node = SyntaxNode(tree: file.tree, index: index)
        guard let function = FunctionDeclaration(node, file: file) else { continue }
        functions[function.name, default: []].append(function)
      }
    }
    typesByName = types
    extensionsByName = extensions
    aliasesByName = aliases
    variablesByName = variables
    functionsByName = functions
    if let methods = extensions["View"] {
      decoratingModifiers = Project.decoratingMethods(in: methods)
      declaredDialects = DeclaredBars(project: self, extensions: methods).dialects(
        of: types.keys.sorted().flatMap { types[$0] ?? [] })
    }
  }

  private static func decoratingMethods(in extensions: [TypeDeclaration]) -> Set<String> {
    var names: Set<String> = []
    for member in extensions.flatMap(\.members) where member.kind == .functionDeclaration {
      guard let token = member.declaredNameToken,
        member.tokenIndices.contains(where: {
          member.tree.token($0, is: "tabItem") || member.tree.token($0, is: "tag")
        })
      else { continue }
      names.insert(Identifier.name(ofToken: token, in: member.tree))
    }
    return names
  }

  /// The types with this plain name, extensions left out.
  public func types(named name: String) -> [TypeDeclaration] {
    typesByName[name] ?? []
  }

  /// All types, extensions left out, in the order of their files.
  var allTypes: [TypeDeclaration] {
    files.flatMap { file in
      file.declarations.types.map { entry in
        TypeDeclaration(
          file: file, node: SyntaxNode(tree: file.tree, index: entry.node), path: entry.path)
      }
      .filter { !$0.isExtension }
    }
  }

  /// The extensions of `type`. Where several files declare a type of that name, only those of its own file are surely
  /// its own.
  public func extensions(of type: TypeDeclaration) -> [TypeDeclaration] {
    guard let named = extensionsByName[type.name] else { return [] }
    let isOnly = types(named: type.name).lazy.filter { $0.path == type.path }.count < 2
    return named.filter { found in
      (isOnly || found.file === type.file)
        && (type.path.suffix(found.path.count) == found.path[...]
          || found.path.suffix(type.path.count) == type.path[...])
    }
  }

  /// The extensions of a type that no file declares.
  public func extensions(named name: String) -> [TypeDeclaration] {
    extensionsByName[name] ?? []
  }

  /// What is declared under `name` at the top of a file: the file's own, else that of the whole project where it is
  /// the only one.
  func variable(named name: String, from file: TabFile) -> VariableDeclaration? {
    let all = variablesByName[name] ?? []
    if let own = all.first(where: { $0.file === file }) { return own }
    let visible = all.filter { !$0.isPrivate && $0.file.language == file.language }
    return visible.count == 1 ? visible[0] : nil
  }

  /// Whether more than one file gives the name to a variable that all of the project can see.
  func isAmbiguousVariable(_ name: String, from file: TabFile) -> Bool {
    let all = variablesByName[name] ?? []
    guard !all.contains(where: { $0.file === file }) else { return false }
    return all.filter { !$0.isPrivate && $0.file.language == file.language }.count > 1
  }

  /// The type that `name`, dotted or not, means at `node` of `file`; nil where none or more than one could be meant.
  public func type(named name: String, at node: SyntaxNode, of file: TabFile) -> TypeDeclaration? {
    resolve(name, in: typesByName, at: node, of: file)
  }

  /// The functions that stand at the top of a file under this name.
  func functions(named name: String) -> [FunctionDeclaration] {
    functionsByName[name] ?? []
  }

  /// The `typealias` that `name`, dotted or not, means at `node` of `file`.
  func typeAlias(named name: String, at node: SyntaxNode, of file: TabFile) -> TypeDeclaration? {
    resolve(name, in: aliasesByName, at: node, of: file)
  }

  /// The type that a `typealias` called `name` stands for.
  func aliasedType(named name: String, at node: SyntaxNode, of file: TabFile) -> ValueType? {
    typeAlias(named: name, at: node, of: file)?.node.children(.type).last.map { ValueType($0) }
  }

  private func resolve(
    _ name: String, in index: [String: [TypeDeclaration]], at node: SyntaxNode, of file: TabFile
  ) -> TypeDeclaration? {
    if let only = index[name]?.first, index[name]?.count == 1, only.path.count == 1 {
      return only.file === file || !only.isPrivate ? only : nil
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let candidates = index[last] else { return nil }
    let mayBeNested = parts.first == "Self" || candidates.contains { $0.path.count > parts.count }
    for enclosing in mayBeNested ? enclosingPaths(of: node) : [] {
      let wanted = parts.first == "Self" ? enclosing + parts.dropFirst() : enclosing + parts
      let found = candidates.filter { $0.path == wanted }
      if let own = found.first(where: { $0.file === file }) { return own }
      if found.count == 1 { return found[0] }
    }
    let visible = candidates.filter { $0.path == parts && ($0.file === file || !$0.isPrivate) }
    if let own = visible.first(where: { $0.file === file }) { return own }
    if visible.count == 1 { return visible[0] }
    guard visible.isEmpty, parts.count > 1 else { return nil }
    let suffixed = candidates.filter { $0.path.suffix(parts.count) == parts[...] }
    return suffixed.count == 1 ? suffixed[0] : nil
  }

  /// The paths of the types around `node`, innermost first.
  func enclosingPaths(of node: SyntaxNode) -> [[String]] {
    var names: [[String]] = []
    var current: SyntaxNode? = node
    while let node = current {
      switch node.kind {
      case .typeDeclaration, .enumDeclaration:
        if let token = node.declaredNameToken {
          names.append([Identifier.name(ofToken: token, in: node.tree)])
        }
      case .extensionDeclaration:
        if let type = node.firstChild(.type) {
          names.append(
            type.ownTokens.filter { node.tree.tokens[$0].kind.isIdentifier }
              .map { Identifier.name(ofToken: $0, in: node.tree) })
        }
      default: break
      }
      current = node.parent
    }
    return names.indices.map { first in names[first...].reversed().flatMap { $0 } }
  }

  /// The innermost type around `node`, an extension as the type that it extends where the project declares it.
  public func enclosingType(of node: SyntaxNode, file: TabFile) -> TypeDeclaration? {
    guard let path = enclosingPaths(of: node).first, let name = path.last else { return nil }
    let candidates = types(named: name).filter { $0.path.suffix(path.count) == path[...] }
    if let own = candidates.first(where: { $0.path == path && $0.file === file }) { return own }
    let whole = candidates.filter { $0.path == path }
    if whole.count == 1 { return whole[0] }
    return whole.isEmpty && candidates.count == 1 ? candidates[0] : nil
  }
}
