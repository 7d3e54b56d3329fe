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
  /// The text as it was read last.
  private var parsed: SyntaxTree?
  /// How many bytes at both ends are still those that were read.
  private var kept: (prefix: Int, suffix: Int)?

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
    self.version = version
    for change in changes {
      let replacement = Array(change.text.utf8)
      guard let range = change.range else {
        noteChange(of: lines.text.bytes.differingRange(from: replacement))
        lines = LineIndex(SourceText(bytes: replacement))
        continue
      }
      let start = lines.offset(of: range.start, in: unit)
      let end = lines.offset(of: range.end, in: unit)
      guard lines.text.bytes.count + replacement.count <= SourceText.maximumByteCount else {
        return
      }
      let place = min(start, end)..<max(start, end)
      noteChange(of: place.byteIndices)
      lines.replace(place, with: replacement)
    }
  }

  /// - Parameter range: the bytes that are about to be replaced.
  private mutating func noteChange(of range: Range<Int>) {
    let suffix = lines.text.bytes.count - range.upperBound
    kept = (
      min(kept?.prefix ?? range.lowerBound, range.lowerBound), min(kept?.suffix ?? suffix, suffix)
    )
  }

  /// The text, read: what has changed since the last time, and what stands around it. Nil if it is of neither language.
  mutating func tree() -> SyntaxTree? {
    guard let language else { return nil }
    if let parsed, kept == nil { return parsed }
    let text = lines.text
    let tree =
      if let parsed, let kept {
        parsed.reparsed(text, prefix: kept.prefix, suffix: kept.suffix, language: language)
      } else {
        SyntaxTree.parse(text, language: language)
      }
    parsed = tree
    kept = nil
    return tree
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

extension [UInt8] {
  /// The bytes between what the array begins and ends with like `other`.
  fileprivate func differingRange(from other: [UInt8]) -> Range<Int> {
    let common = Swift.min(count, other.count)
    let prefix = (0..<common).first { self[$0] != other[$0] } ?? common
    let rest = common - prefix
    let suffix = (0..<rest).first { self[count - 1 - $0] != other[other.count - 1 - $0] } ?? rest
    return prefix..<count - suffix
  }
}
