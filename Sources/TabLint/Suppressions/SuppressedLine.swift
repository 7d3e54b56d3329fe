import TabSpecParser

/// A line as directives are bound to it: the tokens between two line breaks, so that a string of several lines makes one
/// with what stands before and behind it.
struct SuppressedLine {
  let tree: SyntaxTree
  /// Without the line break.
  let tokens: Range<Int>

  /// The line of the token at `index`.
  init(around index: Int, in tree: SyntaxTree) {
    var first = index
    while first > 0, tree.tokens[first - 1].kind != .newline { first -= 1 }
    let end = tree.tokens[index...].firstIndex { $0.kind == .newline || $0.kind == .endOfFile }
    self.tree = tree
    tokens = first..<(end ?? tree.tokens.count)
  }

  /// Nil for the first one.
  var lineBefore: SuppressedLine? {
    tokens.lowerBound > 0 ? SuppressedLine(around: tokens.lowerBound - 1, in: tree) : nil
  }

  /// The first token that is no trivia.
  var firstSignificant: Int? {
    tokens.first { !tree.tokens[$0].kind.isTrivia }
  }

  /// Where a line above would begin.
  var start: TextOffset {
    tree.tokens[afterMark].offset
  }

  /// The blanks that the line begins with.
  var indentation: String {
    tree.tokens[afterMark].kind == .whitespace ? tree.text(ofToken: afterMark) : ""
  }

  /// The range of the blanks behind the line's last word, empty where there are none; nil where the line ends with a
  /// comment that takes up the rest.
  var blanksAtEnd: TextRange? {
    guard let last = tokens.last else { return nil }
    let end = tree.range(ofToken: last).upperBound
    let isBlank = tree.tokens[last].kind == .whitespace
    guard isBlank else { return tree.tokens[last].kind == .lineComment ? nil : .empty(at: end) }
    return tokens.contains(last - 1) && tree.tokens[last - 1].kind == .lineComment
      ? nil : tree.tokens[last].offset..<end
  }

  private var afterMark: Int {
    tree.tokens[tokens.lowerBound].kind == .byteOrderMark
      ? tokens.lowerBound + 1 : tokens.lowerBound
  }
}
