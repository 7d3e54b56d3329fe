extension SyntaxNode {
  /// The calls of `name` inside, in order, each by its `callSuffix`; `name` may be a member's too.
  public func calls(of name: StaticString) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for index in descendantIndices where tree.nodes[index].kind == .callSuffix {
      let token = Int(tree.nodes[index].firstToken) - 1
      guard token >= 0, tree.token(token, is: name) else { continue }
      found.append(SyntaxNode(tree: tree, index: index))
    }
    return found
  }
}
