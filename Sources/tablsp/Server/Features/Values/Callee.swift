import TabSpecParser

/// What a `callSuffix` calls.
struct Callee {
  let name: String
  let nameToken: Int
  /// Whether it stands behind a dot.
  let isMember: Bool

  init?(_ suffix: SyntaxNode) {
    guard let chain = suffix.parent, chain.kind == .postfixExpression else { return nil }
    var previous: SyntaxNode?
    for child in chain.children {
      if child == suffix { break }
      previous = child
    }
    guard let previous else { return nil }
    switch previous.kind {
    case .nameExpression: (nameToken, isMember) = (previous.firstToken, false)
    case .memberSuffix, .implicitMember:
      guard let token = previous.memberNameToken else { return nil }
      let isInModule = Call(suffix: suffix)?.nameToken == token
      (nameToken, isMember) = (token, !isInModule)
    default: return nil
    }
    name = Identifier.name(ofToken: nameToken, in: suffix.tree)
  }
}
