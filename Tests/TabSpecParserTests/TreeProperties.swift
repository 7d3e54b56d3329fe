#if canImport(TabSpecParser)
  @testable import TabSpecParser
#endif

/// What holds for the tree of any text.
enum TreeProperties {
  /// The first property that does not hold; nil where all do.
  static func violation(of tree: SyntaxTree) -> String? {
    tokenViolation(tree) ?? nodeViolation(tree)
  }

  /// Tokens tile the text: none overlaps, none is empty but the last, nothing is left out.
  private static func tokenViolation(_ tree: SyntaxTree) -> String? {
    var end = TextOffset(0)
    for index in tree.tokens.indices {
      let range = tree.range(ofToken: index)
      guard range.lowerBound == end else { return "token \(index) does not start at \(end.utf8)" }
      let isLast = index == tree.tokens.count - 1
      guard isLast == (tree.tokens[index].kind == .endOfFile) else {
        return "the end of the file is token \(index) of \(tree.tokens.count)"
      }
      guard isLast == range.isEmpty else { return "token \(index) is empty" }
      end = range.upperBound
    }
    return end == tree.text.end ? nil : "the tokens end at \(end.utf8)"
  }

  /// Nodes stand in preorder, inside their parents, one after the other, over whole tokens that are
  /// no trivia at their ends.
  private static func nodeViolation(_ tree: SyntaxTree) -> String? {
    let nodes = tree.nodes
    guard nodes.first?.kind == .file, nodes[0].endNode == nodes.count else { return "no root" }
    guard nodes[0].firstToken == 0, nodes[0].endToken == tree.tokens.count else {
      return "the root does not hold all tokens"
    }
    var open: [Int] = []
    var lastEnd = [UInt32](repeating: 0, count: nodes.count)
    for index in nodes.indices {
      let node = nodes[index]
      while let last = open.last, index >= nodes[last].endNode { open.removeLast() }
      let parent = open.last ?? 0
      guard node.parent == parent else { return "node \(index) has the wrong parent" }
      guard node.endNode > index, node.endNode <= nodes[parent].endNode else {
        return "node \(index) does not nest"
      }
      guard node.firstToken <= node.endToken else { return "node \(index) is reversed" }
      if index > 0 {
        guard node.firstToken >= max(nodes[parent].firstToken, lastEnd[parent]),
          node.endToken <= nodes[parent].endToken || node.firstToken == node.endToken
        else { return "node \(index) (\(node.kind)) is not inside its parent or overlaps" }
        lastEnd[parent] = node.endToken
        guard !tree.tokens[Int(node.firstToken)].kind.isTrivia,
          node.endToken == node.firstToken || !tree.tokens[Int(node.endToken) - 1].kind.isTrivia
        else { return "node \(index) (\(node.kind)) begins or ends with trivia" }
      }
      open.append(index)
    }
    return nil
  }
}
