/// A parsed text: its bytes, the tokens that tile them, and the nodes over the tokens. Nothing of
/// the text is missing and nothing ever changes.
public final class SyntaxTree: Sendable {
  public let text: SourceText
  public let tokens: [Token]
  /// The `syntax` findings, in the order of their places; none for a `.swift` file.
  public let diagnostics: [Diagnostic]
  package let nodes: [NodeRecord]
  /// Whether each item was read without regard to what stands far behind it: no bracket, string,
  /// comment or regular expression is left open.
  let canBeReparsed: Bool

  init(
    text: SourceText, tokens: [Token], nodes: [NodeRecord], diagnostics: [Diagnostic],
    canBeReparsed: Bool
  ) {
    self.text = text
    self.tokens = tokens
    self.nodes = nodes
    self.diagnostics = diagnostics
    self.canBeReparsed = canBeReparsed
  }

  /// The tree of `text`. Parsing never fails.
  public static func parse(_ text: SourceText, language: TabFile.Language) -> SyntaxTree {
    Parser.parse(text, lexed: Lexer.lex(text), language: language)
  }

  /// The node over the whole file.
  public var root: SyntaxNode {
    SyntaxNode(tree: self, index: 0)
  }

  /// All nodes in preorder.
  public var allNodes: LazyMapSequence<Range<Int>, SyntaxNode> {
    nodes.indices.lazy.map { SyntaxNode(tree: self, index: $0) }
  }

  /// The nodes of one kind, in preorder.
  public func nodes(of kind: SyntaxKind) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for index in nodes.indices where nodes[index].kind == kind {
      found.append(SyntaxNode(tree: self, index: index))
    }
    return found
  }

  /// The range of the token at `index`.
  public func range(ofToken index: Int) -> TextRange {
    let end = index + 1 < tokens.count ? tokens[index + 1].offset : text.end
    return tokens[index].offset..<end
  }

  /// The text of the token at `index`.
  public func text(ofToken index: Int) -> String {
    text[range(ofToken: index)]
  }

  /// Whether the token at `index` reads `word`, without making a string of it.
  public func token(_ index: Int, is word: StaticString) -> Bool {
    let range = range(ofToken: index).byteIndices
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<range.count where text.bytes[range.lowerBound + offset] != buffer[offset] {
        return false
      }
      return true
    }
  }

  /// The index of the outermost node below lists that begins with the token at `index`; nil where
  /// none does.
  package func firstNode(startingAtToken index: Int) -> Int? {
    var low = 0
    var high = nodes.count
    // The first tokens of nodes ascend in preorder.
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].firstToken < UInt32(index) { low = middle + 1 } else { high = middle }
    }
    while low < nodes.count, nodes[low].firstToken == UInt32(index) {
      if nodes[low].kind != .file, nodes[low].endToken > nodes[low].firstToken { return low }
      low += 1
    }
    return nil
  }

  /// The first byte that is no UTF-8; nil where all are.
  public var firstInvalidByte: TextOffset? {
    Scalars.firstInvalidByte(in: text.bytes).map { TextOffset($0) }
  }

  /// The index of the token that holds the byte at `offset`; the end of file's for the text's end.
  public func tokenIndex(at offset: TextOffset) -> Int {
    var low = 0
    var high = tokens.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if tokens[middle].start <= offset.utf8 { low = middle } else { high = middle }
    }
    return low
  }
}
