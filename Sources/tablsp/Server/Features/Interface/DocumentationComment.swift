import TabSpecParser

/// The `///` lines right above a declaration.
enum DocumentationComment {
  /// What they say; nil where there are none.
  static func text(above node: SyntaxNode) -> String? {
    let tree = node.tree
    var lines: [String] = []
    var index = node.firstToken - 1
    var breaks = 0
    while index >= 0 {
      switch tree.tokens[index].kind {
      case .whitespace: break
      case .newline:
        breaks += 1
        if breaks > 1 { return joined(lines) }
      case .lineComment:
        let text = tree.text(ofToken: index)
        guard text.hasPrefix("///") else { return joined(lines) }
        lines.append(String(text.dropFirst(3).drop { $0 == " " }))
        breaks = 0
      default: return joined(lines)
      }
      index -= 1
    }
    return joined(lines)
  }

  private static func joined(_ reversed: [String]) -> String? {
    reversed.isEmpty ? nil : reversed.reversed().joined(separator: " ")
  }
}
