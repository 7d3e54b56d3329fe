import TabSpecParser

/// Writes changed gaps: as a whole text, or as edits.
struct GapWriter {
  /// A change, and where the gap lies in the text.
  private struct Change {
    let gap: Gap
    let firstToken: Int
    let range: Range<Int>
  }

  private let tree: SyntaxTree
  private let changes: [Change]
  private let indentUnit: IndentUnit
  /// The line end that is the commonest in the text.
  private let lineEnd: [UInt8]

  /// - Parameters:
  ///   - changes: sorted.
  ///   - leaves: those of `tree`.
  init(_ changes: [GapChange], of tree: SyntaxTree, leaves: [Leaf], indentUnit: IndentUnit) {
    self.tree = tree
    self.indentUnit = indentUnit
    self.changes = changes.map { change in
      let firstToken = GapWriter.firstToken(of: change, in: tree, leaves)
      return Change(
        gap: change.gap, firstToken: firstToken,
        range: GapWriter.range(of: change, firstToken, in: tree, leaves))
    }
    lineEnd = LineEnds.commonest(in: tree)
  }

  /// The bytes between the leaves; blanks at the end of a line comment are not the comment's.
  private static func range(
    of change: GapChange, _ firstToken: Int, in tree: SyntaxTree, _ leaves: [Leaf]
  ) -> Range<Int> {
    var start = Int(tree.tokens[firstToken].start)
    if change.leaf > 0, leaves[change.leaf - 1].kind == .lineComment {
      while tree.text.bytes[start - 1] == UInt8(ascii: " ")
        || tree.text.bytes[start - 1] == UInt8(ascii: "\t")
      {
        start -= 1
      }
    }
    return start..<Int(tree.tokens[Int(leaves[change.leaf].token)].start)
  }

  private static func firstToken(
    of change: GapChange, in tree: SyntaxTree, _ leaves: [Leaf]
  ) -> Int {
    guard change.leaf > 0 else { return tree.tokens[0].kind == .byteOrderMark ? 1 : 0 }
    return Int(leaves[change.leaf - 1].token) + 1
  }

  /// The text with the changes.
  var text: SourceText {
    let bytes = tree.text.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var done = 0
    for change in changes {
      result.append(contentsOf: bytes[done..<change.range.lowerBound])
      write(change, into: &result)
      done = change.range.upperBound
    }
    result.append(contentsOf: bytes[done...])
    return SourceText(bytes: result)
  }

  /// The changes as edits, each only as long as what differs.
  var edits: [TextEdit] {
    let bytes = tree.text.bytes
    var edits: [TextEdit] = []
    edits.reserveCapacity(changes.count)
    var wanted: [UInt8] = []
    for change in changes {
      wanted.removeAll(keepingCapacity: true)
      write(change, into: &wanted)
      let range = change.range
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

  /// Where `ranges` lie in `text`, which is what the changes make.
  func ranges(_ ranges: [TextRange], in text: SourceText) -> [TextRange] {
    if ranges == [tree.text.range] { return [text.range] }
    return ranges.map { shifted($0.lowerBound)..<shifted($0.upperBound) }
  }

  private func shifted(_ offset: TextOffset) -> TextOffset {
    var shift = 0
    var written: [UInt8] = []
    for change in changes {
      guard change.range.upperBound <= Int(offset.utf8) else { break }
      written.removeAll(keepingCapacity: true)
      write(change, into: &written)
      shift += written.count - change.range.count
    }
    return TextOffset(Int(offset.utf8) + shift)
  }

  /// Line ends that stand in the gap stay as they are; more of them are of the commonest kind.
  private func write(_ change: Change, into result: inout [UInt8]) {
    var token = change.firstToken
    for _ in 0..<change.gap.newlines {
      while tree.tokens[token].kind == .whitespace { token += 1 }
      var lineEnd = self.lineEnd[...]
      if tree.tokens[token].kind == .newline {
        lineEnd = tree.text.bytes[tree.range(ofToken: token).byteIndices]
        token += 1
      }
      // CR and LF, once apart, must not become one line end.
      if lineEnd.first == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") {
        result.append(UInt8(ascii: "\r"))
      } else {
        result.append(contentsOf: lineEnd)
      }
    }
    let unit = change.gap.newlines == 0 ? IndentUnit.blank : indentUnit
    result.append(
      contentsOf: repeatElement(unit.byte, count: change.gap.indentation * unit.byteCount))
  }
}
