/// A node as it is stored. The records of a tree stand in preorder, so that a node's subtree is the
/// run of records from its own index to `endNode`.
package struct NodeRecord: Hashable, Sendable {
  package var kind: SyntaxKind
  /// The index of the first token; no trivia, unless the node is empty.
  package var firstToken: UInt32
  /// The index behind the last token.
  package var endToken: UInt32
  /// The index behind the last record of the subtree.
  package var endNode: UInt32
  /// The index of the parent; the root is its own.
  package var parent: UInt32
}
