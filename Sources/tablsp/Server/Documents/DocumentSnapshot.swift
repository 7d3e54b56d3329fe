import TabSpecParser

/// A text whose offsets are told as the client's positions.
protocol PlacedText {
  var lines: LineIndex { get }
  var unit: LineIndex.ColumnUnit { get }
}

/// A document's text as one request sees it, open or on the disk.
struct DocumentText: PlacedText {
  let key: DocumentKey
  /// As the client writes it; ours for a document that is not open.
  let uri: String
  /// Nil for a document that is not open.
  let version: Int?
  let lines: LineIndex
  let unit: LineIndex.ColumnUnit
}

/// A document as one request sees it, with what its text holds.
struct DocumentSnapshot: PlacedText {
  let text: DocumentText
  let file: TabFile

  var key: DocumentKey { text.key }
  var uri: String { text.uri }
  var version: Int? { text.version }
  var lines: LineIndex { text.lines }
  var unit: LineIndex.ColumnUnit { text.unit }
}

extension PlacedText {
  /// The offset of a position, clamped into the text.
  func offset(of position: LSP.Position) -> TextOffset {
    lines.offset(of: position, in: unit)
  }

  /// The stretch of a range, clamped into the text; a reversed range is the same one.
  func range(of range: LSP.Range) -> TextRange {
    let start = offset(of: range.start)
    let end = offset(of: range.end)
    return min(start, end)..<max(start, end)
  }

  func position(of offset: TextOffset) -> LSP.Position {
    lines.position(of: offset, in: unit)
  }

  func range(of range: TextRange) -> LSP.Range {
    LSP.Range(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }

  func edit(of edit: TextEdit) -> LSP.TextEdit {
    LSP.TextEdit(range: range(of: edit.range), newText: edit.replacement)
  }
}

extension LineIndex {
  /// The offset of a position of the client; any position gives a place in the text.
  func offset(of position: LSP.Position, in unit: ColumnUnit) -> TextOffset {
    offset(of: Position(line: position.line, column: position.character), in: unit)
  }

  /// The position of an offset. Between the two bytes of a CR LF there is no position; the line's end stands for it.
  func position(of offset: TextOffset, in unit: ColumnUnit) -> LSP.Position {
    let position: Position = position(of: offset, in: unit)
    return LSP.Position(line: position.line, character: position.column)
  }
}
