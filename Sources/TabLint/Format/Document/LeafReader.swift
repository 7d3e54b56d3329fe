import TabSpecParser

/// Reads the leaves of a tree, in one pass over its tokens.
struct LeafReader {
  private let tokens: [Token]
  private let bytes: [UInt8]
  private let indentByte: UInt8
  private let measure: TokenMeasure

  private var newlines = 0
  private var indentation = 0
  private var isRegular = true
  /// The number of whitespace tokens since the last line break.
  private var runs = 0

  /// The leaves of `tree`; `indentByte` is what its lines ought to be indented with.
  static func leaves(of tree: SyntaxTree, indentByte: UInt8) -> [Leaf] {
    var reader = LeafReader(tree, indentByte: indentByte)
    return reader.leaves()
  }

  private init(_ tree: SyntaxTree, indentByte: UInt8) {
    tokens = tree.tokens
    bytes = tree.text.bytes
    measure = TokenMeasure(tree)
    self.indentByte = indentByte
  }

  private mutating func leaves() -> [Leaf] {
    var leaves: [Leaf] = []
    leaves.reserveCapacity(tokens.count / 2 + 8)
    var index = 0
    while index < tokens.count {
      let kind = tokens[index].kind
      switch kind {
      case .newline:
        // Blanks at the end of a line.
        if indentation > 0 { isRegular = false }
        newlines += 1
      case .whitespace: blanks(index)
      case .byteOrderMark: break
      default: leaves.append(leaf(index, kind))
      }
      index += 1
    }
    return leaves
  }

  private mutating func blanks(_ index: Int) {
    let start = Int(tokens[index].start)
    let end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : bytes.count
    let wanted = newlines > 0 ? indentByte : UInt8(ascii: " ")
    for offset in start..<end where bytes[offset] != wanted { isRegular = false }
    if indentation > 0 { isRegular = false }
    indentation += end - start
  }

  @inline(__always)
  private mutating func leaf(_ index: Int, _ kind: TokenKind) -> Leaf {
    var traits: Leaf.Traits = tokens[index].hasNewlineBefore || newlines > 0 ? .startsLine : []
    if !isRegular { traits.insert(.hasIrregularGap) }
    var width = measure.width(ofToken: index)
    isRegular = true
    switch kind {
    case .stringLiteral, .stringHead, .stringMiddle, .stringTail:
      if measure.isMultiLine(index) {
        traits.insert(.isMultiLine)
        width = measure.lines(ofToken: index).firstWidth
      }
    case .blockComment:
      traits.insert(.isComment)
      if measure.isMultiLine(index) {
        traits.insert(.isMultiLine)
        width = measure.lines(ofToken: index).firstWidth
      }
    case .lineComment:
      traits.insert(.isComment)
      if measure.endsWithBlank(index) { isRegular = false }
    default: break
    }
    defer {
      newlines = 0
      indentation = 0
    }
    return Leaf(
      token: UInt32(truncatingIfNeeded: index), kind: kind, traits: traits,
      width: UInt16(clamping: width), newlines: UInt8(clamping: newlines),
      indentation: UInt16(clamping: indentation))
  }
}
