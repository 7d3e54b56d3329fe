import TabSpecParser

/// The proof that formatting changed nothing but white space.
struct FormatProof {
  private let original: SyntaxTree
  private let leaves: UnsafeMutableBufferPointer<Leaf>
  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Why `formatted` may not replace `original`; nil if it may: it holds the same tokens and
  /// comments in the same order, byte for byte, and the parser makes the same of them.
  ///
  /// - Parameter leaves: those of `original`. They become those of `formatted`, in the same pass
  /// over its tokens.
  static func refusal(
    of original: SyntaxTree, formatted: SyntaxTree, _ leaves: inout [Leaf], _ indentUnit: IndentUnit
  ) -> FormatRefusal? {
    let difference = leaves.withUnsafeMutableBufferPointer { leaves in
      original.tokens.withUnsafeBufferPointer { tokens in
        original.text.bytes.withUnsafeBufferPointer { bytes in
          FormatProof(original: original, leaves: leaves, tokens: tokens, bytes: bytes)
            .replaceLeaves(by: formatted, indentUnit)
        }
      }
    }
    let place =
      difference.map { original.tokens[Int(leaves[$0].token)].offset }
      ?? changedNode(original, formatted)
    return place.map { .changedCode(at: $0) }
  }

  /// Where the parser made something else of the tokens; nil if nowhere.
  private static func changedNode(_ original: SyntaxTree, _ formatted: SyntaxTree) -> TextOffset? {
    for index in original.nodes.indices {
      guard index < formatted.nodes.count,
        original.nodes[index].kind == formatted.nodes[index].kind,
        original.nodes[index].endNode == formatted.nodes[index].endNode
      else { return original.tokens[Int(original.nodes[index].firstToken)].offset }
    }
    let isSame = original.nodes.count == formatted.nodes.count && formatted.diagnostics.isEmpty
    return isSame ? nil : TextOffset(0)
  }

  // MARK: - Tokens

  /// Makes the leaves those of `formatted`, up to the first that is not the same, whose index comes
  /// back.
  private func replaceLeaves(by formatted: SyntaxTree, _ indentUnit: IndentUnit) -> Int? {
    formatted.tokens.withUnsafeBufferPointer { tokens in
      formatted.text.bytes.withUnsafeBufferPointer { bytes in
        var gaps = GapReader(tokens, bytes, indentByte: indentUnit.byte)
        var index = 0
        // The end of a text is the same as nothing else, so that neither is passed.
        repeat {
          gaps.next()
          guard isEqual(index, gaps, bytes) else { return index }
          let traits = leaves[index].traits.intersection([.isComment, .isMultiLine])
          leaves[index] = gaps.leaf(width: Int(leaves[index].width), traits: traits)
          index &+= 1
        } while gaps.kind != .endOfFile
        return nil
      }
    }
  }

  @inline(__always)
  private func isEqual(_ index: Int, _ other: GapReader, _ otherBytes: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    let leaf = leaves[index]
    let start = Int(tokens[Int(leaf.token)].start)
    var end = leaf.kind == .endOfFile ? start : Int(tokens[Int(leaf.token) &+ 1].start)
    var otherEnd = other.end
    if leaf.kind == .lineComment {
      end = FormatProof.withoutBlanks(end, bytes)
      otherEnd = FormatProof.withoutBlanks(otherEnd, otherBytes)
    }
    return end &- start == otherEnd &- other.start
      && bytes.isEqual(from: start, to: end, in: otherBytes, from: other.start)
      && (leaf.kind == other.kind || mayDiffer(index, other.kind))
  }

  /// The end of a line comment without the blanks there, which are white space. It begins with
  /// something else.
  @inline(__always)
  private static func withoutBlanks(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = end
    while bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    return end
  }

  // MARK: - Operators

  /// Whether the leaf's kind does not count, and may become `other`.
  ///
  /// An operator that is declared stands on no side of anything: the `==` of `func ==(` is a
  /// prefix, that of `func == (` is none. Nor does that of the `...` behind a parameter's type, or
  /// of the `?` of `init ? ()`.
  private func mayDiffer(_ index: Int, _ other: TokenKind) -> Bool {
    if index > 0, leaves[index - 1].kind == .initKeyword { return true }
    return isOperator(leaves[index].kind) && isOperator(other)
      && (isDeclared(index) || isEllipsisOfType(index))
  }

  /// Whether nothing but operators and comments stand between `func` and the leaf.
  private func isDeclared(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0, isOperator(leaves[index].kind) || leaves[index].kind.isComment { index -= 1 }
    return index >= 0 && leaves[index].kind == .funcKeyword
  }

  /// Whether `...` ends an element of a list here: as an operator between two operands it could
  /// not.
  private func isEllipsisOfType(_ index: Int) -> Bool {
    guard original.text(ofToken: Int(leaves[index].token)) == "..." else { return false }
    var next = index + 1
    while leaves[next].kind.isComment { next += 1 }
    switch leaves[next].kind {
    case .comma, .rightParenthesis, .equal: return true
    default: return false
    }
  }

  private func isOperator(_ kind: TokenKind) -> Bool {
    switch kind {
    case .prefixOperator, .infixOperator, .postfixOperator: true
    default: false
    }
  }
}
