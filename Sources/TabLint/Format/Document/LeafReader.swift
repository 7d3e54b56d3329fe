import TabSpecParser

/// Reads the leaves of a tree, in one pass over its tokens.
struct LeafReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let measure: TokenMeasure

  /// The leaves of `tree`; `indentByte` is what its lines ought to be indented with.
  static func leaves(of tree: SyntaxTree, indentByte: UInt8) -> [Leaf] {
    tree.tokens.withUnsafeBufferPointer { tokens in
      tree.text.bytes.withUnsafeBufferPointer { bytes in
        let reader = LeafReader(bytes: bytes, measure: TokenMeasure(tree))
        // A leaf is a token, so they fit.
        return [Leaf](unsafeUninitializedCapacity: tokens.count) { leaves, count in
          var gaps = GapReader(tokens, bytes, indentByte: indentByte)
          repeat {
            gaps.next()
            leaves.initializeElement(at: count, to: reader.leaf(&gaps))
            count &+= 1
          } while gaps.kind != .endOfFile
        }
      }
    }
  }

  /// The leaf that `gaps` has come to.
  @inline(__always)
  private func leaf(_ gaps: inout GapReader) -> Leaf {
    if LeafReader.isPlain(gaps.kind), bytes.isASCII(from: gaps.start, to: gaps.end) {
      return gaps.leaf(width: gaps.end &- gaps.start, traits: [])
    }
    let shape = shape(gaps.kind, gaps.start, gaps.end)
    return gaps.leaf(width: shape.width, traits: shape.traits)
  }

  // MARK: - Shapes

  /// What a token or comment says about its leaf, whatever the gap.
  private struct Shape {
    let width: Int
    let traits: Leaf.Traits
  }

  /// Whether tokens of the kind stand on one line, and are no comments.
  @inline(__always)
  private static func isPlain(_ kind: TokenKind) -> Bool {
    switch kind {
    case .lineComment, .blockComment, .stringLiteral, .stringHead, .stringMiddle, .stringTail: false
    default: true
    }
  }

  private func shape(_ kind: TokenKind, _ start: Int, _ end: Int) -> Shape {
    switch kind {
    case .lineComment: Shape(width: width(start, end), traits: .isComment)
    case .blockComment: lines(start, end, .isComment)
    case .stringHead, .stringMiddle, .stringTail: lines(start, end, [])
    // A string on one line begins with a single quote.
    case .stringLiteral
    where bytes[start] != UInt8(ascii: "\"")
      || end - start >= 6 && bytes[start + 1] == bytes[start + 2]:
      lines(start, end, [])
    default: Shape(width: width(start, end), traits: [])
    }
  }

  private func width(_ start: Int, _ end: Int) -> Int {
    bytes.isASCII(from: start, to: end) ? end - start : measure.characters(in: start..<end)
  }

  /// The shape of what may stand on several lines.
  private func lines(_ start: Int, _ end: Int, _ traits: Leaf.Traits) -> Shape {
    let lines = measure.lines(in: start..<end)
    return Shape(
      width: lines.firstWidth, traits: lines.count > 1 ? traits.union(.isMultiLine) : traits)
  }
}
