import TabSpecParser

/// What to select when somebody wants more and more of the text around a place.
struct SelectionRanges {
  let tree: SyntaxTree

  /// The ranges around a place, each larger than the one before; at least one.
  func ranges(at offset: TextOffset) -> [TextRange] {
    let token = tree.pointedToken(at: offset)
    var found: [TextRange] = []
    func add(_ range: TextRange) {
      guard range.touches(offset) else { return }
      guard let last = found.last else { return found.append(range) }
      let isLarger =
        range.lowerBound <= last.lowerBound && range.upperBound >= last.upperBound && range != last
      if isLarger { found.append(range) }
    }
    if let inside = insideOfString(token) { add(inside) }
    if tree.tokens[token].kind != .newline, tree.tokens[token].kind != .endOfFile {
      add(tree.range(ofToken: token))
    }
    var node: SyntaxNode? = tree.innermostNode(atToken: token)
    while let current = node {
      for range in steps(in: current, around: token) { add(range) }
      add(current.range)
      node = current.parent
    }
    add(tree.text.range)
    return found
  }

  /// The ranges between a node and its children: the inside of brackets, a modifier with its call.
  private func steps(in node: SyntaxNode, around token: Int) -> [TextRange] {
    var found: [TextRange] = []
    if node.kind == .postfixExpression { found += modifier(in: node, around: token) }
    let own = node.ownTokens
    guard
      let opening = own.first(where: {
        [.leftBrace, .leftParenthesis, .leftBracket].contains(tree.tokens[$0].kind)
      }),
      let closing = own.last(where: {
        [.rightBrace, .rightParenthesis, .rightBracket].contains(tree.tokens[$0].kind)
      }), opening < closing
    else { return found }
    let inside = tree.range(ofToken: opening).upperBound..<tree.tokens[closing].offset
    return found + [trimmed(inside), inside]
  }

  /// `.tag(0)` of a chain, and the chain up to there.
  private func modifier(in chain: SyntaxNode, around token: Int) -> [TextRange] {
    let parts = Array(chain.children)
    guard let index = parts.firstIndex(where: { $0.tokenIndices.contains(token) }) else {
      return []
    }
    var member = index
    if parts[index].kind == .callSuffix, index > 0 { member -= 1 }
    let isCalled = member + 1 < parts.count && parts[member + 1].kind == .callSuffix
    let end = parts[isCalled ? member + 1 : member].range.upperBound
    let isModifier = parts[member].kind == .memberSuffix
    return (isModifier ? [parts[member].range.lowerBound..<end] : [])
      + [chain.range.lowerBound..<end]
  }

  private func insideOfString(_ token: Int) -> TextRange? {
    guard tree.tokens[token].kind == .stringLiteral else { return nil }
    let range = tree.range(ofToken: token)
    let bytes = tree.text.bytes[range.byteIndices]
    let margin = bytes.prefix { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\"") }.count
    guard 2 * margin <= bytes.count, margin > 0 else { return nil }
    return range.lowerBound.advanced(by: margin)..<range.upperBound.advanced(by: -margin)
  }

  /// The range without the blanks and line breaks at its ends.
  private func trimmed(_ range: TextRange) -> TextRange {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    var indices = range.byteIndices
    while let first = indices.first, isBlank(tree.text.bytes[first]) {
      indices = indices.dropFirst()
    }
    while let last = indices.last, isBlank(tree.text.bytes[last]) { indices = indices.dropLast() }
    return TextOffset(indices.lowerBound)..<TextOffset(indices.upperBound)
  }
}
