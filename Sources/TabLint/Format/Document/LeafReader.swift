import TabSpecParser

/// Reads the leaves of a tree, in one pass over its tokens.
///
/// A text of a megabyte has a quarter of a million tokens, and goes through this pass twice: so it
/// is over buffers instead of arrays, which takes a third of the time.
struct LeafReader {
  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let shapes: Shapes
  private let indentByte: UInt8

  /// Where widths and line counts come from.
  private enum Shapes {
    case measured(TokenMeasure)
    /// Those of the leaves of another text with the same tokens.
    case known(UnsafeBufferPointer<Leaf>)
  }

  // The gap in front of the next leaf, as far as it is read.
  private var newlines = 0
  private var indentation = 0
  private var isRegular = true
  /// Whether a line ended since the last token.
  private var startsLine = false

  /// The leaves of `tree`; `indentByte` is what its lines ought to be indented with.
  static func leaves(of tree: SyntaxTree, indentByte: UInt8) -> [Leaf] {
    leaves(of: tree, .measured(TokenMeasure(tree)), indentByte)
  }

  /// The leaves of `tree`, which has the tokens and comments that `known` are of, and other gaps.
  static func leaves(
    of tree: SyntaxTree, withTokensOf known: [Leaf], indentByte: UInt8
  ) -> [Leaf] {
    known.withUnsafeBufferPointer { leaves(of: tree, .known($0), indentByte) }
  }

  private static func leaves(
    of tree: SyntaxTree, _ shapes: Shapes, _ indentByte: UInt8
  ) -> [Leaf] {
    tree.tokens.withUnsafeBufferPointer { tokens in
      tree.text.bytes.withUnsafeBufferPointer { bytes in
        [Leaf](unsafeUninitializedCapacity: tokens.count) { leaves, count in
          var reader = LeafReader(tokens, bytes, shapes, indentByte)
          count = reader.read(into: leaves)
        }
      }
    }
  }

  private init(
    _ tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ shapes: Shapes, _ indentByte: UInt8
  ) {
    self.tokens = tokens
    self.bytes = bytes
    self.shapes = shapes
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
        let shape = shape(index, count, start, end)
        leaves.initializeElement(at: count, to: comment(index, shape, end))
        count &+= 1
      default:
        let shape = shape(index, count, start, end)
        leaves.initializeElement(at: count, to: leaf(index, shape))
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
  private mutating func leaf(_ index: Int, _ shape: Shape) -> Leaf {
    var traits = shape.traits
    if startsLine { traits.insert(.startsLine) }
    if !isRegular { traits.insert(.hasIrregularGap) }
    let leaf = Leaf(
      token: UInt32(truncatingIfNeeded: index), kind: tokens[index].kind, traits: traits,
      width: shape.width,
      newlines: UInt8(truncatingIfNeeded: min(newlines, Leaf.maximumNewlines)),
      indentation: UInt16(truncatingIfNeeded: min(indentation, Leaf.maximumWidth)))
    newlines = 0
    indentation = 0
    isRegular = true
    startsLine = false
    return leaf
  }

  @inline(__always)
  private mutating func comment(_ index: Int, _ shape: Shape, _ end: Int) -> Leaf {
    let startedLine = startsLine
    let leaf = leaf(index, shape)
    if leaf.kind == .lineComment {
      let last = bytes[end - 1]
      isRegular = last != UInt8(ascii: " ") && last != UInt8(ascii: "\t")
    }
    // For what follows a comment, the lines before it and inside it count.
    startsLine = startedLine || shape.traits.contains(.isMultiLine)
    return leaf
  }

  // MARK: - Shapes

  /// What a token or comment says about its leaf, whatever the gap.
  private struct Shape {
    let width: UInt16
    let traits: Leaf.Traits

    @inline(__always)
    init(_ width: Int, _ traits: Leaf.Traits = []) {
      self.width = UInt16(truncatingIfNeeded: min(width, Leaf.maximumWidth))
      self.traits = traits
    }

    @inline(__always)
    init(of leaf: Leaf) {
      width = leaf.width
      traits = leaf.traits.intersection([.isComment, .isMultiLine])
    }
  }

  @inline(__always)
  private func shape(_ index: Int, _ leaf: Int, _ start: Int, _ end: Int) -> Shape {
    switch shapes {
    case .known(let leaves): return Shape(of: leaves[leaf])
    case .measured(let measure):
      switch tokens[index].kind {
      case .lineComment: return Shape(measure.width(from: start, to: end), .isComment)
      case .blockComment: return lines(start, end, measure, .isComment)
      case .stringLiteral, .stringHead, .stringMiddle, .stringTail:
        // A string on one line begins with a single quote.
        let isPlain =
          tokens[index].kind == .stringLiteral && bytes[start] == UInt8(ascii: "\"")
          && (end - start < 6 || bytes[start + 1] != bytes[start + 2])
        return isPlain
          ? Shape(measure.width(from: start, to: end)) : lines(start, end, measure, [])
      default: return Shape(measure.width(from: start, to: end))
      }
    }
  }

  /// What may stand on several lines.
  private func lines(
    _ start: Int, _ end: Int, _ measure: TokenMeasure, _ traits: Leaf.Traits
  ) -> Shape {
    let lines = measure.lines(in: start..<end)
    return Shape(lines.firstWidth, lines.count > 1 ? traits.union(.isMultiLine) : traits)
  }
}
