import TabSpecParser

/// The gaps that stay as they are, and how they are.
struct FrozenGaps {
  private let tokens: [Token]
  private let leaves: [Leaf]
  private let ranges: [TextRange]
  private let measure: TokenMeasure
  let isEmpty: Bool

  /// - Parameter ranges: a gap that begins in one of them is frozen; they are sorted and apart.
  init(_ ranges: [TextRange], of tree: SyntaxTree, leaves: [Leaf]) {
    tokens = tree.tokens
    measure = TokenMeasure(tree)
    self.leaves = leaves
    self.ranges = ranges
    isEmpty = ranges.isEmpty
  }

  /// Whether the gap in front of the leaf is frozen.
  func contains(_ leaf: Int) -> Bool {
    let offset = tokens[firstToken(ofGap: leaf)].offset
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= offset
  }

  /// The gap in front of the leaf as it is, its indentation in columns.
  func actual(_ leaf: Int) -> Gap {
    var gap = Gap(newlines: 0, indentation: 0)
    for index in firstToken(ofGap: leaf)..<Int(leaves[leaf].token) {
      if tokens[index].kind == .newline {
        gap = Gap(newlines: gap.newlines + 1, indentation: 0)
      } else {
        gap.indentation += measure.characters(in: bytes(ofToken: index))
      }
    }
    return gap
  }

  /// The lines of the leaf's token.
  func lines(of leaf: Int) -> TokenMeasure.Lines {
    measure.lines(in: bytes(ofToken: Int(leaves[leaf].token)))
  }

  /// The last token is the empty one at the end of the file, which nothing asks for.
  private func bytes(ofToken index: Int) -> Range<Int> {
    Int(tokens[index].start)..<Int(tokens[index + 1].start)
  }

  private func firstToken(ofGap leaf: Int) -> Int {
    leaf == 0 ? 0 : Int(leaves[leaf - 1].token) + 1
  }
}
