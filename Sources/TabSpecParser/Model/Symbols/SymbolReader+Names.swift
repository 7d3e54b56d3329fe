/// Names in expressions and types.
extension SymbolReader {
  private var names: NameLookup { inference.names }

  // MARK: - Plain names

  func meaning(ofName node: SyntaxNode) -> Meaning {
    switch tree.tokens[node.firstToken].kind {
    case .selfKeyword, .superKeyword, .anyTypeKeyword, .wildcard: return .foreign
    case .selfTypeKeyword:
      let type = inference.selfType(at: node).declaration
      return type.map { .declared(.type($0)) } ?? .foreign
    default: break
    }
    if node.declaresName {
      return .declared(.local(LocalName(file: file, node: node, nameToken: node.firstToken)))
    }
    guard let name = node.referencedName else { return .foreign }
    return meaning(ofName: name, at: node, call: node.callBehind)
  }

  /// What a plain name means at `node`, where `call` is what calls it.
  func meaning(ofName name: String, at node: SyntaxNode, call: SyntaxNode?) -> Meaning {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard Int(plain) == nil else { return .foreign }
    var found = names.declarations(named: plain, at: node)
    if found.isEmpty, plain.hasPrefix("_"), plain.count > 1 {
      found = names.declarations(named: String(plain.dropFirst()), at: node).filter(\.isWrapped)
    }
    if found.isEmpty {
      if project.isAmbiguousVariable(plain, from: file) { return .undecided }
      if case .ambiguous = names.type(named: [plain], at: node) { return .undecided }
      return .foreign
    }
    return .declared(narrowed(found, by: call))
  }

  /// The overloads that the arguments of a call fit.
  private func narrowed(_ declarations: [Declaration], by call: SyntaxNode?) -> [Declaration] {
    guard declarations.count > 1, let call else { return declarations }
    let targets = CallTargets(inference).targets(of: call).map(\.declaration)
    let fitting = declarations.filter(targets.contains)
    return fitting.isEmpty ? declarations : fitting
  }

  // MARK: - Members

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

  // MARK: - Types

  func meaning(ofTypeName index: Int, in node: SyntaxNode) -> Meaning {
    if node.kind == .attribute,
      tree.significantKind(before: index) == .at || node.ownTokens.contains(index)
    {
      return meaning(ofTypeNames: node.ownTokens.dropFirst(), upTo: index, at: node)
    }
    let isLabel = tree.significantKind(after: index) == .colon
    guard !isLabel || node.ownToken(.leftParenthesis) == nil else { return .foreign }
    // The extended type's name is looked up outside of the extension.
    let isExtended = node.parent?.kind == .extensionDeclaration
    let place = isExtended ? node.parent?.parent ?? tree.root : node
    return meaning(ofTypeNames: node.ownTokens[...], upTo: index, at: place)
  }

  private func meaning(
    ofTypeNames tokens: ArraySlice<Int>, upTo index: Int, at place: SyntaxNode
  ) -> Meaning {
    // The names in a row that end with the token.
    var parts: [String] = []
    var isBehindPeriod = true
    for token in tokens where token <= index {
      if tree.tokens[token].kind == .period {
        isBehindPeriod = true
        continue
      }
      if !isBehindPeriod { parts = [] }
      parts.append(Identifier.name(ofToken: token, in: tree))
      isBehindPeriod = false
    }
    guard tree.tokens[index].kind.isIdentifier || tree.tokens[index].kind == .selfTypeKeyword else {
      return .foreign
    }
    switch names.type(named: parts, at: place) {
    case .declared(let type), .alias(let type): return .declared(.type(type))
    case .generic(let parameter): return .declared(parameter)
    case .ambiguous: return .undecided
    case .external: return .foreign
    }
  }

  // MARK: - Labels

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

extension Declaration {
  /// Whether a property wrapper stands behind it, so that `_name` means it too.
  var isWrapped: Bool {
    if case .variable(let variable) = self { !variable.attributes.isEmpty } else { false }
  }
}
