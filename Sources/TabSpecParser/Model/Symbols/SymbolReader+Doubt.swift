/// Whether a word whose meaning can't be told may be a certain declaration.
extension SymbolReader {
  func mayMean(_ declaration: Declaration, token: Int) -> Bool {
    let node = tree.innermostNode(atToken: token)
    if node.kind == .unparsed { return mayMeanUnparsed(declaration, token: token) }
    if node.isName, token != node.wordToken {
      // A label in a function's whole name: `select(tab:)`.
      return declaration.isLabel
    }
    switch declaration {
    case .enumCase: return isTypeMember(node)
    case .variable(let variable) where variable.isStatic: return isTypeMember(node)
    case .function(let function) where function.isStatic: return isTypeMember(node)
    case .variable(let variable):
      if node.kind == .argument || node.kind == .labeledClosure { return declaration.isLabel }
      return node.kind == .nameExpression || node.kind == .memberSuffix && variable.isMember
    case .function(let function):
      return node.kind == .nameExpression || node.kind == .memberSuffix && function.isMember
    case .parameter(let parameter), .label(let parameter):
      let isArgument = node.kind == .argument || node.kind == .labeledClosure
      return parameter.labelToken != nil && isArgument
    case .type:
      return node.kind == .type || node.kind == .nameExpression || node.kind == .memberSuffix
    case .local, .genericParameter: return false
    }
  }

  /// Whether a member is one of a type: behind a leading dot, or behind what is no value.
  private func isTypeMember(_ node: SyntaxNode) -> Bool {
    guard node.kind == .memberSuffix else { return node.kind == .implicitMember }
    guard let parent = node.parent, parent.kind == .postfixExpression else { return false }
    let chain = Chain(parent)
    guard let count = chain.suffixes.firstIndex(of: node) else { return false }
    let last = count > 0 ? chain.suffixes[count - 1] : chain.primary
    // Names of values begin with a small letter; `type(of: x)` is the call that gives a type.
    if last.kind == .callSuffix { return chain.call?.name == "type" }
    return last.referencedName?.first?.isUppercase ?? false
  }

  private func mayMeanUnparsed(_ declaration: Declaration, token: Int) -> Bool {
    let before = tree.significantIndex(before: token)
    let isMember = before.map { tree.tokens[$0].kind == .period } ?? false
    let isImplicit = isMember && before.map { tree.tokens[$0].hasTriviaBefore } ?? false
    switch declaration {
    case .enumCase: return isMember && isImplicit
    case .variable(let variable):
      return variable.isStatic ? isMember : !isImplicit && (!isMember || variable.isMember)
    case .function, .type: return true
    case .parameter, .label: return !isMember
    case .local, .genericParameter: return !isMember
    }
  }
}

extension Declaration {
  /// Whether calls write the name in front of an argument.
  var isLabel: Bool {
    switch self {
    case .label: true
    case .parameter(let parameter): parameter.isLabelledByName
    case .variable(let variable): variable.isMember && variable.isPartOfMemberwiseInitializer
    case .type, .genericParameter, .enumCase, .local, .function: false
    }
  }
}

extension SyntaxNode {
  /// Whether the node is a name in an expression.
  var isName: Bool {
    kind == .nameExpression || kind == .memberSuffix || kind == .implicitMember
  }

  /// The token of the word in a name; labels and generic arguments stand behind it.
  var wordToken: Int? {
    kind == .nameExpression ? firstToken : memberNameToken
  }
}

extension VariableDeclaration {
  /// Whether it belongs to a type.
  var isMember: Bool {
    declaration.firstAncestor(.memberBlock) != nil && !declaration.isInBody
  }
}

extension FunctionDeclaration {
  var isMember: Bool {
    node.firstAncestor(.memberBlock) != nil && !node.isInBody
  }
}
