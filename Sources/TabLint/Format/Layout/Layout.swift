import TabSpecParser

/// Makes the document of a tree.
///
/// The layout goes over the tree as the parser went over the text: one place among the tokens, one among the nodes,
/// both only ever move on. So a layout function reads like the wished output, from left to right: `token` takes the
/// next token, `child` the next node, and what stands between says what may happen there. No function can name a token
/// out of turn; what one forgets, `finish` takes.
///
/// There is one file a family of nodes. Comments are dealt with in `Layout+Comments.swift` alone.
struct Layout {
  /// A scope whose closing bracket is yet to come.
  struct OpenScope {
    let element: Int
    let forcingCount: Int
  }

  let tokens: [Token]
  let nodes: [NodeRecord]
  let bytes: [UInt8]
  let measure: TokenMeasure

  var document: Document
  /// The gap in front of the next leaf, which is not in the document yet; nil for none.
  private var gap: (kind: ElementKind, blanks: UInt8, flags: ElementFlags)?
  /// The elements, in order, that make what is around them too wide for one line; of a scope that is closed, only its
  /// opening.
  var forcings: [Int] = []
  var scopes: [OpenScope] = []

  /// The index of the next token, which is no trivia.
  var position = 0
  /// Its kind.
  var kind = TokenKind.endOfFile
  /// The index of the next node.
  var node = 0

  /// The line breaks in front of the next token, or of the first comment that waits for it.
  var newlines = 0
  /// Whether anything but blanks and line breaks stands in front of the next token, or a line has to end there.
  var hasComments = false
  /// The comments that end the line of the last leaf.
  var ending: [WaitingComment] = []
  /// The comments in front of the next token that are not in the document yet.
  var waiting: [WaitingComment] = []
  /// The line breaks behind the last of them.
  var newlinesBehindComments = 0
  /// Whether a line has to end behind the last leaf.
  var mustBreak = false
  /// How many strings are open, whose line breaks are no layout.
  var stringDepth = 0
  /// Whether the gap inside a string stays.
  var keepsGap = false

  /// Whether the next closure stands on several lines, whatever fits.
  var forcesClosure = false
  /// Where the body of the last closure opens in the document; 0 for one without a body.
  var closureBody = 0
  /// For the next body.
  var bodyFlags: ElementFlags = []

  /// The document of `tree`, measured.
  static func document(of tree: SyntaxTree, lineWidth: Int) -> Document {
    var layout = Layout(tree: tree, lineWidth: lineWidth)
    layout.start()
    layout.child()
    layout.endOfFile()
    layout.document.measure()
    return layout.document
  }

  private init(tree: SyntaxTree, lineWidth: Int) {
    tokens = tree.tokens
    nodes = tree.nodes
    bytes = tree.text.bytes
    measure = TokenMeasure(tree: tree)
    document = Document(lineWidth: lineWidth, expectedCount: tree.tokens.count * 2)
  }

  private mutating func start() {
    position = -1
    advance()
    placeWaiting()
  }

  /// One line break, but none in a file that holds nothing else.
  private mutating func endOfFile() {
    placeEnding()
    if !waiting.isEmpty { line() }
    if !document.elements.isEmpty { gap(.newline, flags: .forced) }
    leaf(position)
  }
}

// MARK: - The document

extension Layout {
  /// Puts a gap behind the last leaf, and gives its element's index.
  @inline(__always)
  @discardableResult
  mutating func gap(_ kind: ElementKind, blanks: Int = 0, flags: ElementFlags = []) -> Int {
    if gap != nil { placeGap() }
    let index = document.elements.count
    if flags.contains(.forced) { forcings.append(index) }
    gap = (kind, UInt8(truncatingIfNeeded: blanks), flags)
    return index
  }

  private mutating func placeGap() {
    guard let gap else { return }
    document.append(gap.kind, blanks: gap.blanks, flags: gap.flags)
    self.gap = nil
  }

  @inline(__always)
  mutating func mark(_ kind: ElementKind, flags: ElementFlags = []) {
    if gap != nil { placeGap() }
    document.append(kind, flags: flags)
  }

