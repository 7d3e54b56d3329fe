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

  /// What holds for the tokens at hand, up to the next bracket.
  struct Context: OptionSet {
    let rawValue: UInt8

    /// A `{` after an expression opens a body, as in `if ready {`.
    static let condition = Context(rawValue: 1)
    /// A `{` after an expression may open the observers of the property that it initialises.
    static let initializer = Context(rawValue: 2)
    /// `let` and `is` may stand inside expressions, and `=` does not go on with them.
    static let pattern = Context(rawValue: 4)
    /// `case` and `default` end a run of statements.
    static let switchCase = Context(rawValue: 8)
  }

  /// What `$0` means.
  enum ClosureArguments {
    case none
    case anonymous
    case named
  }

  let text: SourceText
  let tokens: [Token]
  let reports: Bool
  let hasLexicalErrors: Bool

  /// The index of the current token, which is no trivia.
  var position = 0
  /// The kind of the current token.
  var current = TokenKind.endOfFile
  /// The index behind the last token that was taken.
  var consumedEnd = 0
  var nodes: [NodeRecord] = []
  var diagnostics: [Diagnostic] = []

  var context: Context = []
  var closureArguments = ClosureArguments.none
  /// How many `#if` are open.
  var ifConfigDepth = 0
  var depth = 0
  /// The token of the last report; reports come in the order of their tokens, but for a few.
  var reportedToken = -1

  init(text: SourceText, lexed: Lexer.Output, language: TabFile.Language) {
    self.text = text
    tokens = lexed.tokens
    hasLexicalErrors = lexed.hasErrors
    reports = language == .tabs
    // Swift code has a node every eight to eleven bytes.
    nodes.reserveCapacity(text.bytes.count / 8 + 16)
    skipTrivia()
  }

  mutating func parse() -> SyntaxTree {
    if reports, hasLexicalErrors { reportLexicalErrors() }
    file()
    linkParents()
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return SyntaxTree(
      text: text, tokens: tokens, nodes: nodes, diagnostics: sorted.map(\.element))
  }
}
