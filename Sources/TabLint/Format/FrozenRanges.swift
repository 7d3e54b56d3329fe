import TabSpecParser

/// Where the formatter changes nothing: between `// tablsp:format-off` and `// tablsp:format-on`,
/// and outside the lines that it was asked for.
enum FrozenRanges {
  private static let off = Array("tablsp:format-off".utf8)
  private static let on = Array("tablsp:format-on".utf8)

  /// The frozen stretches of `tree`, sorted and apart. A gap that begins in one of them stays.
  static func ranges(
    of tree: SyntaxTree, leaves: [Leaf], outside ranges: [TextRange]
  ) -> [TextRange] {
    var frozen = directives(in: tree, leaves)
    if ranges != [tree.text.range] { frozen += complement(of: ranges, in: tree) }
    return merged(frozen)
  }

  private static func directives(in tree: SyntaxTree, _ leaves: [Leaf]) -> [TextRange] {
    var frozen: [TextRange] = []
    var start: TextOffset?
    for leaf in leaves where leaf.kind == .lineComment {
      let index = Int(leaf.token)
      if start == nil, reads(off, tree, index) {
        start = tree.range(ofToken: index).upperBound
      } else if let opened = start, reads(on, tree, index) {
        frozen.append(opened..<tree.tokens[index].offset)
        start = nil
      }
    }
    if let start { frozen.append(start..<behindEnd(tree)) }
    return frozen
  }

  /// Whether the comment at `index` holds the directive, alone or with text behind it.
  private static func reads(_ directive: [UInt8], _ tree: SyntaxTree, _ index: Int) -> Bool {
    let bytes = tree.text.bytes
    // Behind a comment there is at least the end of the file, which is a token.
    let range = Int(tree.tokens[index].start)..<Int(tree.tokens[index + 1].start)
    var start = range.lowerBound + 2
    while start < range.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
    let end = start + directive.count
    guard end <= range.upperBound else { return false }
    for offset in 0..<directive.count where bytes[start + offset] != directive[offset] {
      return false
    }
    return end == range.upperBound || bytes[end] == UInt8(ascii: " ")
      || bytes[end] == UInt8(ascii: "\t")
  }

  private static func complement(of ranges: [TextRange], in tree: SyntaxTree) -> [TextRange] {
    let lines = merged(ranges.map { gapStarts(of: $0, in: tree) })
    var frozen: [TextRange] = []
    var start = TextOffset(0)
    for range in lines {
      if start < range.lowerBound { frozen.append(start..<range.lowerBound) }
      start = range.upperBound
    }
    if start < behindEnd(tree) { frozen.append(start..<behindEnd(tree)) }
    return frozen
  }

  /// Where the gaps begin that belong to the lines of `range`: from the one that indents the first
  /// line to the last one inside the last line.
  private static func gapStarts(of range: TextRange, in tree: SyntaxTree) -> TextRange {
    let index = LineIndex(tree.text)
    let firstLine = index.position(of: range.lowerBound).line
    var lastLine = index.position(of: range.upperBound).line
    // A selection of whole lines ends at the start of the next one.
    if lastLine > firstLine, index.range(ofLine: lastLine).lowerBound == range.upperBound {
      lastLine -= 1
    }
    let start = startOfGap(before: index.range(ofLine: firstLine).lowerBound, in: tree)
    let end = index.range(ofLine: lastLine).upperBound
    guard end < tree.text.end else { return start..<behindEnd(tree) }
    return start..<max(startOfGap(before: end, in: tree), start)
  }

  /// The end of the last token or comment that ends in front of `offset`.
  private static func startOfGap(before offset: TextOffset, in tree: SyntaxTree) -> TextOffset {
    guard offset > TextOffset(0) else { return offset }
    var index = tree.tokenIndex(at: TextOffset(Int(offset.utf8) - 1))
    while index >= 0, tree.tokens[index].kind.isTrivia, !tree.tokens[index].kind.isComment {
      index -= 1
    }
    return index < 0 ? TextOffset(0) : tree.range(ofToken: index).upperBound
  }

  /// Behind every gap, the last one too.
  private static func behindEnd(_ tree: SyntaxTree) -> TextOffset {
    TextOffset(Int(tree.text.end.utf8) + 1)
  }

  private static func merged(_ ranges: [TextRange]) -> [TextRange] {
    var merged: [TextRange] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