  /// The index of the element that the next gap or mark becomes.
  var nextElement: Int {
    document.elements.count + (gap == nil ? 0 : 1)
  }

  /// Puts the token or comment at `index` behind the gap.
  @inline(__always)
  mutating func leaf(_ index: Int, flags: ElementFlags = []) {
    var flags = flags
    var width = measure.width(ofToken: index)
    switch tokens[index].kind {
    case .stringLiteral, .stringHead, .stringMiddle, .stringTail, .blockComment:
      if measure.isMultiLine(index) {
        flags.insert(.isMultiLine)
        width = measure.lines(ofToken: index).firstWidth
      }
    default: break
    }
    if !flags.isEmpty {
      if flags.contains(.endsLine) { width = 0 }
      forcings.append(document.elements.count)
    }
    let gap = gap ?? (.blanks, 0, [])
    self.gap = nil
    document.append(
      gap.kind, blanks: gap.blanks, flags: gap.flags.union(flags), token: index, width: width)
  }
}

// MARK: - Tokens

extension Layout {
  /// The next token.
  @inline(__always)
  mutating func token() {
    guard kind != .endOfFile else { return }
    if hasComments { breakAroundComments() }
    if keepsGap {
      gap = (.keep, 0, [])
      keepsGap = false
    }
    leaf(position)
    advance()
  }

  /// All tokens up to the one at `end`, with nothing between them.
  mutating func tokens(upTo end: Int) {
    while position < end, kind != .endOfFile { token() }
  }

  @inline(__always)
  mutating func token(if expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    token()
    return true
  }

  /// Goes to the next token, past the trivia.
  @inline(__always)
  mutating func advance() {
    var index = position + 1
    newlines = 0
    while tokens[index].kind.isTrivia {
      switch tokens[index].kind {
      case .newline: newlines += 1
      case .lineComment, .blockComment:
        index = comments(from: index)
        continue
      default: break
      }
      index += 1
    }
    position = index
    kind = tokens[index].kind
    if stringDepth > 0, newlines > 0 { keepsGap = true }
  }

  /// Whether the author ended a line in front of the next token.
  @inline(__always)
  var startsLine: Bool {
    tokens[position].hasNewlineBefore
  }

  /// The index of the token behind the next one.
  func index(after index: Int) -> Int {
    var next = min(index + 1, tokens.count - 1)
    while tokens[next].kind.isTrivia { next += 1 }
    return next
  }

