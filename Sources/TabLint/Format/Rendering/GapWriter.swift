import TabSpecParser

/// Writes changed gaps: as a whole text, or as edits.
struct GapWriter {
  private let tree: SyntaxTree
  private let leaves: [Leaf]
  private let indentUnit: IndentUnit
  /// The line end that is the commonest in the text.
  private let lineEnd: [UInt8]

  init(_ tree: SyntaxTree, leaves: [Leaf], indentUnit: IndentUnit) {
    self.tree = tree
    self.leaves = leaves
    self.indentUnit = indentUnit
    lineEnd = LineEnds.commonest(in: tree)
  }

  /// The text with `changes`, which are sorted.
  func text(after changes: [GapChange]) -> SourceText {
    let bytes = tree.text.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var done = 0
    for change in changes {
      let range = range(of: change)
      result.append(contentsOf: bytes[done..<range.lowerBound])
      write(change, into: &result)
      done = range.upperBound
    }
    result.append(contentsOf: bytes[done...])
    return SourceText(bytes: result)
  }

  /// The changes as edits, each only as long as what differs.
  func edits(_ changes: [GapChange]) -> [TextEdit] {
    let bytes = tree.text.bytes
    var edits: [TextEdit] = []
    edits.reserveCapacity(changes.count)
    var wanted: [UInt8] = []
    for change in changes {
      wanted.removeAll(keepingCapacity: true)
      write(change, into: &wanted)
      let range = range(of: change)
      var start = range.lowerBound
      var end = range.upperBound
      var first = 0
      var last = wanted.count
      while end > start, last > first, bytes[end - 1] == wanted[last - 1] {
        end -= 1
        last -= 1
      }
      while start < end, first < last, bytes[start] == wanted[first] {
        start += 1
        first += 1
      }
      // Never between the two bytes of one line end.
      if start > range.lowerBound, first > 0, wanted[first - 1] == UInt8(ascii: "\r"),
        start < bytes.count && bytes[start] == UInt8(ascii: "\n")
          || first < wanted.count && wanted[first] == UInt8(ascii: "\n")
      {
        start -= 1
        first -= 1
      }
      edits.append(
        TextEdit(
          range: TextOffset(start)..<TextOffset(end),
          replacement: String(decoding: wanted[first..<last], as: UTF8.self)))
    }
    return edits
  }

  /// Where `ranges` lie in `text`, which is what `changes` make.
  func ranges(
    _ ranges: [TextRange], after changes: [GapChange], in text: SourceText
  ) -> [TextRange] {
    if ranges == [tree.text.range] { return [text.range] }
    return ranges.map { range in
      shifted(range.lowerBound, by: changes)..<shifted(range.upperBound, by: changes)
    }
  }

  private func shifted(_ offset: TextOffset, by changes: [GapChange]) -> TextOffset {
    var shift = 0
    for change in changes {
      let range = range(of: change)
      guard range.upperBound <= Int(offset.utf8) else { break }
      var written: [UInt8] = []
      write(change, into: &written)
      shift += written.count - range.count
    }
    return TextOffset(Int(offset.utf8) + shift)
  }

  /// Line ends that stand in the gap stay as they are; more of them are of the commonest kind.
  private func write(_ change: GapChange, into result: inout [UInt8]) {
    var token = firstToken(of: change)
    for _ in 0..<change.gap.newlines {
      while tree.tokens[token].kind == .whitespace { token += 1 }
      var lineEnd = self.lineEnd
      if tree.tokens[token].kind == .newline {
        lineEnd = Array(tree.text.bytes[tree.range(ofToken: token).byteIndices])
        token += 1
      }
      // CR and LF, once apart, must not become one line end.
      if lineEnd == [UInt8(ascii: "\n")], result.last == UInt8(ascii: "\r") {
        lineEnd = [UInt8(ascii: "\r")]
      }
      result.append(contentsOf: lineEnd)
    }
    let unit = change.gap.newlines == 0 ? IndentUnit.blank : indentUnit
    for _ in 0..<change.gap.indentation * unit.byteCount { result.append(unit.byte) }
  }

  /// The bytes between the leaves; blanks at the end of a line comment are not the comment's.
  private func range(of change: GapChange) -> Range<Int> {
    let first = firstToken(of: change)
    var start = Int(tree.tokens[first].start)
    if change.leaf > 0, leaves[change.leaf - 1].kind == .lineComment {
      while tree.text.bytes[start - 1] == UInt8(ascii: " ")
        || tree.text.bytes[start - 1] == UInt8(ascii: "\t")
      {
        start -= 1
      }
    }
    return start..<Int(tree.tokens[Int(leaves[change.leaf].token)].start)
  }

  private func firstToken(of change: GapChange) -> Int {
    guard change.leaf > 0 else { return tree.tokens[0].kind == .byteOrderMark ? 1 : 0 }
    return Int(leaves[change.leaf - 1].token) + 1
  }
}
