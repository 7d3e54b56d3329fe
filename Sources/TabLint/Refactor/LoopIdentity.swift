import TabSpecParser

/// The identity that a `ForEach` gives to its children, as source.
enum LoopIdentity {
  /// The parameter, or a property of it; nil where that can't be written.
  static func expression(_ loop: Call) -> String? {
    let arguments = loop.arguments
    guard let closure = arguments.value("content") ?? arguments.trailingClosure,
      let parameter = ClosureView(closure).parameterNames.first,
      let first = parameter.first, first.isLetter,
      let data = arguments.unlabeled.first?.value
    else { return nil }
    guard let path = arguments["id"] else {
      return data.isIntegerRange ? parameter : "\(parameter).id"
    }
    guard let path = path.value, path.kind == .keyPathExpression else { return nil }
    var expression = parameter
    for part in path.children {
      guard part.kind == .memberSuffix, let name = part.referencedName else { return nil }
      if name != "self" { expression += ".\(name)" }
    }
    return expression
  }
}

extension SyntaxNode {
  /// Whether it is a range whose bounds are written as integers.
  fileprivate var isIntegerRange: Bool {
    let bounds = Array(children)
    return kind == .sequenceExpression && bounds.count == 2
      && bounds.allSatisfy { $0.tree.tokens[$0.firstToken].kind == .integerLiteral }
      && ownTokens.contains { ["..<", "..."].contains(tree.text(ofToken: $0)) }
  }
}
