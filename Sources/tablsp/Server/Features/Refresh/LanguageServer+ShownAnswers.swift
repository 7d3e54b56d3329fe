extension LanguageServer {
  /// Remembers what an open document was answered, if the client can be asked to ask again.
  func note(
    _ answer: some Hashable, _ kind: ShownAnswers.Kind, of document: DocumentSnapshot,
    in range: LSP.Range? = nil
  ) {
    guard client.capabilities.workspace.refreshes(kind), let version = document.version else {
      return
    }
    let entry = ShownAnswers.Entry(version: version, range: range, hash: answer.hashValue)
    shownAnswers.note(entry, kind, of: document.key)
  }

  /// Looks whether what the client shows of documents that it has not changed since is still right.
  func checkShownAnswers() {
    shownAnswers.isOutdated = false
    for (key, kinds) in shownAnswers.entries {
      guard let document = snapshot(of: key) else { continue }
      for (kind, entry) in kinds where entry.version == document.version {
        if hash(kind, of: document, in: entry.range) != entry.hash {
          shownAnswers.markOutdated(kind, of: key)
        }
      }
    }
    let kinds = shownAnswers.takeOutdatedKinds()
    for kind in ShownAnswers.Kind.allCases where kinds.contains(kind) {
      request(kind.refreshMethod)
    }
  }

  private func hash(
    _ kind: ShownAnswers.Kind, of document: DocumentSnapshot, in range: LSP.Range?
  ) -> Int {
    switch kind {
    case .codeLens: codeLenses(of: document).hashValue
    case .inlayHint: inlayHints(of: document, in: range).hashValue
    case .semanticTokens: semanticTokens(of: document).hashValue
    }
  }
}
