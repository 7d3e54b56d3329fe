import TabSpecParser

/// The gaps of a text as they are: the other side of the comparison, and what the renderer reads where it may not
/// choose.
struct GapSource {
  private let tokens: [Token]
  private let bytes: [UInt8]
  private let indentUnit: IndentUnit
  /// The stretches whose gaps stay, sorted.
  private let frozen: [TextRange]
  let hasFrozenGaps: Bool
  private let measure: TokenMeasure

  init(tree: SyntaxTree, indentUnit: IndentUnit, frozen: [TextRange]) {
    tokens = tree.tokens
    bytes = tree.text.bytes
    self.indentUnit = indentUnit
    self.frozen = frozen
    hasFrozenGaps = !frozen.isEmpty
    measure = TokenMeasure(tree: tree)
  }

  /// What the first gap begins behind: the byte order mark, or -1.
  var firstLeafBoundary: Int {
    tokens[0].kind == .byteOrderMark ? 0 : -1
  }

  // MARK: - Comparing

  /// Notes a change unless the gap between two leaves is `gap` already.
  @inline(__always)
  func compare(_ gap: Gap, between left: Int, and right: Int, into changes: inout [GapChange]) {
    let first = left + 1
    if gap.newlines == 0, gap.indentation <= 1 {
      // Most gaps: nothing, or one blank.
      if gap.indentation == 0, first == right, !hasTrailingBlanks(left) { return }
      if gap.indentation == 1, first + 1 == right, tokens[first].kind == .whitespace,
        tokens[right].start - tokens[first].start == 1,
        bytes[Int(tokens[first].start)] == UInt8(ascii: " ")
      {
        return
      }
    }
    if !matches(gap, from: first, to: right) || hasTrailingBlanks(left) {
      changes.append(
        GapChange(
          start: UInt32(end(ofLeaf: left)), end: tokens[right].start, firstToken: UInt32(first),
          gap: gap))
    }
  }

  private func matches(_ gap: Gap, from first: Int, to right: Int) -> Bool {
    var index = first
    for _ in 0..<gap.newlines {
      guard index < right, tokens[index].kind == .newline else { return false }
      index += 1
    }
    let unit = gap.newlines == 0 ? IndentUnit.blank : indentUnit
    let width = gap.indentation * unit.byteCount
    guard width > 0 else { return index == right }
    guard index + 1 == right, tokens[index].kind == .whitespace else { return false }
    let start = Int(tokens[index].start)
    let end = Int(tokens[right].start)
    guard end - start == width else { return false }
    for offset in start..<end where bytes[offset] != unit.byte { return false }
    return true
  }

  /// Blanks at the end of a line comment belong to the gap behind it.
  @inline(__always)
  private func hasTrailingBlanks(_ leaf: Int) -> Bool {
    leaf >= 0 && tokens[leaf].kind == .lineComment && end(ofLeaf: leaf) != end(ofToken: leaf)
  }

  // MARK: - Reading

  /// Where the leaf at `index` ends: a line comment, at its last byte that is no blank.
  func end(ofLeaf index: Int) -> Int {
    guard index >= 0 else { return 0 }
    var end = end(ofToken: index)
    guard tokens[index].kind == .lineComment else { return end }
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") {
      end -= 1
    }
    return end
  }

  private func end(ofToken index: Int) -> Int {
    index + 1 < tokens.count ? Int(tokens[index + 1].start) : bytes.count
  }

  /// The gap between two leaves as it is, its indentation in columns.
  func gap(between left: Int, and right: Int) -> Gap {
    var gap = Gap(newlines: 0, indentation: 0)
    for index in left + 1..<max(right, left + 1) {
      switch tokens[index].kind {
      case .newline:
        gap.newlines += 1
        gap.indentation = 0
      default: gap.indentation += measure.width(ofToken: index)
      }
    }
    return gap
  }

  /// Whether a line ends between the leaf and the next token or comment.
  func hasNewline(behind leaf: Int) -> Bool {
    var index = leaf + 1
    while index < tokens.count, tokens[index].kind.isTrivia, !tokens[index].kind.isComment {
      if tokens[index].kind == .newline { return true }
      index += 1
    }
    return false
  }

  /// Whether the gap behind the leaf stays as it is.
  func isFrozen(behind leaf: Int) -> Bool {
    let offset = TextOffset(leaf < 0 ? 0 : end(ofToken: leaf))
    var low = 0
    var high = frozen.count
    while low < high {
      let middle = (low + high) / 2
      if frozen[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < frozen.count && frozen[low].lowerBound <= offset
  }

  func lines(ofToken index: Int) -> TokenMeasure.Lines {
    measure.lines(ofToken: index)
  }
}
