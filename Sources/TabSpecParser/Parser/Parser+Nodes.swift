/// Building the tree: records in preorder.
extension Parser {
  /// Opens a node at the current token.
  @inline(__always)
  mutating func open(_ kind: SyntaxKind) -> Int {
    let index = nodes.count
    nodes.append(NodeRecord(kind: kind, firstToken: UInt32(truncatingIfNeeded: position)))
    return index
  }

  /// Closes the node that `open` gave, behind the last token that was taken.
  @inline(__always)
  mutating func close(_ index: Int) {
    let endNode = UInt32(truncatingIfNeeded: nodes.count)
    nodes[index].close(
      endToken: UInt32(truncatingIfNeeded: consumedEnd), endNode: endNode)
  }

  /// A place to wrap nodes from, later.
  @inline(__always)
  var mark: Int {
    nodes.count
  }

  /// Opens a node around the closed nodes from `mark` on, which starts at the first one's first
  /// token. What stands there moves by one record: mostly one operand.
  mutating func open(_ kind: SyntaxKind, around mark: Int) -> Int {
    var moved = NodeRecord(kind: kind, firstToken: nodes[mark].firstToken)
    for index in mark..<nodes.count {
      let record = nodes[index]
      nodes[index] = moved
      moved = record
      moved.endNode += 1
    }
    nodes.append(moved)
    return mark
  }

  /// Closes the root over the whole text, trivia at both ends included.
  mutating func closeRoot(_ index: Int) {
    close(index)
    nodes[index].firstToken = 0
    nodes[index].endToken = UInt32(truncatingIfNeeded: tokens.count)
  }

  /// Turns an open or closed node into another kind.
  mutating func change(_ index: Int, to kind: SyntaxKind) {
    nodes[index].kind = kind
  }

  func kind(ofNode index: Int) -> SyntaxKind {
    nodes[index].kind
  }

  /// Tells each node its parent, once all of them stand.
  mutating func linkParents() {
    var parent = 0
    for index in 1..<max(nodes.count, 1) {
      while index >= Int(nodes[parent].endNode) { parent = Int(nodes[parent].parent) }
      nodes[index].parent = UInt32(truncatingIfNeeded: parent)
      parent = index
    }
  }
}
