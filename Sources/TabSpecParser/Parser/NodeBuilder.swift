/// The nodes of a tree under construction, in preorder.
///
/// It writes into the memory of the array that the tree keeps, through a pointer, which a debug
/// build checks: an array would ask at each `open` and `close` whether it is shared, a fifth of the
/// parser's instructions.
struct NodeBuilder {
  private var room: UnsafeMutableBufferPointer<NodeRecord>
  /// Memory of the builder's own, once the array's is full.
  private var overflow: UnsafeMutableBufferPointer<NodeRecord>?
  private(set) var count = 0
  /// The innermost open node.
  private var current = 0

  init(_ room: UnsafeMutableBufferPointer<NodeRecord>) {
    self.room = room
  }

  @inline(__always)
  subscript(index: Int) -> NodeRecord {
    get { room[index] }
    _modify { yield &room[index] }
  }

  @inline(__always)
  mutating func open(_ kind: SyntaxKind, firstToken: UInt32) -> Int {
    let index = count
    append(
      NodeRecord(
        kind: kind, firstToken: firstToken, endToken: 0, endNode: 0,
        parent: UInt32(truncatingIfNeeded: current)))
    current = index
    return index
  }

  /// Ends a node behind `endToken`; where no token was taken, the node is empty.
  @inline(__always)
  mutating func close(_ index: Int, endToken: UInt32) {
    let endNode = UInt32(truncatingIfNeeded: count)
    room[index].endToken = max(endToken, room[index].firstToken)
    room[index].endNode = endNode
    current = Int(room[index].parent)
  }

  /// Opens a node around the closed ones from `mark` on, which move by one: mostly one operand.
  mutating func open(_ kind: SyntaxKind, around mark: Int) {
    let shift = UInt32(truncatingIfNeeded: mark)
    var moved = NodeRecord(
      kind: kind, firstToken: room[mark].firstToken, endToken: 0, endNode: 0,
      parent: UInt32(truncatingIfNeeded: current))
    for index in mark..<count {
      let record = room[index]
      room[index] = moved
      moved = record
      moved.endNode += 1
      // The outermost ones belong to the new node now.
      moved.parent = moved.parent < shift ? shift : moved.parent + 1
    }
    append(moved)
    current = mark
  }

  @inline(__always)
  private mutating func append(_ record: NodeRecord) {
    if count == room.count { grow() }
    room.initializeElement(at: count, to: record)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<NodeRecord>.allocate(capacity: room.count * 2)
    _ = larger.moveInitialize(fromContentsOf: room)
    overflow?.deallocate()
    overflow = larger
    room = larger
  }

  /// The nodes, where they did not fit into the array; frees them.
  mutating func takeOverflow() -> [NodeRecord]? {
    guard let overflow else { return nil }
    defer { overflow.deallocate() }
    return [NodeRecord](overflow[0..<count])
  }
}
