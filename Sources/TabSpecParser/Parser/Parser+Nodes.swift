/// Building the tree.
extension Parser {
  /// Opens a node at the current token.
  @inline(__always)
  mutating func open(_ kind: SyntaxKind) -> Int {
    nodes.open(kind, firstToken: UInt32(truncatingIfNeeded: position))
  }

  /// Closes the node that `open` gave, behind the last token that was taken; where none was, the
  /// node is empty.
  @inline(__always)
  mutating func close(_ index: Int) {
    nodes.close(index, endToken: UInt32(truncatingIfNeeded: consumedEnd))
  }

  /// A place to wrap nodes from, later.
  @inline(__always)
  var mark: Int {
    nodes.count
  }

  /// Opens a node around the closed nodes from `mark` on, which starts at the first one's first
  /// token.
  @inline(__always)
  mutating func open(_ kind: SyntaxKind, around mark: Int) -> Int {
    nodes.open(kind, around: mark)
    return mark
  }

  /// Closes the root over the whole text, trivia at both ends included.
  mutating func closeRoot(_ index: Int) {
    close(index)
    nodes[index].firstToken = 0
    nodes[index].endToken = UInt32(truncatingIfNeeded: tokenCount)
  }

  /// Turns an open or closed node into another kind.
  mutating func change(_ index: Int, to kind: SyntaxKind) {
    nodes[index].kind = kind
  }

  func kind(ofNode index: Int) -> SyntaxKind {
    nodes[index].kind
  }
}
