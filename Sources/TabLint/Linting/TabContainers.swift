import TabSpecParser

/// Looks into a tab's content through the framework's containers.
enum TabContainers {
  /// A view inside a tab.
  struct InnerView {
    let chain: Chain
    /// The container right around it.
    let container: String
    /// Whether it is the only view in all containers around it.
    let isAlone: Bool
  }

  /// The views in the containers that a child is made of; what other views hold is theirs.
  static func innerViews(of chain: Chain) -> [InnerView] {
    var found: [InnerView] = []
    collect(chain, isAlone: true, into: &found)
    return found
  }

  private static func collect(_ chain: Chain, isAlone: Bool, into found: inout [InnerView]) {
    guard let call = chain.call, call.name.isContainer,
      let closure = call.arguments.trailingClosure ?? call.arguments.value("content")
        ?? call.arguments.value("root")
    else { return }
    collect(block: closure, container: call.name, isAlone: isAlone, into: &found)
  }

  private static func collect(
    block: SyntaxNode, container: String, isAlone: Bool, into found: inout [InnerView]
  ) {
    let statements = block.children.filter {
      $0.kind != .closureSignature && $0.kind != .variableDeclaration
    }
    let isAlone = isAlone && statements.count == 1
    for statement in statements {
      switch statement.kind {
      case .ifExpression, .switchExpression, .ifConfig, .ifConfigClause, .codeBlock, .switchCase:
        collect(block: statement, container: container, isAlone: isAlone, into: &found)
      case .postfixExpression:
        let chain = Chain(statement)
        if chain.call?.name == "Group" || chain.call?.name == "ForEach",
          let closure = chain.call?.arguments.trailingClosure
        {
          collect(block: closure, container: container, isAlone: false, into: &found)
        }
        found.append(InnerView(chain: chain, container: container, isAlone: isAlone))
        if chain.call?.name != "TabView" { collect(chain, isAlone: isAlone, into: &found) }
      default: break
      }
    }
  }
}

extension String {
  /// Whether a view of this name is a container of the framework that hides modifiers inside it from a bar.
  fileprivate var isContainer: Bool {
    FrameworkViews.isContainer(self)
  }
}
