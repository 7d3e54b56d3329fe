/// What a label closure holds, in order, with stacks and groups opened.
public indirect enum LabelItem: Sendable {
  case view(Chain)
  /// A stack or a group and what it holds.
  case group(Chain, [LabelItem])
  /// The branches of a condition; one that is not written is empty.
  case oneOf([[LabelItem]])

  /// The items of a `tabItem` or `label:` closure.
  public static func items(in closure: SyntaxNode) -> [LabelItem] {
    closure.children.compactMap(item)
  }

  /// The chains of all views inside, groups included, in order.
  public var chains: [Chain] {
    switch self {
    case .view(let chain): [chain]
    case .group(let chain, let items): [chain] + items.flatMap(\.chains)
    case .oneOf(let branches): branches.joined().flatMap(\.chains)
    }
  }

  private static func item(_ node: SyntaxNode) -> LabelItem? {
    switch node.kind {
    case .closureSignature, .variableDeclaration, .condition, .pattern, .attribute: return nil
    case .ifExpression:
      let blocks = node.children(.codeBlock)
      let ifs = node.ownTokens.filter { node.tree.tokens[$0].kind == .ifKeyword }
      return .oneOf(blocks.map(items) + (ifs.count < blocks.count ? [] : [[]]))
    case .switchExpression: return .oneOf(node.children(.switchCase).map(items))
    case .ifConfig: return .oneOf(node.children(.ifConfigClause).map(items) + [[]])
    case .returnStatement: return node.children.first.flatMap(item)
    default: break
    }
    let chain = Chain(node)
    if let call = chain.call, ["VStack", "HStack", "ZStack", "Group"].contains(call.name),
      let closure = call.arguments.trailingClosure ?? call.arguments.value("content")
    {
      return .group(chain, items(in: closure))
    }
    return .view(chain)
  }
}
