import TabSpecParser

/// Looks into a tab's content through the framework's containers.
enum TabContainers {
  /// A view inside a tab.
  struct InnerView {
    let chain: Chain
    /// The container right around it.
    let container: String
    /// Whether a list or a form stands around it, whose rows have tags of their own.
    let isInList: Bool
  }

  /// The views in the containers that a tab is made of; what other views hold is theirs.
  static func innerViews(of tab: Tab) -> [InnerView] {
    var found: [InnerView] = []
    if tab.form == .call, let call = tab.chain.call, call.name == "Tab" {
      if let closure = call.arguments.content {
        collect(block: closure, container: call.name, isInList: false, into: &found)
      }
    } else {
      collect(tab.chain, isInList: false, into: &found)
    }
    return found
  }

  private static func collect(_ chain: Chain, isInList: Bool, into found: inout [InnerView]) {
    guard let call = chain.call, FrameworkViews.isContainer(call.name),
      let closure = call.arguments.content
    else { return }
    collect(
      block: closure, container: call.name,
      isInList: isInList || call.name == "List" || call.name == "Form", into: &found)
  }

  private static func collect(
    block: SyntaxNode, container: String, isInList: Bool, into found: inout [InnerView]
  ) {
    for statement in block.children {
      switch statement.kind {
      case .ifExpression, .switchExpression, .ifConfig, .ifConfigClause, .codeBlock, .switchCase:
        collect(block: statement, container: container, isInList: isInList, into: &found)
      case .postfixExpression:
        let chain = Chain(statement)
        if let call = chain.call, call.name == "Group" || call.name == "ForEach",
          let closure = call.arguments.content
        {
          collect(block: closure, container: container, isInList: isInList, into: &found)
        }
        found.append(InnerView(chain: chain, container: container, isInList: isInList))
        if chain.call?.name != "TabView" { collect(chain, isInList: isInList, into: &found) }
      default: break
      }
    }
  }
}

extension ArgumentList {
  /// The closure that holds views.
  fileprivate var content: SyntaxNode? {
    trailingClosure ?? value("content") ?? value("root")
  }
}
