/// Looks outwards from a bar.
enum BarSurroundings {
  /// The view whose closure holds the bar, conditions and groups between them left out; nil where the bar is the first
  /// view of a body, or stands in something else than a closure.
  static func view(around bar: Call) -> Call? {
    var node = bar.chain.node
    while let parent = node.parent {
      switch parent.kind {
      case .ifExpression, .switchExpression, .switchCase, .ifConfig, .ifConfigClause,
        .returnStatement:
        node = parent
      case .codeBlock:
        guard parent.parent?.kind == .ifExpression else { return nil }
        node = parent
      case .closureExpression:
        guard let outer = call(getting: parent) else { return nil }
        guard outer.name == "Group" else { return outer }
        node = outer.chain.node
      default: return nil
      }
    }
    return nil
  }

  /// The call that gets a closure, as an argument or behind it.
  private static func call(getting closure: SyntaxNode) -> Call? {
    guard let parent = closure.parent else { return nil }
    let suffix =
      parent.kind == .argument || parent.kind == .labeledClosure ? parent.parent : parent
    guard let suffix, suffix.kind == .callSuffix else { return nil }
    return Call(suffix: suffix)
  }
}
