import TabSpecParser

extension LanguageServer {
  /// The tokens of a `.tabs` document in a range; nil for other documents.
  func semanticTokens(
    of identifier: LSP.TextDocumentIdentifier, in range: LSP.Range? = nil
  ) -> [UInt32]? {
    guard let document = tabsSnapshot(of: identifier) else { return nil }
    let asked = range.map { document.range(of: $0) } ?? document.file.text.range
    let tokens = TokenClassifier(context: context(of: document)).tokens()
    return document.encoded(
      tokens.filter {
        $0.range.lowerBound < asked.upperBound && asked.lowerBound < $0.range.upperBound
      })
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
