extension LSP.ClientCapabilities {
  /// What the client takes of answers that lead somewhere.
  struct Navigation {
    /// Whether a definition may come with the range of the word that leads to it, and with the whole of what it is.
    var declarationLinks: Bool
    var definitionLinks: Bool
    var typeDefinitionLinks: Bool
    /// Whether the symbols of a document may stand in each other.
    var nestedSymbols: Bool
    var documentLinkTooltips: Bool
    /// Whether the client asks before a rename.
    var preparesRename: Bool
    /// Whether it shows what is said about the edits of a rename.
    var annotatesRename: Bool

    init(_ textDocument: LenientValue) {
      declarationLinks = textDocument["declaration"]["linkSupport"].isTrue
      definitionLinks = textDocument["definition"]["linkSupport"].isTrue
      typeDefinitionLinks = textDocument["typeDefinition"]["linkSupport"].isTrue
      nestedSymbols = textDocument["documentSymbol"]["hierarchicalDocumentSymbolSupport"].isTrue
      documentLinkTooltips = textDocument["documentLink"]["tooltipSupport"].isTrue
      preparesRename = textDocument["rename"]["prepareSupport"].isTrue
      annotatesRename = textDocument["rename"]["honorsChangeAnnotations"].isTrue
    }
  }
}
