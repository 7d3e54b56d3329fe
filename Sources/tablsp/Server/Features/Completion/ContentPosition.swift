import TabSpecParser

/// Tells whether a statement stands among the tabs of a bar.
struct ContentPosition {
  /// The bar whose content the statement is in: directly, or in what is transparent to it.
  static func bar(of statement: SyntaxNode, in context: FileContext) -> TabBar? {
    var current = statement.parent
    while let node = current {
      if let bar = context.bars.first(where: { $0.content == node }) { return bar }
      switch node.kind {
      case .ifExpression, .codeBlock, .switchCase, .switchExpression, .ifConfig, .ifConfigClause:
        current = node.parent
      case .closureExpression:
        guard let suffix = node.parent, suffix.kind == .callSuffix, let callee = Callee(suffix),
          ["ForEach", "Group", "TabSection"].contains(callee.name)
        else { return nil }
        current = suffix.parent?.parent
      default: return nil
      }
    }
    return nil
  }
}
