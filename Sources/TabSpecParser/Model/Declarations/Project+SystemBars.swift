/// What the project does to the system's bars by UIKit.
extension Project {
  /// Whether `UITabBar.appearance().isHidden = true` takes every system bar away.
  public var hidesSystemBars: Bool {
    files.contains { file in
      let tree = file.tree
      return tree.nodes.indices.contains { index in
        let node = tree.nodes[index]
        guard node.kind == .nameExpression, tree.token(Int(node.firstToken), is: "UITabBar"),
          node.parent != index
        else { return false }
        let chain = SyntaxNode(tree: tree, index: Int(node.parent))
        return chain.children.contains { $0.referencedName == "isHidden" }
      }
    }
  }
}
