extension SyntaxNode {
  /// The nodes of one kind inside, in preorder.
  public func descendants(_ kind: SyntaxKind) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for index in descendantIndices where tree.nodes[index].kind == kind {
      found.append(SyntaxNode(tree: tree, index: index))
    }
    return found
  }

  /// The calls of `name` inside, in order, each by its `callSuffix`; `name` may be a member's too.
  public func calls(of name: String) -> [SyntaxNode] {
    let name = Array(name.utf8)
    var found: [SyntaxNode] = []
    for index in descendantIndices where tree.nodes[index].kind == .callSuffix {
      var token = Int(tree.nodes[index].firstToken) - 1
      while token > 0, tree.tokens[token].kind.isTrivia { token -= 1 }
      if token > 0, tree.tokens[token].kind == .rightAngle {
        let suffix = SyntaxNode(tree: tree, index: index)
        token = Call(suffix: suffix)?.nameToken ?? token
      }
      guard token >= 0, tree.token(token, hasBytes: name) else { continue }
      found.append(SyntaxNode(tree: tree, index: index))
    }
    return found
  }
}
