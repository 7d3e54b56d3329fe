import TabSpecParser

/// The proof that formatting changed nothing but white space.
enum FormatProof {
  /// Why `formatted` may not replace `original`; nil if it may: it holds the same tokens and
  /// comments in the same order, byte for byte, and the parser makes the same of them.
  static func refusal(of original: SyntaxTree, formatted: SyntaxTree) -> FormatRefusal? {
    if let token = firstDifference(original, formatted) {
      return .changedCode(at: original.tokens[token].offset)
    }
    for index in original.nodes.indices {
      guard index < formatted.nodes.count,
        original.nodes[index].kind == formatted.nodes[index].kind,
        original.nodes[index].endNode == formatted.nodes[index].endNode
      else {
        return .changedCode(at: original.tokens[Int(original.nodes[index].firstToken)].offset)
      }
    }
    let isSame = original.nodes.count == formatted.nodes.count && formatted.diagnostics.isEmpty
    return isSame ? nil : .changedCode(at: TextOffset(0))
  }

  /// The index of the first token or comment of `original` that is not the same in `formatted`.
  ///
  /// An operator that is declared stands on no side of anything, so its kind does not count: the
  /// `==` of `func ==(` is a prefix, that of `func == (` is none. Nor does that of the `...` behind
  /// a parameter's type, or of the `?` of `init ? ()`.
  private static func firstDifference(_ original: SyntaxTree, _ formatted: SyntaxTree) -> Int? {
    let left = Leaves(original)
    let right = Leaves(formatted)
    var leftIndex = left.next(from: 0)
    var rightIndex = right.next(from: 0)
    var isDeclaringOperator = false
    var isBehindInit = false
    while true {
      let kind = left.tokens[leftIndex].kind
      let other = right.tokens[rightIndex].kind
      guard left.isEqual(leftIndex, right, rightIndex) else { return leftIndex }
      if kind != other, !isBehindInit {
        guard isOperator(kind), isOperator(other),
          isDeclaringOperator || left.isEllipsisOfType(leftIndex)
        else { return leftIndex }
      }
      if kind == .endOfFile { return nil }
      isDeclaringOperator =
        kind == .funcKeyword || isDeclaringOperator && (isOperator(kind) || kind.isComment)
      isBehindInit = kind == .initKeyword
      leftIndex = left.next(from: leftIndex + 1)
      rightIndex = right.next(from: rightIndex + 1)
    }
  }

  private static func isOperator(_ kind: TokenKind) -> Bool {
    switch kind {
    case .prefixOperator, .infixOperator, .postfixOperator: true
    default: false
    }
  }

  /// The tokens and comments of a text.
  private struct Leaves {
    let tokens: [Token]
    let bytes: [UInt8]

    init(_ tree: SyntaxTree) {
      tokens = tree.tokens
      bytes = tree.text.bytes
    }

    @inline(__always)
    func next(from start: Int) -> Int {
      var index = start
      while tokens[index].kind == .whitespace || tokens[index].kind == .newline { index += 1 }
      return index
    }

    @inline(__always)
    func isEqual(_ index: Int, _ other: Leaves, _ otherIndex: Int) -> Bool {
      let range = range(index)
      let otherRange = other.range(otherIndex)
      guard range.count == otherRange.count else { return false }
      var otherOffset = otherRange.lowerBound
      for offset in range {
        guard bytes[offset] == other.bytes[otherOffset] else { return false }
        otherOffset += 1
      }
      return true
    }

    /// Whether `...` ends an element of a list here: as an operator between two operands it could
    /// not.
    func isEllipsisOfType(_ index: Int) -> Bool {
      guard range(index).count == 3, range(index).allSatisfy({ bytes[$0] == UInt8(ascii: ".") })
      else { return false }
      var next = index + 1
      while tokens[next].kind.isTrivia { next += 1 }
      switch tokens[next].kind {
      case .comma, .rightParenthesis, .equal: return true
      default: return false
      }
    }

    /// A line comment without the blanks at its end, which are white space.
    @inline(__always)
    private func range(_ index: Int) -> Range<Int> {
      let start = Int(tokens[index].start)
      var end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : bytes.count
      if tokens[index].kind == .lineComment {
        while bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") {
          end -= 1
        }
      }
      return start..<end
    }
  }
}
