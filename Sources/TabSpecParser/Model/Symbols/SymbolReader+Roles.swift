/// What is done with a name where it stands.
extension SymbolReader {
  func role(ofToken index: Int) -> Occurrence.Role {
    let node = tree.innermostNode(atToken: index)
    switch node.kind {
    case .nameExpression where node.declaresName: return .declaration
    case .nameExpression, .memberSuffix: return isWritten(node) ? .write : .read
    case .bindingPattern: return node.parent?.isShorthandBinding ?? false ? .read : .declaration
    case .argument, .labeledClosure, .implicitMember, .type, .attribute, .unparsed: return .read
    default: return .declaration
    }
  }

  /// Whether a name is what an assignment changes: the last of its chain in front of `=`, behind `&`, or before `toggle()`.
  private func isWritten(_ node: SyntaxNode) -> Bool {
    var expression = node
    if let chain = node.parent, chain.kind == .postfixExpression {
      let parts = Array(chain.children)
      guard let position = parts.firstIndex(of: node) else { return false }
      if position + 1 < parts.count { return parts[position + 1].referencedName == "toggle" }
      expression = chain
    }
    guard let parent = expression.parent else { return false }
    switch parent.kind {
    case .sequenceExpression: return OperatorSequence(parent).target == expression
    case .prefixExpression: return tree.token(parent.firstToken, is: "&")
    default: return false
    }
  }
}
