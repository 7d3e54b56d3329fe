import TabSpecParser

/// The type's name in front of a member: `Place`, `Root.Place`.
enum TypePrefix {
  /// - Returns: nil where something else than names of types stands before the `memberSuffix`.
  static func name(before member: SyntaxNode) -> String? {
    guard let chain = member.parent else { return nil }
    var names: [String] = []
    for part in chain.children {
      if part == member { break }
      guard part.kind == .nameExpression || part.kind == .memberSuffix,
        let name = part.referencedName, name.first?.isUppercase ?? false
      else { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
