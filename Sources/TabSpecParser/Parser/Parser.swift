/// The parser: recursive descent over the tokens, one function for each production of
/// `Grammar/tabs.ebnf`.
///
/// A grammar function opens a node, takes tokens and closes the node. What takes tokens is
/// `mutating`; what only looks is not. `at` looks, `eat` takes a token that was looked at,
/// `take(if:)` maybe takes, `expect` takes or reports. No input makes the parser fail or run long:
/// each loop takes a token or ends, nesting is limited, and look-ahead never parses.
///
/// A `.tabs` and a `.swift` file go through the same functions. What they do not know becomes an
/// `unparsed` node; in a `.tabs` file it is reported too.
struct Parser {
  /// How deep brackets, blocks, types and operands may nest, as in the Swift compiler.
  static let maximumDepth = 256

  /// What stands between braces or in a branch of `#if`.
  enum Content {
    case items
    case statements
    case members
    case protocolMembers
    case enumMembers
    case switchCases
    case suffixes
  }

  /// What `$0` means.
  enum ClosureArguments {
    case none
    case anonymous
    case named
  }

  let text: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  let tokenCount: Int
  let reports: Bool
  let hasLexicalErrors: Bool

  /// Where the parser is.
  var cursor: TokenCursor
  /// The index behind the last token that was taken.
  var consumedEnd = 0
  var nodes: NodeBuilder
  var diagnostics: [Diagnostic] = []

  /// The brackets that are missing, and which of them comes next.
  var missing: [BracketRepair.Closing] = []
  var nextMissing = 0

  var closureArguments = ClosureArguments.none
  /// How many `#if` are open.
  var ifConfigDepth = 0
  var depth = 0
  /// The tokens of the line that was reported last: what else is odd there mostly follows from it.
  var reportedLine = 0..<0

  /// The tree of `text`, whose tokens are `lexed`.
  static func parse(
    _ text: SourceText, lexed: Lexer.Output, language: TabFile.Language
  ) -> SyntaxTree {
    text.bytes.withUnsafeBufferPointer { bytes in
      lexed.tokens.withUnsafeBufferPointer { tokens in
        // There is always a token; an empty text has no bytes, and none is read.
        let cursor = TokenCursor(
          tokens: tokens.baseAddress!, bytes: bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!)
        var diagnostics: [Diagnostic] = []
        var overflow: [NodeRecord]?
        // Swift code has a node every seven to eleven bytes.
        let capacity = bytes.count / 6 + 16
        let nodes = [NodeRecord](unsafeUninitializedCapacity: capacity) { room, count in
          var parser = Parser(
            text, bytes, tokenCount: tokens.count, hasLexicalErrors: lexed.hasErrors, cursor, room,
            reports: language == .tabs)
          if !lexed.bracketsMatch { parser.showMissing(BracketRepair.closings(in: tokens)) }
          parser.parse()
          diagnostics = parser.sortedDiagnostics
          overflow = parser.nodes.takeOverflow()
          count = overflow == nil ? parser.nodes.count : 0
        }
        return SyntaxTree(
          text: text, tokens: lexed.tokens, nodes: overflow ?? nodes, diagnostics: diagnostics,
          canBeReparsed: lexed.isSettled)
      }
    }
  }

  /// What the items of a stretch of a file give.
  struct Stretch {
    /// The nodes, behind a root that means nothing.
    var nodes: [NodeRecord]
    var diagnostics: [Diagnostic]
    /// The index of the token behind the stretch.
    var end: Int
  }

  /// The items from the token at `start` on, where an item begins and nothing before it has a say,
  /// up to one that `isStop` does not want, or to the end of the file. The tokens are settled.
  ///
  /// - Parameter isStop: gets the index of an item's first token, and whether the items before
  ///   reported something on its line.
  static func parseItems(
    of text: SourceText, _ tokens: [Token], from start: Int, language: TabFile.Language,
    to isStop: (_ token: Int, _ isReported: Bool) -> Bool
  ) -> Stretch {
    text.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        let cursor = TokenCursor(
          tokens: tokens.baseAddress!, bytes: bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!,
          from: start)
        var stretch = Stretch(nodes: [], diagnostics: [], end: start)
        stretch.nodes = withUnsafeTemporaryAllocation(of: NodeRecord.self, capacity: 1024) {
          var parser = Parser(
            text, bytes, tokenCount: tokens.count, hasLexicalErrors: false, cursor, $0,
            reports: language == .tabs)
          parser.parseItems(to: isStop)
          stretch.diagnostics = parser.sortedDiagnostics
          stretch.end = parser.position
          return parser.nodes.takeOverflow() ?? Array($0[..<parser.nodes.count])
        }
        return stretch
      }
    }
  }

  private mutating func parseItems(to isStop: (Int, Bool) -> Bool) {
    let node = open(.file)
    while !at(.endOfFile), !isStop(position, reportedLine.contains(position)) { fileItem() }
    closeRoot(node)
  }

  private init(
    _ text: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, tokenCount: Int,
    hasLexicalErrors: Bool, _ cursor: TokenCursor,
    _ room: UnsafeMutableBufferPointer<NodeRecord>, reports: Bool
  ) {
    self.text = text
    self.bytes = bytes
    self.cursor = cursor
    self.reports = reports
    self.hasLexicalErrors = hasLexicalErrors
    self.tokenCount = tokenCount
    nodes = NodeBuilder(room)
  }

  private mutating func showMissing(_ closings: [BracketRepair.Closing]) {
    missing = closings
    cursor.show(missing.first)
  }

  private mutating func parse() {
    if reports, hasLexicalErrors { reportLexicalErrors() }
    file()
  }

  private var sortedDiagnostics: [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    return diagnostics.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
