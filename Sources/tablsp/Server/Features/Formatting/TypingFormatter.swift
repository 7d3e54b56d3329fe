import TabLint
import TabSpecParser

/// Formats what has just been typed: a block when its brace closes it, a line when the next one begins.
///
/// Nobody has asked for it, so what can't be formatted stays as it is without a word, and line breaks stay where they are
/// typed.
struct TypingFormatter {
  let formatter: Formatter
  let file: TabFile

  private var tree: SyntaxTree { file.tree }

  /// The edits after a `}` that ends at `offset`: those of the lines from its opening brace on.
  func editsAfterBrace(at offset: TextOffset) -> [TextEdit] {
    guard offset > TextOffset(0) else { return [] }
    let closing = tree.tokenIndex(at: offset.advanced(by: -1))
    guard tree.tokens[closing].kind == .rightBrace else { return [] }
    let node = tree.innermostNode(atToken: closing)
    guard let opening = node.ownToken(.leftBrace), opening < closing else { return [] }
    return edits(of: file, in: tree.tokens[opening].offset..<offset)
  }

  /// The edits after a line break, with the cursor on the line behind it: those inside of the line before, and the
  /// indentation of the new one.
  func editsAfterLineBreak(at offset: TextOffset, lines: LineIndex) -> [TextEdit] {
    let line = lines.position(of: offset).line
    guard line > 0 else { return [] }
    let before = lines.contentRange(ofLine: line - 1)
    let inside = edits(of: file, in: before).filter { edit in
      before.touches(edit.range.lowerBound) && before.touches(edit.range.upperBound)
        && !edit.replacement.contains { $0.isNewline }
    }
    return inside + indentation(ofLine: lines.contentRange(ofLine: line))
  }

  private func edits(of file: TabFile, in range: TextRange) -> [TextEdit] {
    (try? formatter.format(file.tree, in: range).get())?.edits ?? []
  }

  // MARK: - The new line

  /// What the indentation of a line should be, if it is another: that of a statement which would stand there. Behind a
  /// modifier another one may come, and the editor's own indentation stays.
  private func indentation(ofLine line: TextRange) -> [TextEdit] {
    let blanks = blanks(at: line)
    let isEmpty = blanks == line
    let statement = isEmpty ? fileWithStatement(at: blanks) : file
    guard !isEmpty || !continuesChain(before: line.lowerBound) else { return [] }
    let start = blanks.lowerBound..<blanks.upperBound
    let column = isEmpty ? start.upperBound.advanced(by: 1) : start.upperBound
    let edit = edits(of: statement, in: start.lowerBound..<column).first { edit in
      start.touches(edit.range.lowerBound) && start.touches(edit.range.upperBound)
        && !edit.replacement.contains { $0.isNewline }
    }
    return edit.map { [$0] } ?? []
  }

  private func blanks(at line: TextRange) -> TextRange {
    let bytes = tree.text.bytes[line.byteIndices]
    let count = bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
    return line.lowerBound..<line.lowerBound.advanced(by: count)
  }

  /// The file with a name on the empty line.
  private func fileWithStatement(at blanks: TextRange) -> TabFile {
    var bytes = tree.text.bytes
    bytes.insert(contentsOf: "x".utf8, at: blanks.byteIndices.upperBound)
    return TabFile(path: file.path, language: file.language, text: SourceText(bytes: bytes))
  }

  /// Whether the last word before a place belongs to a modifier that begins its line.
  private func continuesChain(before offset: TextOffset) -> Bool {
    var index = tree.tokenIndex(at: offset)
    var first: Int?
    while index > 0 {
      index -= 1
      let kind = tree.tokens[index].kind
      if kind == .newline, first != nil { break }
      if !kind.isTrivia { first = index }
    }
    return first.map { tree.tokens[$0].kind == .period } ?? false
  }
}
