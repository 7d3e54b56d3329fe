/// Assignments to the project's variables.
extension Project {
  /// Whether something may give `variable` another value than its initial one.
  func mayChange(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isLet else { return false }
    guard let type = enclosingType(of: variable.declaration, file: variable.file) else {
      return changes(variable, in: variable.file.tree.root)
    }
    if type.isClass, !variable.isPrivate { return true }
    if passes(variable) { return true }
    return parts(of: type).contains { changes(variable, in: $0.node) }
  }

  /// Whether `variable` gets a value as soon as its view is there: in `.onAppear { … }` or `.task { … }`.
  public func changesOnAppearance(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isLet,
      let type = enclosingType(of: variable.declaration, file: variable.file)
    else { return false }
    return parts(of: type).contains { part in
      (part.node.calls(of: "onAppear") + part.node.calls(of: "task")).contains {
        changes(variable, in: $0)
      }
    }
  }

  private func changes(_ variable: VariableDeclaration, in node: SyntaxNode) -> Bool {
    let tree = node.tree
    let name = Array(variable.name.utf8)
    let projected = [[UInt8(ascii: "$")] + name, [UInt8(ascii: "_")] + name]
    return node.tokenIndices.contains { index in
      let kind = tree.tokens[index].kind
      guard kind == .identifier || kind == .dollarIdentifier else { return false }
      let bytes = tree.text.bytes[tree.range(ofToken: index).byteIndices]
      if projected.contains(where: bytes.elementsEqual) { return true }
      guard bytes.elementsEqual(name), index != variable.nameToken || tree !== variable.file.tree
      else { return false }
      return tree.isChanged(index)
    }
  }
}

extension SyntaxTree {
  /// Whether the name at `index` is assigned to, handed over to be changed, or has a member called that may change it.
  fileprivate func isChanged(_ index: Int) -> Bool {
    if let before = significantIndex(before: index), text(ofToken: before) == "&" { return true }
    var next = index + 1
    while next < tokens.count, tokens[next].kind.isTrivia { next += 1 }
    guard next < tokens.count else { return false }
    switch tokens[next].kind {
    case .equal: return true
    case .leftBracket: return true
    case .period:
      let member = text(ofToken: min(next + 1, tokens.count - 1))
      return ["append", "insert", "remove", "swap", "sort", "shuffle", "move", "toggle", "reverse"]
        .contains { member == $0 || member.hasPrefix($0) && !member.hasSuffix("ed") }
    default: return ["+=", "-=", "*=", "/="].contains(text(ofToken: next))
    }
  }
}
