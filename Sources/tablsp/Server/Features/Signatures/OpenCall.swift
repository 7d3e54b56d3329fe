import TabSpecParser

/// A call whose parenthesis is open at a place, found by its tokens alone: what is half typed has no tree to speak of.
struct OpenCall {
  let nameToken: Int
  /// Whether the name stands behind a dot.
  let isMember: Bool
  /// The labels of the arguments up to the place, the last one being the current; nil where there is none.
  let labels: [String?]
  /// Whether nothing is typed of the current argument.
  let isCurrentEmpty: Bool

  init?(_ tree: SyntaxTree, at offset: TextOffset) {
    guard let opening = OpenCall.opening(tree, before: offset),
      let name = tree.significantIndex(before: opening), tree.tokens[name].kind.isIdentifier
    else { return nil }
    nameToken = name
    let before = tree.significantIndex(before: name)
    isMember = before.map { tree.tokens[$0].kind == .period } ?? false
    var labels: [String?] = [nil]
    var isEmpty = true
    var depth = 0
    var index = opening + 1
    while index < tree.tokens.count, tree.tokens[index].offset < offset {
      let kind = tree.tokens[index].kind
      defer { index += 1 }
      guard !kind.isTrivia else { continue }
      switch kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail: depth -= 1
      case .comma where depth == 0:
        labels.append(nil)
        isEmpty = true
        continue
      case .colon where depth == 0: break
      default:
        if depth == 0, isEmpty, kind.isIdentifier, tree.significantKind(after: index) == .colon {
          labels[labels.count - 1] = Identifier.name(ofToken: index, in: tree)
        }
      }
      isEmpty = false
    }
    self.labels = labels
    isCurrentEmpty = isEmpty
  }

  /// The parenthesis that is open at a place; nil where a closure or a bracket is, or nothing.
  private static func opening(_ tree: SyntaxTree, before offset: TextOffset) -> Int? {
    var depth = 0
    var index = tree.tokenIndex(at: TextOffset(max(Int(offset.utf8) - 1, 0)))
    if tree.tokens[index].offset >= offset { return nil }
    // Inside of a comment nothing is called; inside of a string the call around it is.
    if tree.tokens[index].kind.isComment { return nil }
    while index >= 0 {
      switch tree.tokens[index].kind {
      case .rightParenthesis, .rightBracket, .rightBrace: depth += 1
      case .leftParenthesis where depth == 0: return index
      case .leftBracket where depth == 0, .leftBrace where depth == 0: return nil
      case .leftParenthesis, .leftBracket, .leftBrace: depth -= 1
      default: break
      }
      index -= 1
    }
    return nil
  }
}
