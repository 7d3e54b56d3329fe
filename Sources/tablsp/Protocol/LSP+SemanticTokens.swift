extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#semanticTokensOptions
  struct SemanticTokensOptions: Encodable {
    struct Full: Encodable {
      var delta: Bool
    }

    var legend: SemanticTokensLegend
    var range: Bool
    var full: Full
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#semanticTokensLegend
  struct SemanticTokensLegend: Encodable {
    var tokenTypes: [String]
    var tokenModifiers: [String]
  }

  /// Five numbers a token: lines from the token before, columns from it or from the line's start, length, type and
  /// modifiers.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#semanticTokens
  struct SemanticTokens: Encodable {
    /// Nil for a part of the document.
    var resultId: String?
    var data: [UInt32]
  }

  /// One of `data` and `edits` is set: the tokens, or what is changed in those of last time.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#semanticTokensDelta
  struct SemanticTokensDelta: Encodable {
    var resultId: String
    var edits: [SemanticTokensEdit]?
    var data: [UInt32]?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#semanticTokensEdit
  struct SemanticTokensEdit: Encodable, Equatable {
    var start: Int
    var deleteCount: Int
    var data: [UInt32]
  }
}
