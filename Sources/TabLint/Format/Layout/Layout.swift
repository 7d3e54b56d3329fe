import TabSpecParser

/// Makes the document of a tree.
///
/// The layout goes over the tree as the parser went over the text: one place among the tokens, one
/// among the nodes, both only ever move on. So a layout function reads like the wished output, from
/// left to right: `token` takes the next token, `child` the next node, and what stands between says
/// what may happen there. No function can name a token out of turn; what one forgets, `finish`
/// takes.
///
/// There is one file a family of nodes. Comments are dealt with in `Layout+Comments.swift` alone.
struct Layout {
  /// A scope that is not closed.
  struct OpenScope {
    /// The leaf that its opening gap stands in front of.
    let leaf: Int
    /// The index of its mark, if it has one instead of a gap.
    let mark: Int?
    let forcingCount: Int
  }

  let tokens: [Token]
  let nodes: UnsafeBufferPointer<NodeRecord>
  let bytes: [UInt8]
  let leaves: UnsafeBufferPointer<Leaf>
  let gaps: UnsafeMutableBufferPointer<WantedGap>
  var marks: [Mark] = []

  /// The leaves, in order, that make what is around them too wide for one line, or whose gap does;
  /// of a scope that is closed, only its opening.
  var forcings: [Int] = []
  var scopes: [OpenScope] = []

  /// The leaf of the next token.
  var position = 0
  /// Its kind.
  var kind = TokenKind.endOfFile
  /// Its index in `tokens`.
  var tokenIndex = 0
  /// The leaf whose gap is the next one: that of the next token, or of a comment in front of it.
  var cursor = 0
  /// The index of the next node.
  var node = 0

  /// Whether comments stand in front of the next token, or a line has to end there.
  var hasComments = false
  /// Up to here, the comments in front of the next token end the line of the last one.
  var endOfLineComments = 0
  /// Whether a line has to end behind the last leaf.
  var mustBreak = false
  /// How many strings are open, whose line breaks are no layout.
  var stringDepth = 0

  /// Whether the next closure stands on several lines, whatever fits.
  var forcesClosure = false
  /// The leaf behind the last closure of a condition, which stays on that closure's line.
  var heldLeaf = 0
  /// The leaf behind the last closure's opening brace; 0 for a closure without a body.
  var closureBody = 0
  /// For the next body.
  var bodyFlags: WantedGap.Flags = []

  /// Makes `document` what is wanted of `tree`, measured.
  static func write(
    _ tree: SyntaxTree, _ leaves: [Leaf], into document: inout Document, lineWidth: Int
  ) {
    document.clear(leafCount: leaves.count)
    var marks = document.marks
    document.marks = []
    document.gaps.withUnsafeMutableBufferPointer { gaps in
      leaves.withUnsafeBufferPointer { leaves in
        tree.nodes.withUnsafeBufferPointer { nodes in
          var layout = Layout(tree, nodes, leaves, gaps)
          swap(&layout.marks, &marks)
          layout.start()
          layout.child()
          layout.endOfFile()
          swap(&layout.marks, &marks)
        }
      }
    }
    marks.append(.boundary)
    document.marks = marks
    document.measure(leaves, lineWidth: lineWidth)
  }

  private init(
    _ tree: SyntaxTree, _ nodes: UnsafeBufferPointer<NodeRecord>,
    _ leaves: UnsafeBufferPointer<Leaf>, _ gaps: UnsafeMutableBufferPointer<WantedGap>
  ) {
    tokens = tree.tokens
    bytes = tree.text.bytes
    self.nodes = nodes
    self.leaves = leaves
    self.gaps = gaps
  }

  private mutating func start() {
    position = -1
    advance()
    placeWaiting()
  }

  /// One line break, but none in a file that holds nothing else.
  private mutating func endOfFile() {
    if hasComments { line() }
    if position > 0 { gap(.newline, flags: .forced) }
  }
}
