/// A property that names a tab's icon: a symbol of the system, or a picture of the app's own.
public struct SymbolProperty {
  let name: String

  public init(name: String) {
    self.name = name
  }

  /// Told by how the project draws it, else by its name.
  public func isSystem(in project: Project) -> Bool {
    for file in project.files {
      if let drawn = isDrawnAsSystemSymbol(in: file.tree) { return drawn }
    }
    let name = name.lowercased()
    return !name.contains("image") || name.contains("system")
  }

  /// nil where the file does not draw it: `Image(systemName: tab.iconName)`, `Image(tab.iconName)`.
  private func isDrawnAsSystemSymbol(in tree: SyntaxTree) -> Bool? {
    let bytes = Array(name.utf8)
    for index in tree.tokens.indices where tree.tokens[index].kind == .identifier {
      guard tree.text.bytes[tree.range(ofToken: index).byteIndices].elementsEqual(bytes),
        tree.significantKind(before: index) == .period,
        let argument = argument(before: index, in: tree)
      else { continue }
      return argument
    }
    return nil
  }

  /// Whether the argument that the token is the last member of is a symbol's name; nil where it is no icon at all.
  private func argument(before index: Int, in tree: SyntaxTree) -> Bool? {
    var token = index
    while let period = tree.significantIndex(before: token), tree.tokens[period].kind == .period,
      let base = tree.significantIndex(before: period),
      tree.tokens[base].kind.isIdentifier || tree.tokens[base].kind == .selfKeyword
        || tree.tokens[base].kind == .dollarIdentifier
    {
      token = base
    }
    guard let before = tree.significantIndex(before: token) else { return nil }
    switch tree.tokens[before].kind {
    case .colon:
      guard let label = tree.significantIndex(before: before) else { return nil }
      if tree.token(label, is: "systemName") || tree.token(label, is: "systemImage") { return true }
      return tree.token(label, is: "image") ? false : nil
    case .leftParenthesis:
      guard let callee = tree.significantIndex(before: before) else { return nil }
      return tree.token(callee, is: "Image") || tree.token(callee, is: "UIImage") ? false : nil
    default: return nil
    }
  }
}
