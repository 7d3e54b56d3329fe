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
    var leaves = LeafReader.leaves(of: tree, indentByte: indentUnit.byte)
    if let invalid = leaves.first(where: { $0.kind == .invalid }) {
      return .failure(.invalidBytes(at: tree.tokens[Int(invalid.token)].offset))
    }
    var document = Document()
    let changes = alter(changes(of: tree, leaves, in: ranges, &document))
    guard !changes.isEmpty else { return .success(FormattedText(tree.text)) }
    let writer = GapWriter(changes, of: tree, leaves: leaves, indentUnit: indentUnit)
    let text = writer.text
    let result = SyntaxTree.parse(text, language: .tabs)
    if let refusal = FormatProof.refusal(of: tree, formatted: result, &leaves, indentUnit) {
      return .failure(refusal)
    }
    let shifted = writer.ranges(ranges, in: text)
    if let change = self.changes(of: result, leaves, in: shifted, &document).first {
      // The leaves of both texts are the same.
      let unstable = LeafReader.leaves(of: tree, indentByte: indentUnit.byte)[change.leaf]
      return .failure(.unstable(at: tree.tokens[Int(unstable.token)].offset))
    }
    return .success(FormattedText(text, writtenBy: writer))
  }

  /// The gaps of `tree` that are not what the layout wants.
  ///
  /// - Parameter document: memory for what the layout wants. Both passes go through the same, as
  /// fetching more from the system takes longer than filling it.
  private func changes(
    of tree: SyntaxTree, _ leaves: [Leaf], in ranges: [TextRange], _ document: inout Document
  ) -> [GapChange] {
    Layout.write(tree, leaves, into: &document, lineWidth: lineWidth)
    let frozen = FrozenRanges.ranges(of: tree, leaves: leaves, outside: ranges)
    return Renderer.changes(
      of: document, leaves, frozen: FrozenGaps(frozen, of: tree, leaves: leaves),
      lineWidth: lineWidth, indentUnit: indentUnit)
  }
}
