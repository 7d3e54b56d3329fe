import TabSpecParser

/// Reads the leaves of a tree, in one pass over its tokens.
///
/// A text of a megabyte has a quarter of a million tokens, and goes through this pass twice: so it
/// is over buffers instead of arrays, which takes a third of the time.
struct LeafReader {
  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let measure: TokenMeasure
  private let indentByte: UInt8

  // The gap in front of the next leaf, as far as it is read.
  private var newlines = 0
  private var indentation = 0
  private var isRegular = true
  /// Whether a line ended since the last token.
  private var startsLine = false

  /// The leaves of `tree`; `indentByte` is what its lines ought to be indented with.
  static func leaves(of tree: SyntaxTree, indentByte: UInt8) -> [Leaf] {
    let measure = TokenMeasure(tree)
    return tree.tokens.withUnsafeBufferPointer { tokens in
      tree.text.bytes.withUnsafeBufferPointer { bytes in
        [Leaf](unsafeUninitializedCapacity: tokens.count) { leaves, count in
          var reader = LeafReader(tokens, bytes, measure, indentByte)
          count = reader.read(into: leaves)
        }
      }
    }
  }

  private init(
    _ tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ measure: TokenMeasure, _ indentByte: UInt8
  ) {
    self.tokens = tokens
    self.bytes = bytes
    self.measure = measure
    self.indentByte = indentByte
  }

  /// Fills the buffer, and gives the number of leaves.
  private mutating func read(into leaves: UnsafeMutableBufferPointer<Leaf>) -> Int {
    var count = 0
    var start = 0
    for index in 0..<tokens.count {
      let end = index &+ 1 < tokens.count ? Int(tokens[index &+ 1].start) : bytes.count
      switch tokens[index].kind {
      case .newline:
        // Blanks at the end of a line are irregular.
        if indentation != 0 { isRegular = false }
        newlines &+= 1
        startsLine = true
      case .whitespace: addBlanks(start, end)
      case .byteOrderMark: break
      case .lineComment, .blockComment:
        leaves.initializeElement(at: count, to: comment(index, start, end))
        count &+= 1
      case .stringLiteral, .stringHead, .stringMiddle, .stringTail:
        leaves.initializeElement(at: count, to: string(index, start, end))
        count &+= 1
      default:
        leaves.initializeElement(at: count, to: leaf(index, measure.width(from: start, to: end)))
        count &+= 1
      }
      start = end
    }
    return count
  }

  @inline(__always)
  private mutating func addBlanks(_ start: Int, _ end: Int) {
    let wanted = newlines != 0 ? indentByte : UInt8(ascii: " ")
    var offset = start
    while offset < end {
      if bytes[offset] != wanted { isRegular = false }
      offset &+= 1
    }
    if indentation != 0 { isRegular = false }
    indentation &+= end &- start
  }

  /// Ends the gap with a leaf.
  @inline(__always)
  private mutating func leaf(_ index: Int, _ width: Int, _ ownTraits: Leaf.Traits = []) -> Leaf {
    var traits = ownTraits
    if startsLine { traits.insert(.startsLine) }
    if !isRegular { traits.insert(.hasIrregularGap) }
    let leaf = Leaf(
      token: UInt32(truncatingIfNeeded: index), kind: tokens[index].kind, traits: traits,
      width: UInt16(truncatingIfNeeded: min(width, Leaf.maximumWidth)),
      newlines: UInt8(truncatingIfNeeded: min(newlines, Leaf.maximumNewlines)),
      indentation: UInt16(truncatingIfNeeded: min(indentation, Leaf.maximumWidth)))
    newlines = 0
    indentation = 0
    isRegular = true
    startsLine = false
    return leaf
  }

  // MARK: - Leaves with a look inside

  private mutating func comment(_ index: Int, _ start: Int, _ end: Int) -> Leaf {
    let startedLine = startsLine
    let isLineComment = tokens[index].kind == .lineComment
    let lines = isLineComment ? nil : lines(start, end)
    let traits: Leaf.Traits = lines == nil ? .isComment : [.isComment, .isMultiLine]
    let leaf = leaf(index, lines?.firstWidth ?? measure.width(from: start, to: end), traits)
    let last = bytes[end - 1]
    isRegular = !isLineComment || last != UInt8(ascii: " ") && last != UInt8(ascii: "\t")
    // For what follows a comment, the lines before it and inside it count.
    startsLine = startedLine || lines != nil
    return leaf
  }

  private mutating func string(_ index: Int, _ start: Int, _ end: Int) -> Leaf {
    // A string on one line begins with a single quote.
    let isPlain =
      tokens[index].kind == .stringLiteral && bytes[start] == UInt8(ascii: "\"")
      && (end - start < 6 || bytes[start + 1] != bytes[start + 2])
    guard !isPlain, let lines = lines(start, end) else {
      return leaf(index, measure.width(from: start, to: end))
    }
    return leaf(index, lines.firstWidth, .isMultiLine)
  }

  /// Nil for what stands on one line.
  private func lines(_ start: Int, _ end: Int) -> TokenMeasure.Lines? {
    let lines = measure.lines(in: start..<end)
    return lines.count > 1 ? lines : nil
  }
}
