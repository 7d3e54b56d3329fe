/// The types of names that closures, loops, conditions and patterns give.
extension TypeInference {
  /// The type of a name that a closure, a loop, a condition or a pattern gives.
  func type(of name: LocalName) -> InferredType {
    let node = name.node
    switch node.kind {
    case .closureParameter, .parameter: return closureParameter(node)
    case .bindingPattern: return bound(by: node)
    case .nameExpression: return expectedType(of: node).unwrapped
    default: return .unknown
    }
  }

  private func closureParameter(_ node: SyntaxNode) -> InferredType {
    if let written = node.firstChild(.type) { return references.type(written) }
    guard let list = node.parent, let closure = node.firstAncestor(.closureExpression),
      let index = list.children(node.kind).firstIndex(of: node)
    else { return .unknown }
    let types = parameters(ofClosure: closure)
    return types.indices.contains(index) ? types[index] : .unknown
  }

  private func bound(by pattern: SyntaxNode) -> InferredType {
    guard let parent = pattern.parent else { return .unknown }
    if parent.kind == .bindingPattern {
      guard let index = parent.children(.bindingPattern).firstIndex(of: pattern),
        case .tuple(let elements) = bound(by: parent).unwrapped, elements.indices.contains(index)
      else { return .unknown }
      return elements[index].type
    }
    if let written = parent.firstChild(.typeAnnotation)?.firstChild(.type) {
      return references.type(written)
    }
    if parent.kind == .forStatement {
      let sequence = parent.children.first { !$0.isPattern && $0.kind != .typeAnnotation }
      return sequence.map { self.type(of: $0).element } ?? .unknown
    }
    let value = parent.firstChild(.initializerClause)?.children.first
    let type = value.map { self.type(of: $0) } ?? .unknown
    return parent.kind == .condition ? type.unwrapped : type
  }
}
