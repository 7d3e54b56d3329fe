/// Reads what `if` and `switch` ask into conditions.
struct ConditionReader {
  /// What holds where all of `nodes` do: the `condition` nodes of one `if`.
  func conditions(_ nodes: [SyntaxNode]) -> [Condition] {
    let parts = nodes.map { part($0, holds: true) }
    guard nodes.count > 1 else { return parts.first ?? [] }
    return [whole(text(of: nodes), holds: true)] + parts.joined().map(\.implied)
  }

  /// What holds where one of `nodes` does not.
  func negations(_ nodes: [SyntaxNode]) -> [Condition] {
    guard let only = nodes.first, nodes.count == 1 else {
      return [whole(text(of: nodes), holds: false)]
    }
    return part(only, holds: false)
  }

  /// What an expression being true, or false, says.
  func expression(_ node: SyntaxNode, holds: Bool) -> [Condition] {
    switch node.kind {
    case .sequenceExpression: return pieces(Piece.all(of: node), holds: holds)
    case .prefixExpression where node.tree.token(node.firstToken, is: "!"):
      return node.children.first.map { expression($0, holds: !holds) } ?? []
    case .tupleExpression:
      let arguments = ArgumentList(node).all
      guard arguments.count == 1, let value = arguments[0].value else { break }
      return expression(value, holds: holds)
    case .macroExpansion where node.tree.token(node.firstToken, is: "#unavailable"):
      let text = "#available" + node.normalizedText.dropFirst("#unavailable".count)
      return [whole(text, holds: !holds)]
    default: break
    }
    return [whole(node.normalizedText, holds: holds)]
  }

  /// The cases of a `switch` in order, each with what it asks.
  func cases(of view: SwitchView) -> [(node: SyntaxNode, condition: Condition)] {
    let subject = view.subject?.normalizedText ?? ""
    let cases = view.cases.map { item in
      (item: item, values: item.node.children(.pattern).map(ConditionReader.value))
    }
    let all = cases.flatMap(\.values)
    let isOpen = view.hasConditionalCases || cases.contains { $0.item.isDefault }
    return cases.map { item, values in
      let name = item.isDefault ? "default" : values.joined(separator: ", ")
      let condition = Condition(
        subject: subject, values: item.isDefault ? all : values, isComplement: item.isDefault,
        domain: isOpen ? [] : all, text: "\(subject) is \(name)")
      return (item.node, condition)
    }
  }

  /// A value as it is compared: `Page.home` and `.home(let x)` are `.home`.
  static func value(_ node: SyntaxNode) -> String {
    if node.kind == .pattern, let token = SwitchView.caseNameToken(of: node) {
      return "." + Identifier.name(ofToken: token, in: node.tree)
    }
    let chain = Chain(node)
    if let member = chain.suffixes.last, member.kind == .memberSuffix,
      chain.primary.referencedName?.first?.isUppercase ?? false, let name = member.referencedName
    {
      return "." + name
    }
    return node.normalizedText
  }

  // MARK: - Parts

  private func part(_ node: SyntaxNode, holds: Bool) -> [Condition] {
    let value = node.firstChild(.initializerClause)?.children.first
    if let binding = node.firstChild(.bindingPattern) {
      let subject = (value ?? binding).normalizedText
      return [
        Condition(
          subject: subject, values: ["nil"], isComplement: holds,
          text: "\(subject) \(holds ? "!=" : "==") nil")
      ]
    }
    if let pattern = node.firstChild(.pattern), let value {
      return self.pattern(pattern, of: value, in: node, holds: holds)
    }
    guard let only = node.children.first else { return [] }
    return expression(only, holds: holds)
  }

  private func pattern(
    _ pattern: SyntaxNode, of value: SyntaxNode, in node: SyntaxNode, holds: Bool
  ) -> [Condition] {
    let matched = Condition(
      subject: value.normalizedText, values: [ConditionReader.value(pattern)],
      isComplement: !holds, text: holds ? node.normalizedText : "!(\(node.normalizedText))")
    // A pattern with values inside is narrower than its case.
    let isWhole = !pattern.descendants.contains { $0.kind == .callSuffix }
    if isWhole { return [matched] }
    let whole = whole(node.normalizedText, holds: holds)
    return holds ? [whole, matched.implied] : [whole]
  }

  private func pieces(_ pieces: ArraySlice<Piece>, holds: Bool) -> [Condition] {
    for (word, needed) in [("||", false), ("&&", true)] {
      let parts = pieces.split { $0.operation == word }
      guard parts.count > 1 else { continue }
      let whole = whole(Piece.text(of: pieces), holds: holds)
      guard holds == needed else { return [whole] }
      return [whole] + parts.flatMap { self.pieces($0, holds: holds) }.map(\.implied)
    }
    if pieces.count == 1, let node = pieces.first?.operand { return expression(node, holds: holds) }
    if let comparison = comparison(pieces, holds: holds) { return [comparison] }
    return [whole(Piece.text(of: pieces), holds: holds)]
  }

  /// `page == .home` and `page != .home`.
  private func comparison(_ pieces: ArraySlice<Piece>, holds: Bool) -> Condition? {
    let parts = Array(pieces)
    guard parts.count == 3, let operation = parts[1].operation, let left = parts[0].operand,
      let right = parts[2].operand, operation == "==" || operation == "!=", isValue(right)
    else { return nil }
    let isEqual = (operation == "==") == holds
    return Condition(
      subject: left.normalizedText, values: [ConditionReader.value(right)], isComplement: !isEqual,
      text: "\(left.normalizedText) \(isEqual ? "==" : "!=") \(right.normalizedText)")
  }

  private func isValue(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .literal, .implicitMember, .stringLiteral: return true
    case .postfixExpression:
      let chain = Chain(node)
      return chain.primary.referencedName?.first?.isUppercase ?? false
        && chain.suffixes.allSatisfy { $0.kind == .memberSuffix }
    default: return false
    }
  }

  private func text(of nodes: [SyntaxNode]) -> String {
    nodes.map(\.normalizedText).joined(separator: ", ")
  }

  private func whole(_ text: String, holds: Bool) -> Condition {
    Condition(text: text, holds: holds)
  }
}

extension Condition {
  /// A condition that is known as nothing but a text.
  init(text: String, holds: Bool, isBuildTime: Bool = false) {
    let isWord = !text.contains { " =<>&|".contains($0) }
    self.init(
      subject: text, values: ["true"], isComplement: !holds,
      text: holds ? text : isWord ? "!\(text)" : "!(\(text))", isBuildTime: isBuildTime)
  }
}

/// An operand or an operator of a `sequenceExpression`.
private struct Piece {
  var operand: SyntaxNode?
  var operation: String?

  static func all(of node: SyntaxNode) -> ArraySlice<Piece> {
    var found: [Piece] = []
    let operators = node.ownTokens
    var next = 0
    for child in node.children {
      while next < operators.count, operators[next] < child.firstToken {
        found.append(Piece(operation: node.tree.text(ofToken: operators[next])))
        next += 1
      }
      found.append(Piece(operand: child))
    }
    return found[...]
  }

  static func text(of pieces: ArraySlice<Piece>) -> String {
    pieces.map { $0.operation ?? $0.operand?.normalizedText ?? "" }.joined(separator: " ")
  }
}
