import TabSpecParser

/// Reads the leaves of a tree, in one pass over its tokens.
///
/// The pass is one of four that a text of a megabyte goes through in a few milliseconds; over buffers instead of arrays
/// it takes a third of the time.
enum LeafReader {
  /// The leaves of `tree`; `indentByte` is what its lines ought to be indented with.
  static func leaves(of tree: SyntaxTree, indentByte: UInt8) -> [Leaf] {
    let measure = TokenMeasure(tree)
    return tree.tokens.withUnsafeBufferPointer { tokens in
      tree.text.bytes.withUnsafeBufferPointer { bytes in
        [Leaf](unsafeUninitializedCapacity: tokens.count) { leaves, count in
          var gap = ReadGap(indentByte: indentByte)
          for index in 0..<tokens.count {
            let token = tokens[index]
            let end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : bytes.count
            switch token.kind {
            case .newline: gap.endLine()
            case .whitespace: gap.addBlanks(bytes, Int(token.start)..<end)
            case .byteOrderMark: break
            case .lineComment, .blockComment, .stringLiteral, .stringHead, .stringMiddle,
              .stringTail:
              let content = LeafContent(token.kind, bytes, Int(token.start)..<end, measure)
              leaves.initializeElement(
                at: count, to: gap.leaf(token.kind, index, content.width, content.traits))
              count += 1
              gap.pass(content)
            default:
              let width = measure.width(of: Int(token.start)..<end)
              leaves.initializeElement(at: count, to: gap.leaf(token.kind, index, width, []))
              count += 1
              gap = ReadGap(indentByte: indentByte)
            }
          }
        }
      }
    }
  }
}

/// The gap in front of the next leaf, as far as it is read.
private struct ReadGap {
  private let indentByte: UInt8
  private var newlines = 0
  private var indentation = 0
  private var isRegular = true
  /// Whether a line ended since the last token.
  private var startsLine = false

  init(indentByte: UInt8) {
    self.indentByte = indentByte
  }

  @inline(__always)
  mutating func endLine() {
    // Blanks at the end of a line.
    if indentation > 0 { isRegular = false }
    newlines += 1
    startsLine = true
  }

  @inline(__always)
  mutating func addBlanks(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let wanted = newlines > 0 ? indentByte : UInt8(ascii: " ")
    var difference: UInt8 = 0
    for offset in range { difference |= bytes[offset] ^ wanted }
    if indentation > 0 || difference != 0 { isRegular = false }
    indentation += range.count
  }

  @inline(__always)
  func leaf(_ kind: TokenKind, _ index: Int, _ width: Int, _ traits: Leaf.Traits) -> Leaf {
    var traits = traits
    if startsLine { traits.insert(.startsLine) }
    if !isRegular { traits.insert(.hasIrregularGap) }
    return Leaf(
      token: UInt32(truncatingIfNeeded: index), kind: kind, traits: traits,
      width: UInt16(truncatingIfNeeded: min(width, Leaf.maximumWidth)),
      newlines: UInt8(truncatingIfNeeded: min(newlines, Leaf.maximumNewlines)),
      indentation: UInt16(truncatingIfNeeded: min(indentation, Leaf.maximumWidth)))
  }

  /// Goes behind a string or a comment. For what follows a comment, the lines before it and inside it count.
  mutating func pass(_ content: LeafContent) {
    newlines = 0
    indentation = 0
    isRegular = !content.endsWithBlank
    startsLine =
      content.traits.contains(.isComment)
      && (startsLine || content.traits.contains(.isMultiLine))
  }
}

/// What the bytes of a comment or a string tell.
private struct LeafContent {
  var traits: Leaf.Traits = []
  var width: Int
  var endsWithBlank = false

  init(
    _ kind: TokenKind, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    _ measure: TokenMeasure
  ) {
    width = measure.width(of: range)
    switch kind {
    case .lineComment:
      traits = .isComment
      let last = bytes[range.upperBound - 1]
      endsWithBlank = last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")
    case .blockComment:
      traits = .isComment
      findLines(in: range, measure)
    case .stringLiteral:
      // A string on one line begins with a single quote.
      let isPlain =
        range.count < 6
        || bytes[range.lowerBound] == UInt8(ascii: "\"")
          && bytes[range.lowerBound + 1] != bytes[range.lowerBound + 2]
      if !isPlain { findLines(in: range, measure) }
    default: findLines(in: range, measure)
    }
  }

  private mutating func findLines(in range: Range<Int>, _ measure: TokenMeasure) {
    let lines = measure.lines(in: range)
    guard lines.count > 1 else { return }
    traits.insert(.isMultiLine)
    width = lines.firstWidth
  }
}
