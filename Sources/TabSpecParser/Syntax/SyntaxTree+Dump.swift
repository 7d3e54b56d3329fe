/// The tree as text, for people who work on the parser.
extension SyntaxTree {
  /// A line a node: its kind, its range in UTF-8 offsets, and the tokens of its own between its
  /// children's lines.
  public func dump() -> String {
    var output = ""
    var depths = [Int](repeating: 0, count: nodes.count)
    var printed = 0
    for index in nodes.indices {
      let node = SyntaxNode(tree: self, index: index)
      if index > 0 { depths[index] = depths[node.parent?.index ?? 0] + 1 }
      printTokens(from: &printed, to: node.firstToken, depths: depths, before: index, into: &output)
      let range = node.range
      output += String(repeating: "  ", count: depths[index])
      output += "\(node.kind) \(range.lowerBound.utf8)..<\(range.upperBound.utf8)\n"
    }
    printTokens(
      from: &printed, to: tokens.count, depths: depths, before: nodes.count, into: &output)
    return output
  }

  /// A line a token: its range in UTF-8 offsets, its kind and its text.
  public func dumpTokens() -> String {
    var output = ""
    for (index, token) in tokens.enumerated() {
      let range = range(ofToken: index)
      output += "\(range.lowerBound.utf8)..<\(range.upperBound.utf8) \(token.kind)"
      output += token.kind == .endOfFile ? "\n" : " \(text(ofToken: index).debugDescription)\n"
    }
    return output
  }

  private func printTokens(
    from start: inout Int, to end: Int, depths: [Int], before next: Int, into output: inout String
  ) {
    guard start < end else { return }
    var node = max(next - 1, 0)
    for index in start..<end where !tokens[index].kind.isTrivia && tokens[index].kind != .endOfFile
    {
      while node > 0, !SyntaxNode(tree: self, index: node).tokenIndices.contains(index) {
        node = Int(nodes[node].parent)
      }
      output += String(repeating: "  ", count: depths[node] + 1)
      output += text(ofToken: index).debugDescription + "\n"
    }
    start = end
  }
}