  /// Whether the token at `index` reads `word`.
  func token(_ index: Int, is word: StaticString) -> Bool {
    let start = Int(tokens[index].start)
    let end = index + 1 < tokens.count ? Int(tokens[index + 1].start) : bytes.count
    guard end - start == word.utf8CodeUnitCount else { return false }
    for offset in 0..<(end - start) where bytes[start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}

// MARK: - Breaks

extension Layout {
  /// Blanks that no line ends in place of.
  @inline(__always)
  mutating func blank(keepsLevel: Bool = false) {
    if hasComments {
      breakAroundComments(blanks: 1, keepsLevel: keepsLevel)
    } else {
      gap(.blanks, blanks: 1)
    }
  }

  /// The end of a line. One empty line is kept.
  @inline(__always)
  mutating func line(keepsBlankLine: Bool = true) {
    if stringDepth > 0 { return blank() }
    if hasComments { placeEnding() }
    gap(.newline, flags: newlines > 1 && keepsBlankLine ? [.forced, .hasBlankLine] : .forced)
    if hasComments { placeWaiting() }
  }

  /// A line ends here if the rest does not fit.
  @inline(__always)
  mutating func fill(blanks: Int = 1, flags: ElementFlags = []) {
    breakable(.fill, blanks: blanks, flags: flags)
  }

  /// A fill, and a scope of its own for what follows up to `endStack`.
  mutating func beginStack(blanks: Int = 1, flags: ElementFlags = []) {
    breakable(.stackBegin, blanks: blanks, flags: flags)
  }

  mutating func endStack() {
    guard stringDepth == 0 else { return }
    mark(.stackEnd)
  }

  /// In front of the brace of a body.
  @inline(__always)
  mutating func reset() {
    if hasComments {
      breakAroundComments(blanks: 1, keepsLevel: true)
    } else {
      gap(.reset, blanks: 1)
    }
  }

  /// Behind a comma.
  @inline(__always)
  mutating func separator() {
    breakable(.separator, blanks: 1, flags: newlines > 1 ? .hasBlankLine : [])
  }

  /// In front of a chain's member; gives the element's index.
  mutating func chainLink(_ flags: ElementFlags) -> Int {
    breakable(.chainLink, blanks: 0, flags: newlines > 1 ? flags.union(.hasBlankLine) : flags)
  }

  /// Something that may break, and does where a comment asks for it.
  @inline(__always)
  @discardableResult
  private mutating func breakable(_ kind: ElementKind, blanks: Int, flags: ElementFlags) -> Int {
    if stringDepth > 0 { return gap(.blanks, blanks: blanks) }
    guard hasComments else { return gap(kind, blanks: blanks, flags: flags) }
    placeEnding()
    let forces = mustBreak || waiting.first.map { $0.newlinesBefore > 0 } ?? false
    let index = gap(
      kind, blanks: waiting.isEmpty ? blanks : 1, flags: forces ? flags.union(.forced) : flags)
    placeWaiting(blanks: blanks)
    return index
  }

  @inline(__always)
  mutating func beginGroup() {
    mark(.groupBegin)
  }

  @inline(__always)
  mutating func endGroup() {
    mark(.groupEnd)
  }
}

// MARK: - Scopes

extension Layout {
  /// Behind an opening bracket. A scope whose first line its author ended at the bracket stays broken.
  @inline(__always)
  mutating func open(blanks: Int = 0, flags: ElementFlags = [], isForced: Bool = false) {
    guard stringDepth == 0 else {
      gap(.blanks, blanks: blanks)
      return
    }
    if hasComments { placeEnding() }
    let isForced = isForced || startsLine || mustBreak
    scopes.append(OpenScope(element: nextElement, forcingCount: forcings.count))
    gap(.open, blanks: blanks, flags: isForced ? flags.union(.forced) : flags)
    if hasComments { placeWaiting() }
  }

  /// In front of a closing bracket.
  @inline(__always)
  mutating func close(blanks: Int = 0) {
    guard stringDepth == 0 else {
      gap(.blanks, blanks: blanks)
      return
    }
    if hasComments { placeCommentsBeforeClose() }
    endScope()
    gap(.close, blanks: blanks)
  }

  /// The end of a scope that has no closing bracket.
  mutating func softClose() {
    guard stringDepth == 0 else { return }
    mark(.softClose)
    endScope()
  }

  /// A scope without brackets, which `endHang` ends.
  mutating func beginHang() {
    guard stringDepth == 0 else { return }
    scopes.append(OpenScope(element: nextElement, forcingCount: forcings.count))
    mark(.hangOpen)
  }

  mutating func endHang() {
    guard stringDepth == 0 else { return }
    mark(.hangClose)
    endScope()
  }

  /// What made the scope's content too wide makes the scope break.
  @inline(__always)
  private mutating func endScope() {
    let scope = scopes.removeLast()
    guard forcings.count > scope.forcingCount else { return }
    forcings.removeSubrange(scope.forcingCount...)
    forcings.append(scope.element)
    if scope.element < document.elements.count { document.forceOpen(at: scope.element) }
  }
}

// MARK: - Nodes

extension Layout {
  /// Goes into the node at `index`, which is the next one, and gives the index behind its last descendant.
  @inline(__always)
  mutating func enter() -> NodeRecord {
    let record = nodes[node]
    node += 1
    return record
  }

  /// Whether the node that ends at `record` has a child left.
  @inline(__always)
  func hasChild(_ record: NodeRecord) -> Bool {
    node < Int(record.endNode)
  }

  /// Whether the next child has the given kind.
  @inline(__always)
  func hasChild(_ record: NodeRecord, _ kind: SyntaxKind) -> Bool {
    node < Int(record.endNode) && nodes[node].kind == kind
  }

  /// Whether the next child starts at the next token.
  @inline(__always)
  func isAtChild(_ record: NodeRecord) -> Bool {
    node < Int(record.endNode) && Int(nodes[node].firstToken) == position
  }

  /// Takes what is left of a node.
  @inline(__always)
  mutating func finish(_ record: NodeRecord) {
    if node < Int(record.endNode) || position < Int(record.endToken) { rest(of: record) }
  }

  private mutating func rest(of record: NodeRecord) {
    guard record.kind != .file else { return }
    while position < Int(record.endToken), kind != .endOfFile {
      if isAtChild(record) { child() } else { token() }
      if position < Int(record.endToken) { blank() }
    }
    node = max(node, Int(record.endNode))
  }

  /// The next node, whatever it is.
  mutating func child() {
    let record = enter()
    switch record.kind {
    case .file: file(record)
    case .importDeclaration: importDeclaration(record)
    case .typealiasDeclaration, .associatedtypeDeclaration: typeNameDeclaration(record)
    case .variableDeclaration: variableDeclaration(record)
    case .typeDeclaration, .enumDeclaration, .extensionDeclaration: typeDeclaration(record)
    case .functionDeclaration, .initializerDeclaration: functionDeclaration(record)
    case .caseDeclaration: caseDeclaration(record)
    case .caseElement: caseElement(record)
    case .attribute: attribute(record)
    case .patternBinding: patternBinding(record)
    case .typeAnnotation: typeAnnotation(record)
    case .initializerClause: initializerClause(record)
    case .inheritanceClause: inheritanceClause(record)
    case .memberBlock, .codeBlock: block(record)
    case .accessorBlock: accessorBlock(record)
    case .accessor: accessor(record)

    case .parameterClause: parameterClause(record)
    case .parameter: parameter(record)
    case .returnClause: returnClause(record)
    case .genericParameterClause: genericParameterClause(record)
    case .genericWhereClause: genericWhereClause(record)
    case .genericArgumentClause: genericArgumentClause(record)
    case .type: type(record)

    case .ifConfig: ifConfig(record)
    case .ifConfigSuffix: ifConfigSuffix(record)
    case .ifConfigClause: ifConfigClause(record)

    case .ifExpression: ifExpression(record)
    case .guardStatement: guardStatement(record)
    case .forStatement: forStatement(record)
    case .switchExpression: switchExpression(record)
    case .switchCase: switchCase(record)
    case .condition: condition(record)
    case .returnStatement, .throwStatement: valueStatement(record)
    case .jumpStatement: jumpStatement(record)

    case .bindingPattern: bindingPattern(record)
    case .pattern: pattern(record)

    case .sequenceExpression: sequenceExpression(record)
    case .ternaryOperator: ternaryOperator(record)
    case .typeCast: typeCast(record)
    case .effectExpression: effectExpression(record)
    case .prefixExpression: prefixExpression(record)
    case .postfixExpression: postfixExpression(record)
    case .memberSuffix, .implicitMember, .nameExpression: name(record)
    case .callSuffix: callSuffix(record)
    case .subscriptSuffix: subscriptSuffix(record)
    case .operatorSuffix, .literal: plainTokens(record)
    case .stringLiteral: stringLiteral(record)
    case .keyPathExpression: keyPathExpression(record)
    case .macroExpansion: macroExpansion(record)
    case .tupleExpression: tupleExpression(record)
    case .arrayLiteral, .dictionaryLiteral: collectionLiteral(record)
    case .dictionaryElement: dictionaryElement(record)
    case .argument: argument(record)

    case .closureExpression: closureExpression(record)
    case .closureSignature: closureSignature(record)
    case .closureParameter: plainTokens(record)
    case .captureList: captureList(record)
    case .labeledClosure: labeledClosure(record)

    case .unparsed: unparsed(record)
    }
    finish(record)
  }

  /// A node without children and without blanks.
  mutating func plainTokens(_ record: NodeRecord) {
    tokens(upTo: Int(record.endToken))
  }
}
