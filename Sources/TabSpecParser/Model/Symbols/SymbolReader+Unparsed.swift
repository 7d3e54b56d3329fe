/// Words in stretches that the tab language does not know, like `do` and `while` in Swift files: the tokens before and
/// behind a word tell what it can be.
extension SymbolReader {
  func meaning(ofUnparsed index: Int, in node: SyntaxNode) -> Meaning {
    let name = Identifier.name(ofToken: index, in: tree)
    guard let before = tree.significantIndex(before: index) else { return .undecided }
    if tree.tokens[before].kind == .period {
      return meaning(ofMember: name, behind: before, in: node)
    }
    if isGiven(name, in: node) { return .undecided }
    let isLabel = tree.significantKind(after: index) == .colon
    switch (isLabel, tree.tokens[before].kind) {
    case (true, .leftParenthesis), (true, .comma): return .undecided
    default: return meaning(ofName: name, at: node, call: nil)
    }
  }

  private func meaning(ofMember name: String, behind period: Int, in node: SyntaxNode) -> Meaning {
    let isImplicit = tree.tokens[period].hasTriviaBefore
    guard !isImplicit, let base = tree.significantIndex(before: period) else { return .undecided }
    switch tree.tokens[base].kind {
    case .selfKeyword:
      let found = inference.declarations(ofMember: name, of: inference.selfType(at: node))
      return found.isEmpty ? .foreign : .declared(found)
    case .identifier:
      let word = Identifier.name(ofToken: base, in: tree)
      let isChained = tree.significantKind(before: base) == .period
      guard !isChained, word.first?.isUppercase ?? false else { return .undecided }
      let type = inference.references.type(named: [word], at: node)
      let found = inference.declarations(ofMember: name, of: .metatype(type))
      if type.isUnknown { return .undecided }
      return found.isEmpty ? .foreign : .declared(found)
    default: return .undecided
    }
  }

  /// Whether the stretch itself gives the name to something.
  private func isGiven(_ name: String, in node: SyntaxNode) -> Bool {
    node.tokenIndices.contains { index in
      let kind = tree.tokens[index].kind
      guard
        kind == .letKeyword || kind == .varKeyword || kind == .funcKeyword || kind == .leftBrace,
        let next = tree.significantIndex(after: index),
        Identifier.name(ofToken: next, in: tree) == name
      else { return false }
      let isParameter = tree.significantKind(after: next)
      return kind != .leftBrace || isParameter == .inKeyword || isParameter == .comma
    }
  }
}
