extension LSP {
  /// Places with the same text, which are edited together.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#linkedEditingRanges
  struct LinkedEditingRanges: Encodable {
    var ranges: [Range]
    /// What the text may become; a regular expression.
    var wordPattern: String
  }
}
