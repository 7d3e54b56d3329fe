import TabSpecParser

/// Tells what each word of a file means: by its kind where that says enough, else by the node that it stands in.
struct TokenClassifier {
  typealias Meaning = (kind: SemanticToken.Kind, modifiers: SemanticToken.Modifiers)

  let context: FileContext

  /// The tokens in order; none spans a line break.
  func tokens() -> [SemanticToken] {
    let tree = context.tree
    var found: [SemanticToken] = []
    let names = NameClassifier(context: context)
    for index in tree.tokens.indices {
      let meaning = TokenClassifier.meaning(of: index, in: tree) ?? names.meaning(of: index)
      guard let meaning else { continue }
      for range in lines(of: tree.range(ofToken: index)) {
        found.append(
          SemanticToken(range: range, kind: meaning.kind, modifiers: meaning.modifiers))
      }
    }
    return found
  }

  /// What a token is that means the same wherever it stands.
  private static func meaning(of index: Int, in tree: SyntaxTree) -> Meaning? {
    let kind = tree.tokens[index].kind
    switch kind {
    case .lineComment, .blockComment:
      let text = tree.text.bytes[tree.range(ofToken: index).byteIndices].prefix(4)
      let isDocumentation =
        text.starts(with: "///".utf8)
        || text.starts(with: "/**".utf8) && !text.elementsEqual("/**/".utf8)
      return (.comment, isDocumentation ? .documentation : [])
    case .stringLiteral, .stringHead, .stringMiddle, .stringTail: return (.string, [])
    case .integerLiteral, .floatLiteral: return (.number, [])
    case .regexLiteral: return (.regexp, [])
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return (.keyword, [])
    case .prefixOperator, .infixOperator, .postfixOperator, .infixQuestion, .postfixQuestion,
      .postfixExclamation, .arrow:
      return (.operator, [])
    default: return nil
    }
  }

  /// The stretches of a range that hold no line break, empty ones left out.
  private func lines(of range: TextRange) -> [TextRange] {
    let bytes = context.tree.text.bytes
    var found: [TextRange] = []
    var start = range.byteIndices.lowerBound
    for index in range.byteIndices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      if start < index { found.append(TextOffset(start)..<TextOffset(index)) }
      start = index + 1
    }
    if start < range.byteIndices.upperBound { found.append(TextOffset(start)..<range.upperBound) }
    return found
  }
}
