/// Reads a written type where it stands.
struct TypeReference {
  let project: Project
  let file: TabFile

  /// The type that a `type` node means.
  func type(_ node: SyntaxNode) -> InferredType {
    type(node, depth: 0)
  }

  private func type(_ node: SyntaxNode, depth: Int) -> InferredType {
    guard depth < 12 else { return .unknown }
    let tree = node.tree
    let nested = node.children(.type)
    if let arrow = node.ownToken(.arrow) {
      let parameters = nested.filter { $0.firstToken < arrow }
      guard let result = nested.last, result.firstToken > arrow else { return .unknown }
      return .function(
        parameters: parameters.map { type($0, depth: depth + 1) },
        result: type(result, depth: depth + 1))
    }
    var own = node.ownTokens[...]
    own = own.drop { TypeReference.isSpecifier($0, in: tree) }
    guard let first = own.first else { return .unknown }
    var suffixes = 0
    while let last = own.last,
      tree.tokens[last].kind == .postfixQuestion || tree.tokens[last].kind == .postfixExclamation
    {
      suffixes += 1
      own.removeLast()
    }
    var base: InferredType
    switch tree.tokens[first].kind {
    case .leftBracket:
      let parts = nested.map { type($0, depth: depth + 1) }
      guard let part = parts.last else { return .unknown }
      let isDictionary = parts.count == 2 && own.contains { tree.tokens[$0].kind == .colon }
      base = isDictionary ? .dictionary(key: parts[0], value: part) : .sequence(part)
    case .leftParenthesis: base = tuple(node, nested: nested, depth: depth)
    default:
      if own.contains(where: { tree.token($0, is: "&") }) { return .unknown }
      base = named(node, own: own, depth: depth)
    }
    for _ in 0..<suffixes { base = .optional(base) }
    return base
  }

  private static func isSpecifier(_ token: Int, in tree: SyntaxTree) -> Bool {
    switch tree.tokens[token].kind {
    case .inoutKeyword, .repeatKeyword, .someWord, .anyWord, .eachWord, .contextualModifier,
      .prefixOperator:
      true
    default: false
    }
  }

  private func tuple(_ node: SyntaxNode, nested: [SyntaxNode], depth: Int) -> InferredType {
    if nested.isEmpty { return .external("Void") }
    if nested.count == 1 { return type(nested[0], depth: depth + 1) }
    let tree = node.tree
    return .tuple(
      nested.map { element in
        let colon = tree.significantIndex(before: element.firstToken)
        let hasLabel = colon.map { tree.tokens[$0].kind == .colon } ?? false
        let label = hasLabel ? colon.flatMap { tree.significantIndex(before: $0) } : nil
        return InferredType.TupleElement(
          label: label.map { Identifier.name(ofToken: $0, in: tree) },
          type: type(element, depth: depth + 1))
      })
  }

  private func named(_ node: SyntaxNode, own: ArraySlice<Int>, depth: Int) -> InferredType {
    let tree = node.tree
    let names = own.filter { tree.tokens[$0].kind != .period }.map {
      Identifier.name(ofToken: $0, in: tree)
    }
    let arguments = (node.firstChild(.genericArgumentClause)?.children(.type) ?? []).map {
      type($0, depth: depth + 1)
    }
    if names.count > 1, names.last == "Type" || names.last == "Protocol" {
      return .metatype(self.type(named: names.dropLast(), at: node, arguments: arguments))
    }
    return self.type(named: names[...], at: node, arguments: arguments)
  }

  /// The type that a name, dotted or not, means at `node`.
  func type(
    named names: ArraySlice<String>, at node: SyntaxNode, arguments: [InferredType] = []
  ) -> InferredType {
    guard let last = names.last, let first = names.first else { return .unknown }
    switch NameLookup(project: project, file: file).type(named: Array(names), at: node) {
    case .declared(let type): return .declared(type, arguments: arguments)
    case .alias(let alias):
      guard let target = alias.node.children(.type).last else { return .unknown }
      return TypeReference(project: project, file: alias.file).type(target, depth: 8)
    case .generic(let name): return .generic(name.name)
    case .ambiguous: return .unknown
    case .external: break
    }
    switch (last, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("Range", 1),
      ("ClosedRange", 1):
      return .sequence(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    case (_, 1) where FrameworkNames.wrappers.contains(last): return .wrapper(arguments[0])
    default:
      // What is made of the project's types may give them out again.
      let isOpen = first == "Self" || arguments.contains { !$0.isForeign }
      return isOpen ? .unknown : .external(last)
    }
  }
}
