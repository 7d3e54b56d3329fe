import TabSpecParser

/// Formatting while somebody types.
extension Formatter {
  /// Formats the lines of the block or closure whose closing brace ends at `offset`, as when the brace was typed just
  /// now. Nothing changes where no brace ends there.
  public func formatBlock(
    closedAt offset: TextOffset, in tree: SyntaxTree
  ) -> Result<FormattedText, FormatRefusal> {
    guard offset > TextOffset(0) else { return .success(FormattedText(tree.text)) }
    let token = tree.tokenIndex(at: TextOffset(Int(offset.utf8) - 1))
    // The outermost node that ends with the brace and begins with the one that it closes.
    let block = tree.allNodes.first { node in
      node.lastToken == token && tree.tokens[node.firstToken].kind == .leftBrace
    }
    guard tree.tokens[token].kind == .rightBrace, let block else {
      return .success(FormattedText(tree.text))
    }
    return format(tree, in: block.range)
  }

  /// The white space that a line ought to begin with that was opened at `offset`: as much as the line before it has,
  /// and one level more behind an opening bracket, a case's colon or an operator. It needs no syntax that is complete.
  public func indentation(at offset: TextOffset, in tree: SyntaxTree) -> String {
    let tokens = tree.tokens
    var last = tree.tokenIndex(at: offset) - 1
    while last >= 0, isSpace(tokens[last].kind) { last -= 1 }
    guard last >= 0 else { return "" }
    var first = last
    var depth = 0
    while true {
      switch tokens[first].kind {
      case .leftBrace, .leftParenthesis, .leftBracket: depth += 1
      case .rightBrace, .rightParenthesis, .rightBracket: depth -= depth > 0 ? 0 : 1
      default: break
      }
      guard first > 0, tokens[first - 1].kind != .newline else { break }
      first -= 1
    }
    let isIndented = tokens[first].kind == .whitespace
    let outer = isIndented ? tree.text(ofToken: first) : ""
    var next = tree.tokenIndex(at: offset)
    while tokens[next].kind == .whitespace { next += 1 }
    switch tokens[next].kind {
    case .rightBrace, .rightParenthesis, .rightBracket: return outer
    default: break
    }
    return depth > 0 || goesOn(behind: last, in: tree) ? outer + indentText : outer
  }

  private func isSpace(_ kind: TokenKind) -> Bool {
    kind == .whitespace || kind == .newline
  }

  /// Whether a line that ends with the token asks for a deeper one.
  private func goesOn(behind token: Int, in tree: SyntaxTree) -> Bool {
    switch tree.tokens[token].kind {
    case .equal, .infixOperator: true
    case .colon: tree.nodes(of: .switchCase).contains { $0.ownTokens.contains(token) }
    default: false
    }
  }
}
