import TabSpecParser

/// An open document: the editor's text, whatever the disk holds.
struct Document {
  let key: DocumentKey
  /// As the client writes it.
  let uri: String
  /// Nil for what is neither `.tabs` nor Swift; such a document is kept and has nothing to say.
  let language: TabFile.Language?
  private(set) var version: Int
  /// The text with its lines, changed in place.
  private(set) var lines: LineIndex
  /// The text as it was read; nil after a change, until somebody asks.
  private var parsed: TabFile?

  init(_ item: LSP.TextDocumentItem) {
    key = DocumentKey(uri: item.uri)
    uri = item.uri
    language = Document.language(id: item.languageId, name: key.name)
    version = item.version
    lines = LineIndex(SourceText(item.text))
  }

  /// Applies the changes one after the other. Nothing is read again before somebody asks: of a thousand changes in a row
  /// only the last text is.
  mutating func apply(
    _ changes: [DidChangeNotification.Change], version: Int, unit: LineIndex.ColumnUnit
  ) {
    parsed = nil
    self.version = version
    for change in changes {
      let replacement = Array(change.text.utf8)
      guard let range = change.range else {
        lines = LineIndex(SourceText(bytes: replacement))
        continue
      }
      let start = lines.offset(of: range.start, in: unit)
      let end = lines.offset(of: range.end, in: unit)
      guard lines.text.bytes.count + replacement.count <= SourceText.maximumByteCount else {
        return
      }
      lines.replace(min(start, end)..<max(start, end), with: replacement)
    }
  }

  /// The text, read; nil if it is of neither language.
  mutating func file() -> TabFile? {
    if let parsed { return parsed }
    guard let language else { return nil }
    parsed = TabFile(path: key.name, language: language, text: lines.text)
    return parsed
  }

  /// The language that the client names, or the one that the file's name does.
  private static func language(id: String, name: String) -> TabFile.Language? {
    switch id {
    case "tabs": .tabs
    case "swift": .swift
    default: TabFile.Language(path: name)
    }
  }
}

extension TabFile.Language {
  /// The language that a path's extension names; nil for other extensions.
  init?(path: String) {
    if path.hasSuffix(".tabs") {
      self = .tabs
    } else if path.hasSuffix(".swift") {
      self = .swift
    } else {
      return nil
    }
  }
}
