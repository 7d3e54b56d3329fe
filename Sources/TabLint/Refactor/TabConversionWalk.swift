import TabSpecParser

/// Finds the children of a bar that have to become a `Tab`.
struct TabConversionWalk {
  /// A child that is a view.
  struct View {
    let node: SyntaxNode
    /// The innermost loop around it.
    let loop: Call?
  }

  private var views: [View] = []
  /// Whether something may be more than a view or a `Tab`, or can't stand among tabs.
  private var isOpen = false

  /// In order; nil where not everything in `content` can be among tabs.
  static func views(in content: SyntaxNode) -> [View]? {
    var walk = TabConversionWalk()
    walk.block(content, loop: nil)
    return walk.isOpen ? nil : walk.views
  }

  private mutating func block(_ block: SyntaxNode, loop: Call?) {
    for statement in block.children { self.statement(statement, loop: loop) }
  }

  private mutating func statement(_ node: SyntaxNode, loop: Call?) {
    switch node.kind {
    case .closureSignature, .pattern, .variableDeclaration: break
    case .ifExpression, .ifConfig:
      for part in node.children {
        switch part.kind {
        case .codeBlock, .ifConfigClause: block(part, loop: loop)
        // The builder of tabs has no branch for what only some systems have.
        default:
          isOpen =
            isOpen
            || part.tokenIndices.contains {
              part.tree.token($0, is: "#available") || part.tree.token($0, is: "#unavailable")
            }
        }
      }
    case .switchExpression:
      for part in node.children where part.kind == .switchCase || part.kind == .ifConfig {
        block(part, loop: loop)
      }
    case .postfixExpression: child(Chain(node), loop: loop)
    default: isOpen = true
    }
  }

  private mutating func child(_ chain: Chain, loop: Call?) {
    switch chain.call?.name {
    case "Tab": break
    case "TabSection", "Group", "ForEach":
      guard let call = chain.call,
        let closure = call.arguments.value("content") ?? call.arguments.trailingClosure,
        closure.kind == .closureExpression, call.name == "TabSection" || chain.isPlainCall
      else {
        isOpen = true
        return
      }
      block(closure, loop: call.name == "ForEach" ? call : loop)
      // Inside of a `Tab` the name would mean the parameter of its closure.
      if call.name == "ForEach", closure.usesUnnamedParameter { isOpen = true }
    case "EmptyView", nil: isOpen = true
    default: views.append(View(node: chain.node, loop: loop))
    }
  }
}

extension Chain {
  /// Whether nothing stands behind the call at the beginning.
  var isPlainCall: Bool {
    guard let call else { return false }
    return suffixes.last == call.suffix
  }
}

extension SyntaxNode {
  fileprivate var usesUnnamedParameter: Bool {
    tokenIndices.contains { index in
      tree.tokens[index].kind == .dollarIdentifier
        && tree.text(ofToken: index).dropFirst().first?.isNumber == true
    }
  }
}
