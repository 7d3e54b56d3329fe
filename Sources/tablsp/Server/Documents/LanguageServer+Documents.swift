import TabSpecParser

extension LanguageServer {
  /// The document as it is now: the editor's text if it is open, else the disk's; nil if there is none or it is of neither
  /// language.
  func snapshot(of key: DocumentKey) -> DocumentSnapshot? {
    if let document = documents[key] {
      settle()
      guard let file = workspace.projects[workspace.root(of: key)]?.file(named: key.name) else {
        return nil
      }
      return DocumentSnapshot(text: text(of: document), file: file)
    }
    return fileOnDisk(key).map { DocumentSnapshot(text: text(of: key, $0), file: $0) }
  }

  /// The text of the document as it is now, without a look at what it holds.
  func text(of key: DocumentKey) -> DocumentText? {
    if let document = documents[key] {
      return document.language == nil ? nil : text(of: document)
    }
    return fileOnDisk(key).map { text(of: key, $0) }
  }

  private func text(of document: Document) -> DocumentText {
    DocumentText(
      key: document.key, uri: document.uri, version: document.version, lines: document.lines,
      unit: client.columnUnit)
  }

  private func text(of key: DocumentKey, _ file: TabFile) -> DocumentText {
    DocumentText(
      key: key, uri: key.uri, version: nil, lines: LineIndex(file.text), unit: client.columnUnit)
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
