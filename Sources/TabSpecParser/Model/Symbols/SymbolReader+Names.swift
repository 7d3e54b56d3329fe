/// Names in expressions and types.
extension SymbolReader {
  var names: NameLookup { inference.names }

  // MARK: - Plain names

  func meaning(ofName node: SyntaxNode) -> Meaning {
    switch tree.tokens[node.firstToken].kind {
    case .selfKeyword, .superKeyword, .anyTypeKeyword, .wildcard: return .foreign
    case .selfTypeKeyword:
      let type = inference.selfType(at: node).declaration
      return type.map { .declared(.type($0)) } ?? .foreign
    default: break
    }
    if node.declaresName {
      return .declared(.local(LocalName(file: file, node: node, nameToken: node.firstToken)))
    }
    guard let name = node.referencedName else { return .foreign }
    return meaning(ofName: name, at: node, call: node.callBehind)
  }

  /// What a plain name means at `node`, where `call` is what calls it.
  func meaning(ofName name: String, at node: SyntaxNode, call: SyntaxNode?) -> Meaning {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard Int(plain) == nil else { return .foreign }
    var found = names.declarations(named: plain, at: node)
    if found.isEmpty, plain.hasPrefix("_"), plain.count > 1 {
      found = names.declarations(named: String(plain.dropFirst()), at: node).filter(\.isWrapped)
    }
    if found.isEmpty {
      if project.isAmbiguousVariable(plain, from: file) { return .undecided }
      if case .ambiguous = names.type(named: [plain], at: node) { return .undecided }
      return .foreign
    }
    return .declared(narrowed(found, by: call))
  }

  /// The overloads that the arguments of a call fit.
  func narrowed(_ declarations: [Declaration], by call: SyntaxNode?) -> [Declaration] {
    guard declarations.count > 1, let call else { return declarations }
    let targets = CallTargets(inference).targets(of: call).map(\.declaration)
    let fitting = declarations.filter(targets.contains)
    return fitting.isEmpty ? declarations : fitting
  }

  // MARK: - Types

  func meaning(ofTypeName index: Int, in node: SyntaxNode) -> Meaning {
    if node.kind == .attribute,
      tree.significantKind(before: index) == .at || node.ownTokens.contains(index)
    {
      return meaning(ofTypeNames: node.ownTokens.dropFirst(), upTo: index, at: node)
    }
    let isLabel = tree.significantKind(after: index) == .colon
    guard !isLabel || node.ownToken(.leftParenthesis) == nil else { return .foreign }
    // The extended type's name is looked up outside of the extension.
    let isExtended = node.parent?.kind == .extensionDeclaration
    let place = isExtended ? node.parent?.parent ?? tree.root : node
    return meaning(ofTypeNames: node.ownTokens[...], upTo: index, at: place)
  }

  private func meaning(
    ofTypeNames tokens: ArraySlice<Int>, upTo index: Int, at place: SyntaxNode
  ) -> Meaning {
    // The names in a row that end with the token.
    var parts: [String] = []
    var isBehindPeriod = true
    for token in tokens where token <= index {
      if tree.tokens[token].kind == .period {
        isBehindPeriod = true
        continue
      }
      if !isBehindPeriod { parts = [] }
      parts.append(Identifier.name(ofToken: token, in: tree))
      isBehindPeriod = false
    }
    guard tree.tokens[index].kind.isIdentifier || tree.tokens[index].kind == .selfTypeKeyword else {
      return .foreign
    }
    switch names.type(named: parts, at: place) {
    case .declared(let type), .alias(let type): return .declared(.type(type))
    case .generic(let parameter): return .declared(parameter)
    case .ambiguous: return .undecided
    case .external: return .foreign
    }
  }
}

extension Declaration {
  /// Whether a property wrapper stands behind it, so that `_name` means it too.
  var isWrapped: Bool {
    if case .variable(let variable) = self { !variable.attributes.isEmpty } else { false }
  }
}
