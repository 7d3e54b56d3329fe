import TabSpecParser

/// Formats `.tabs` files: chooses the white space between tokens, and nothing else.
public struct Formatter: Sendable {
  private let lineWidth: Int
  private let indentUnit: IndentUnit

  public init(_ configuration: Configuration.Format) {
    lineWidth = max(configuration.lineWidth, 1)
    indentUnit = IndentUnit(configuration.indent)
  }

  /// The whole of `tree`, formatted, or why not. What comes back is proved: the same tokens and comments in the same
  /// order, and nothing that a second run would change.
  public func format(_ tree: SyntaxTree) -> Result<FormattedText, FormatRefusal> {
    format(tree, in: [tree.text.range])
  }

  /// Like `format(_:)`, but only the lines that `range` touches change.
  public func format(
    _ tree: SyntaxTree, in range: TextRange
  ) -> Result<FormattedText, FormatRefusal> {
    format(tree, in: [range])
  }

  /// Like `format(_:)`, but only the lines that one of `ranges` touches change. The ranges may stand in any order and
  /// overlap.
  public func format(
    _ tree: SyntaxTree, in ranges: [TextRange]
  ) -> Result<FormattedText, FormatRefusal> {
    if let refusal = FormatRefusal.forReading(tree) { return .failure(refusal) }
    let changes = changes(of: tree, in: ranges)
    guard !changes.isEmpty else { return .success(FormattedText(tree.text)) }
    let writer = GapWriter(tree: tree, indentUnit: indentUnit)
    let text = writer.text(after: changes)
    let result = SyntaxTree.parse(text, language: .tabs)
    if let refusal = FormatProof.refusal(of: tree, formatted: result) { return .failure(refusal) }
    let shifted = writer.ranges(ranges, after: changes)
    if let change = self.changes(of: result, in: shifted).first {
      return .failure(.unstable(at: FormatProof.place(of: change, in: result, original: tree)))
    }
    return .success(FormattedText(tree: tree, text: text, edits: writer.edits(changes)))
  }

  /// The gaps of `tree` that are not what the layout wants.
  func changes(of tree: SyntaxTree, in ranges: [TextRange]) -> [GapChange] {
    let document = Layout.document(of: tree, lineWidth: lineWidth)
    let source = GapSource(
      tree: tree, indentUnit: indentUnit, frozen: FrozenRanges.ranges(of: tree, outside: ranges))
    var renderer = Renderer(source: source, lineWidth: lineWidth, indentWidth: indentUnit.width)
    renderer.render(document)
    return renderer.changes
  }
}
