/// A node of a tree: a kind and a run of tokens, with nodes inside. Two words big; the tree owns
/// everything.
public struct SyntaxNode: Sendable {
  public let tree: SyntaxTree
  public let index: Int

  init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  package init(_ tree: SyntaxTree, _ index: Int) {
    self.init(tree: tree, index: index)
  }

  private var record: NodeRecord {
    tree.nodes[index]
  }

  public var kind: SyntaxKind {
    tree.nodes[index].kind
  }

  /// The parent; nil for the root.
  public var parent: SyntaxNode? {
    index == 0 ? nil : SyntaxNode(tree: tree, index: Int(record.parent))
  }

  /// The parent, its parent, up to the root.
  public var ancestors: UnfoldFirstSequence<SyntaxNode> {
    sequence(first: parent ?? self) { $0.parent }
  }

  /// The nodes directly inside.
  public var children: SyntaxChildren {
    SyntaxChildren(tree: tree, next: index + 1, end: Int(record.endNode))
  }

  /// All nodes inside, in preorder, without this one.
  public var descendants: LazyMapSequence<Range<Int>, SyntaxNode> {
    (index + 1..<Int(record.endNode)).lazy.map { SyntaxNode(tree: tree, index: $0) }
  }

  /// The indices of the nodes inside, without this one.
  var descendantIndices: Range<Int> {
    index + 1..<Int(record.endNode)
  }

  public func firstChild(_ kind: SyntaxKind) -> SyntaxNode? {
    for child in children where child.kind == kind { return child }
    return nil
  }

  public func children(_ kind: SyntaxKind) -> [SyntaxNode] {
    children.filter { $0.kind == kind }
  }

  public func firstAncestor(_ kind: SyntaxKind) -> SyntaxNode? {
    var node = parent
    while let current = node {
      if current.kind == kind { return current }
      node = current.parent
    }
    return nil
  }

  /// The indices of the tokens from the first to the last, trivia between them included.
  public var tokenIndices: Range<Int> {
    Int(record.firstToken)..<Int(record.endToken)
  }

  public var firstToken: Int {
    Int(record.firstToken)
  }

  /// The index of the last token; the first one's for an empty node.
  public var lastToken: Int {
    max(Int(record.endToken) - 1, Int(record.firstToken))
  }

  public var isEmpty: Bool {
    record.firstToken == record.endToken
  }

  /// From the first token's start to the last one's end.
  public var range: TextRange {
    let start = tree.tokens[Int(record.firstToken)].offset
    return isEmpty
      ? .empty(at: start) : start..<tree.range(ofToken: Int(record.endToken) - 1).upperBound
  }

  public var text: String {
    tree.text[range]
  }

  /// The indices of the node's own tokens, without trivia and without those of its children.
  public var ownTokens: [Int] {
    var found: [Int] = []
    var next = firstToken
    for child in children {
      found += (next..<max(child.firstToken, next)).filter { !tree.tokens[$0].kind.isTrivia }
      next = child.tokenIndices.upperBound
    }
    found += (next..<max(tokenIndices.upperBound, next)).filter { !tree.tokens[$0].kind.isTrivia }
    return found
  }

  /// The first own token of a kind.
  public func ownToken(_ kind: TokenKind) -> Int? {
    var next = firstToken
    for child in children {
      if next < child.firstToken,
        let found = (next..<child.firstToken).first(where: { tree.tokens[$0].kind == kind })
      {
        return found
      }
      next = child.tokenIndices.upperBound
    }
    let end = tokenIndices.upperBound
    return next < end ? (next..<end).first { tree.tokens[$0].kind == kind } : nil
  }
}

extension SyntaxNode: Hashable {
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

/// The nodes directly inside a node, in order.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
  private let tree: SyntaxTree
  private var position: Int
  private let end: Int

  init(tree: SyntaxTree, next: Int, end: Int) {
    self.tree = tree
    position = next
    self.end = end
  }

  public mutating func next() -> SyntaxNode? {
    guard position < end else { return nil }
    defer { position = Int(tree.nodes[position].endNode) }
    return SyntaxNode(tree: tree, index: position)
  }

  public var first: SyntaxNode? {
    position < end ? SyntaxNode(tree: tree, index: position) : nil
  }
}
