import TabSpecParser

extension LanguageServer {
  /// The document as it is now: the editor's text if it is open, else the disk's; nil if there is none or it is of neither
  /// language.
  func snapshot(of key: DocumentKey) -> DocumentSnapshot? {
    let document = documents[key]
    guard let file = documents[key]?.file() ?? (document == nil ? fileOnDisk(key) : nil) else {
      return nil
    }
    return DocumentSnapshot(
      key: key, uri: uri(of: key), version: document?.version, file: file,
      lines: document?.lines ?? LineIndex(file.text), unit: client.columnUnit)
  }

  func snapshot(of document: LSP.TextDocumentIdentifier) -> DocumentSnapshot? {
    snapshot(of: DocumentKey(uri: document.uri))
  }

  /// The URI by which the client knows the document.
  func uri(of key: DocumentKey) -> String {
    documents[key]?.uri ?? key.uri
  }

  func open(_ document: Document) {
    documents[document.key] = document
    haveChanged(document.key)
  }

  func change(_ key: DocumentKey, by changes: [DidChangeNotification.Change], version: Int) {
    guard documents[key] != nil else { return }
    documents[key]?.apply(changes, version: version, unit: client.columnUnit)
    haveChanged(key)
  }

  func close(_ key: DocumentKey) {
    guard let document = documents.removeValue(forKey: key) else { return }
    diagnostics.pulled[key] = nil
    shownTokens.forget(key)
    shownAnswers.forget(key)
    reload(key)
    if document.language != nil, workspace.files[key] == nil { withdraw(key, uri: document.uri) }
    haveChanged(key)
  }

  /// A file of the workspace, or one outside that is read for this one time.
  private func fileOnDisk(_ key: DocumentKey) -> TabFile? {
    workspace.files[key] ?? TabFile(readingFileOf: key)
  }

  /// The text of the document is another, or it is new, or gone.
  func haveChanged(_ key: DocumentKey) {
    if documents[key] != nil {
      diagnostics.markOutdated(key, isOpen: true)
    } else if workspace.files[key] != nil {
      diagnostics.markOutdated(key, isOpen: false)
    }
    workspace.unsettled.append(key)
  }
}

extension TabFile {
  /// The file on the disk; nil if it can't be read or is of neither language.
  convenience init?(readingFileOf key: DocumentKey) {
    guard let text = SourceText(ofFile: key) else { return nil }
    self.init(key, text)
  }

  /// Nil for what is of neither language.
  convenience init?(_ key: DocumentKey, _ text: SourceText) {
    guard let language = Language(path: key.name) else { return nil }
    self.init(path: key.name, language: language, text: text)
  }
}

extension SourceText {
  /// The text on the disk; nil if it can't be read or is of neither language.
  init?(ofFile key: DocumentKey) {
    guard let path = key.path, TabFile.Language(path: path) != nil,
      case .success(let bytes) = FileReader.read(path)
    else { return nil }
    self.init(bytes: bytes)
  }
}
