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

  var closureArguments = ClosureArguments.none
  /// How many `#if` are open.
  var ifConfigDepth = 0
  var depth = 0
  /// The token of the last report; reports come in the order of their tokens, but for a few.
  var reportedToken = -1

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
          var parser = Parser(text, bytes, lexed, cursor, room, reports: language == .tabs)
          parser.parse()
          diagnostics = parser.sortedDiagnostics
          overflow = parser.nodes.takeOverflow()
          count = overflow == nil ? parser.nodes.count : 0
        }
        return SyntaxTree(
          text: text, tokens: lexed.tokens, nodes: overflow ?? nodes, diagnostics: diagnostics)
      }
    }
  }

  private init(
    _ text: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, _ lexed: Lexer.Output,
    _ cursor: TokenCursor, _ room: UnsafeMutableBufferPointer<NodeRecord>, reports: Bool
  ) {
    self.text = text
    self.bytes = bytes
    self.cursor = cursor
    self.reports = reports
    hasLexicalErrors = lexed.hasErrors
    tokenCount = lexed.tokens.count
    nodes = NodeBuilder(room)
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
