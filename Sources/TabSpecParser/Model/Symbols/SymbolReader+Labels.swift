/// Labels of arguments and of trailing closures.
extension SymbolReader {
  /// The label of an argument or of a trailing closure.
  func meaning(ofLabel node: SyntaxNode) -> Meaning {
    guard let call = node.parent, call.kind == .callSuffix else { return .foreign }
    let arguments = ArgumentList(call).all
    guard let position = arguments.firstIndex(where: { $0.node == node }),
      arguments[position].labelToken != nil
    else { return .foreign }
    let targets = CallTargets(inference).targets(of: call)
    guard !targets.isEmpty else {
      return isCallUndecided(call) ? .undecided : .foreign
    }
    let found = targets.compactMap { target -> Declaration? in
      let index = target.partialAssignments(of: arguments)[position]
      return index.flatMap { target.parameters[$0].declaration }
    }
    return found.isEmpty ? .foreign : .declared(found)
  }

  private func isCallUndecided(_ call: SyntaxNode) -> Bool {
    guard let callee = call.callee else { return false }
    switch callee.kind {
    case .memberSuffix:
      if case .undecided = meaning(ofMember: callee) { return true }
    case .implicitMember:
      if case .undecided = meaning(ofImplicitMember: callee) { return true }
    case .nameExpression:
      if case .undecided = meaning(ofName: callee) { return true }
    default: break
    }
    // Overloads that the arguments do not fit.
    return CallTargets(inference).candidates(of: call).count > 1
  }
}
