/// Members: behind a value, behind a leading dot, in a key path.
extension SymbolReader {
  func meaning(ofMember node: SyntaxNode) -> Meaning {
    guard let name = node.referencedName, let parent = node.parent else { return .foreign }
    let base =
      parent.kind == .keyPathExpression ? keyPathBase(of: node) : inference.baseType(of: node)
    if name == "init" {
      let instance = if case .metatype(let instance) = base { instance } else { base }
      return instance.declaration.map { .declared(.type($0)) } ?? .foreign
    }
    guard name != "self" else { return .foreign }
    let found = inference.declarations(ofMember: name, of: base)
    if !found.isEmpty { return .declared(narrowed(found, by: node.callBehind)) }
    switch base.unwrapped {
    case .unknown, .generic: return meaning(ofModifier: name, call: node.callBehind)
    case .metatype(.unknown): return .undecided
    default: return .foreign
    }
  }

  /// A call on something unknown: an extension of all views gives it to views, whatever else may have it.
  private func meaning(ofModifier name: String, call: SyntaxNode?) -> Meaning {
    guard let call else { return .undecided }
    let targets = CallTargets(inference).targets(of: call)
    guard !targets.isEmpty else { return .undecided }
    return .declared(targets.map(\.declaration))
  }

  func meaning(ofImplicitMember node: SyntaxNode) -> Meaning {
    guard let name = node.referencedName else { return .foreign }
    let expression = node.parent.flatMap { $0.kind == .postfixExpression ? $0 : nil } ?? node
    let expected = inference.expectedType(of: expression)
    if expected.isUnknown { return .undecided }
    if expected.isOptional, name == "none" || name == "some" { return .foreign }
    let type = expected.unwrapped
    if name == "init" { return type.declaration.map { .declared(.type($0)) } ?? .foreign }
    let found = inference.declarations(ofMember: name, of: .metatype(type))
    return found.isEmpty ? .foreign : .declared(narrowed(found, by: node.callBehind))
  }

  /// The type that a part of a key path is a member of.
  private func keyPathBase(of component: SyntaxNode) -> InferredType {
    guard let path = component.parent else { return .unknown }
    var current = inference.root(ofKeyPath: path)
    for part in path.children {
      if part == component { return current }
      switch part.kind {
      case .memberSuffix: current = inference.type(ofMember: part, of: current)
      case .operatorSuffix: current = current.unwrapped
      case .nameExpression: break
      default: return .unknown
      }
    }
    return .unknown
  }
}

extension SyntaxNode {
  /// The `callSuffix` right behind a name or a member.
  var callBehind: SyntaxNode? {
    guard let parent,
      parent.kind == .postfixExpression || parent.kind == .ifConfigClause
    else { return nil }
    var isBehind = false
    for child in parent.children {
      if isBehind { return child.kind == .callSuffix ? child : nil }
      isBehind = child == self
    }
    return nil
  }
}
