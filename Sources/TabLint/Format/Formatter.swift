import TabSpecParser

/// Formats `.tabs` files: chooses the white space between tokens, and nothing else.
public struct Formatter: Sendable {
  private let lineWidth: Int
  private let indentUnit: IndentUnit

  public init(_ configuration: Configuration.Format) {
    lineWidth = max(configuration.lineWidth, 1)
    indentUnit = IndentUnit(configuration.indent)
  }

  /// The whole of `tree`, formatted, or why not. What comes back is proved: the same tokens and
  /// comments in the same order, and nothing that a second run would change.
  public func format(_ tree: SyntaxTree) -> Result<FormattedText, FormatRefusal> {
    format(tree, in: [tree.text.range])
  }

  /// Like `format(_:)`, but only the lines that `range` touches change.
  public func format(
    _ tree: SyntaxTree, in range: TextRange
  ) -> Result<FormattedText, FormatRefusal> {
    format(tree, in: [range])
  }

  /// Like `format(_:)`, but only the lines that one of `ranges` touches change. The ranges may
  /// stand in any order and overlap.
  public func format(
    _ tree: SyntaxTree, in ranges: [TextRange]
  ) -> Result<FormattedText, FormatRefusal> {
    format(tree, in: ranges) { $0 }
  }

  /// - Parameter alter: makes other changes of what the layout wants, to see whether the proof
  /// notices.
  func format(
    _ tree: SyntaxTree, in ranges: [TextRange], alter: ([GapChange]) -> [GapChange]
  ) -> Result<FormattedText, FormatRefusal> {
    if let first = tree.diagnostics.first { return .failure(.syntaxError(first)) }
    let leaves = LeafReader.leaves(of: tree, indentByte: indentUnit.byte)
    if let invalid = leaves.first(where: { $0.kind == .invalid }) {
      return .failure(.invalidBytes(at: tree.tokens[Int(invalid.token)].offset))
    }
    let changes = alter(changes(of: tree, leaves, in: ranges))
    guard !changes.isEmpty else { return .success(FormattedText(tree.text)) }
    let writer = GapWriter(tree, leaves: leaves, indentUnit: indentUnit)
    let text = writer.text(after: changes)
    let result = SyntaxTree.parse(text, language: .tabs)
    if let refusal = FormatProof.refusal(of: tree, formatted: result) { return .failure(refusal) }
    let resultLeaves = LeafReader.leaves(
      of: result, withTokensOf: leaves, indentByte: indentUnit.byte)
    let shifted = writer.ranges(ranges, after: changes, in: text)
    if let change = self.changes(of: result, resultLeaves, in: shifted).first {
      // The leaves of both texts are the same.
      return .failure(.unstable(at: tree.tokens[Int(leaves[change.leaf].token)].offset))
    }
    return .success(FormattedText(text: text, changes: changes, writer: writer))
  }

  /// The gaps of `tree` that are not what the layout wants.
  private func changes(of tree: SyntaxTree, _ leaves: [Leaf], in ranges: [TextRange]) -> [GapChange]
  {
    let document = Layout.document(of: tree, leaves: leaves, lineWidth: lineWidth)
    let frozen = FrozenRanges.ranges(of: tree, leaves: leaves, outside: ranges)
    return Renderer.changes(
      of: document, frozen: FrozenGaps(frozen, of: tree, leaves: leaves), lineWidth: lineWidth,
      indentUnit: indentUnit)
  }
}
