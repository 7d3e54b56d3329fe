/// What stands around a token.
extension SyntaxTree {
  /// The kind of the token before the one at `index`, trivia left out.
  package func significantKind(before index: Int) -> TokenKind? {
    significantIndex(before: index).map { tokens[$0].kind }
  }

  /// The kind of the token behind the one at `index`, trivia left out.
  package func significantKind(after index: Int) -> TokenKind? {
    var next = index + 1
    while next < tokens.count, tokens[next].kind.isTrivia { next += 1 }
    return next < tokens.count ? tokens[next].kind : nil
  }

  package func significantIndex(before index: Int) -> Int? {
    var before = index - 1
    while before >= 0, tokens[before].kind.isTrivia { before -= 1 }
    return before >= 0 ? before : nil
  }

  package func significantIndex(after index: Int) -> Int? {
    var next = index + 1
    while next < tokens.count, tokens[next].kind.isTrivia { next += 1 }
    return next < tokens.count ? next : nil
  }

  /// The innermost node that the token at `index` is part of.
  package func innermostNode(atToken index: Int) -> SyntaxNode {
    var low = 0
    var high = nodes.count
    // The first tokens of nodes ascend in preorder: the last node that begins no later is inside the one looked for.
    while high - low > 1 {
      let middle = (low + high) / 2
      if nodes[middle].firstToken <= UInt32(index) { low = middle } else { high = middle }
    }
    while low > 0, nodes[low].endToken <= UInt32(index) { low = Int(nodes[low].parent) }
    return SyntaxNode(tree: self, index: low)
  }

  /// Whether the member at `index` is one of `self` or of `Self`.
  package func isMemberOfSelf(_ index: Int) -> Bool {
    guard let period = significantIndex(before: index), tokens[period].kind == .period,
      let base = significantIndex(before: period)
    else { return false }
    return tokens[base].kind == .selfKeyword || tokens[base].kind == .selfTypeKeyword
      || tokens[base].kind == .postfixQuestion
  }
}

extension SyntaxNode {
  /// The node with the blanks before it and the line break behind it, where it has its lines for
  /// itself; else the node.
  package var rangeWithLine: TextRange {
    let bytes = tree.text.bytes
    var start = range.byteIndices.lowerBound
    var end = range.byteIndices.upperBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let startsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    guard startsLine, end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else {
      return range
    }
    if end < bytes.count {
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
    }
    return TextOffset(start)..<TextOffset(end)
  }
}
