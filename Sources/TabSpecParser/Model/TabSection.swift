/// A section of a bar: `TabSection("Library") { … }`.
public struct TabSection: Sendable {
  public var call: Call
  /// Modifiers of the section.
  public var modifiers: [Modifier]
  public var conditions: [Condition]
  public var file: TabFile

  /// From the first token to the last, modifiers included.
  public var range: TextRange {
    call.chain.node.range
  }

  /// The first token's range.
  public var startRange: TextRange {
    let node = call.chain.node
    return node.tree.range(ofToken: node.firstToken)
  }
}
