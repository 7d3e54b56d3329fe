extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#selectionRange
  final class SelectionRange: Encodable {
    let range: Range
    /// The next larger one.
    let parent: SelectionRange?

    init(range: Range, parent: SelectionRange?) {
      self.range = range
      self.parent = parent
    }
  }
}
