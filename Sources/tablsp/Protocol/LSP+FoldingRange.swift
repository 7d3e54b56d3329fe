extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#foldingRange
  struct FoldingRange: Encodable {
    var startLine: Int
    /// Nil for a client that folds whole lines, as the other column.
    var startCharacter: Int?
    var endLine: Int
    var endCharacter: Int?
    var kind: FoldingRangeKind?
    /// What stands in place of the folded text.
    var collapsedText: String?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#foldingRangeKind
  enum FoldingRangeKind: String, Encodable {
    case comment
    case imports
    case region
  }
}
