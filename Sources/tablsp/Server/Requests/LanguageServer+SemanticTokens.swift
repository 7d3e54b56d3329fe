import TabSpecParser

extension LanguageServer {
  /// The tokens of a `.tabs` document in a range, or all.
  func semanticTokens(of document: DocumentSnapshot, in range: LSP.Range? = nil) -> [UInt32] {
    let asked = range.map { document.range(of: $0) } ?? document.file.text.range
    let tokens = TokenClassifier(context: context(of: document)).tokens()
    return document.encoded(
      tokens.filter {
        $0.range.lowerBound < asked.upperBound && asked.lowerBound < $0.range.upperBound
      })
  }

  /// All tokens of a `.tabs` document, and the name that the client knows them by from now on; nil for other documents.
  func showSemanticTokens(
    of identifier: LSP.TextDocumentIdentifier
  ) -> (data: [UInt32], id: String)? {
    guard let document = tabsSnapshot(of: identifier) else { return nil }
    let data = semanticTokens(of: document)
    note(data, .semanticTokens, of: document)
    return (data, shownTokens.store(data, of: document.key))
  }
}

extension DocumentSnapshot {
  fileprivate func encoded(_ tokens: [SemanticToken]) -> [UInt32] {
    var data: [UInt32] = []
    data.reserveCapacity(5 * tokens.count)
    var last = LSP.Position(line: 0, character: 0)
    for token in tokens {
      let range = range(of: token.range)
      let isSameLine = range.start.line == last.line
      data += [
        UInt32(range.start.line - last.line),
        UInt32(range.start.character - (isSameLine ? last.character : 0)),
        UInt32(range.end.character - range.start.character), token.kind.rawValue,
        token.modifiers.rawValue,
      ]
      last = range.start
    }
    return data
  }
}
