import TabSpecParser

/// Goes over the tokens of a text from leaf to leaf, and reads the gaps between them.
///
/// A text of a megabyte has a quarter of a million tokens, and goes through this pass twice: so it
/// is over buffers instead of arrays, and sees a run of blanks at a glance.
struct GapReader {
  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeBufferPointer<UInt8>
  /// What lines ought to be indented with.
  private let indentByte: UInt8

  /// The index of the leaf's token.
  private(set) var token = -1
  private(set) var kind = TokenKind.whitespace
  private(set) var start = 0
  private(set) var end = 0

  // The gap in front of it.
  private var newlines = 0
  private var indentation = 0
  private var isRegular = true
  private var startsLine = false

  /// Whether a line ended since the last token that is no comment.
  private var isBehindLineEnd = false

  init(
    _ tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafeBufferPointer<UInt8>, indentByte: UInt8
  ) {
    self.tokens = tokens
    self.bytes = bytes
    self.indentByte = indentByte
  }

  /// Goes to the next leaf. Must not be called at the last one, the end of the file: as that is no
  /// trivia, the search for the next leaf ends there at the latest.
  @inline(__always)
  mutating func next() {
    newlines = 0
    indentation = 0
    isRegular = kind != .lineComment || !isBlank(bytes[end &- 1])
    startsLine = isBehindLineEnd
    start = end
    token &+= 1
    while true {
      kind = tokens[token].kind
      switch kind {
      case .newline:
        // Blanks at the end of a line are irregular.
        if indentation != 0 { isRegular = false }
        newlines &+= 1
        startsLine = true
      case .whitespace: addBlanks(to: startOfNext)
      case .byteOrderMark: break
      default:
        end = kind == .endOfFile ? start : startOfNext
        return
      }
      start = startOfNext
      token &+= 1
    }
  }

  @inline(__always)
  private mutating func addBlanks(to end: Int) {
    let wanted = newlines != 0 ? indentByte : UInt8(ascii: " ")
    if indentation != 0 || !bytes.isRun(of: wanted, from: start, to: end) { isRegular = false }
    indentation &+= end &- start
  }

  /// Only the end of the file has nothing behind it.
  @inline(__always)
  private var startOfNext: Int {
    Int(tokens[token &+ 1].start)
  }

  @inline(__always)
  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The leaf, whose token has `width` and `traits` whatever the gap.
  @inline(__always)
  mutating func leaf(width: Int, traits tokenTraits: Leaf.Traits) -> Leaf {
    var traits = tokenTraits
    if startsLine { traits.insert(.startsLine) }
    if !isRegular { traits.insert(.hasIrregularGap) }
    // For what follows a comment, the lines before it and inside it count.
    isBehindLineEnd =
      tokenTraits.contains(.isComment) && (startsLine || tokenTraits.contains(.isMultiLine))
    return Leaf(
      token: UInt32(truncatingIfNeeded: token), kind: kind, traits: traits,
      width: UInt16(truncatingIfNeeded: min(width, Leaf.maximumWidth)),
      newlines: UInt8(truncatingIfNeeded: min(newlines, Leaf.maximumNewlines)),
      indentation: UInt16(truncatingIfNeeded: min(indentation, Leaf.maximumWidth)))
  }
}
