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

  /// The leaves, in order, that make what is around them too wide for one line, or whose gap does; of a scope that is
  /// closed, only its opening.
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
  /// The leaf behind the last closure's opening brace; 0 for a closure without a body.
  var closureBody = 0
  /// For the next body.
  var bodyFlags: WantedGap.Flags = []

  /// The document of `tree`, measured.
  static func document(of tree: SyntaxTree, leaves: [Leaf], lineWidth: Int) -> Document {
    var gaps = Array(repeating: WantedGap(), count: leaves.count)
    let marks = gaps.withUnsafeMutableBufferPointer { gaps in
      leaves.withUnsafeBufferPointer { leaves in
        tree.nodes.withUnsafeBufferPointer { nodes in
          var layout = Layout(tree, nodes, leaves, gaps)
          layout.start()
          layout.child()
          layout.endOfFile()
          return layout.marks
        }
      }
    }
    var document = Document(leaves: leaves, gaps: gaps, marks: marks)
    document.measure(lineWidth: lineWidth)
    return document
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
    marks.reserveCapacity(leaves.count / 2)
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

// MARK: - The document

extension Layout {
  /// Chooses the next gap, and gives the index of the leaf behind it. A line that a comment ends stays ended.
  @inline(__always)
  @discardableResult
  mutating func gap(_ kind: WantedGap.Kind, blanks: Int = 0, flags: WantedGap.Flags = []) -> Int {
    var wanted = WantedGap(kind: kind, blanks: UInt8(truncatingIfNeeded: blanks), flags: flags)
    if flags.contains(.forced) {
      forcings.append(cursor)
      wanted.flags.insert(.isUnfitting)
    }
    if gaps[cursor].kind == .newline { return gapBehindComment(wanted) }
    gaps[cursor] = wanted
    return cursor
  }

  private mutating func gapBehindComment(_ wanted: WantedGap) -> Int {
    let old = gaps[cursor].flags
    switch wanted.kind {
    case .blanks, .reset: break
    case .newline, .close:
      gaps[cursor] = wanted
      gaps[cursor].flags.formUnion(old.subtracting(.repeatsLevel))
    default:
      gaps[cursor] = wanted
      gaps[cursor].flags.formUnion(old)
    }
    return cursor
  }

  @inline(__always)
  mutating func mark(_ kind: Mark.Kind) {
    marks.append(Mark(leaf: UInt32(truncatingIfNeeded: cursor), kind: kind))
  }

  /// Goes behind a comment.
  mutating func passComment(endsLine: Bool = false) {
    if endsLine {
      gaps[cursor].flags.insert(.isBeforeEndOfLine)
      forcings.append(cursor)
    } else if leaves[cursor].traits.contains(.isMultiLine) {
      forcings.append(cursor)
    }
    cursor += 1
  }
}

// MARK: - Tokens

extension Layout {
  /// The next token.
  @inline(__always)
  mutating func token() {
    place()
    advance()
  }

  /// Places the next token, without going behind it.
  @inline(__always)
  mutating func place() {
    if hasComments { breakAroundComments() }
    if stringDepth > 0, leaves[position].newlines > 0 { gaps[position].kind = .keep }
    if leaves[position].traits.contains(.isMultiLine) { forcings.append(position) }
  }

  /// Goes to the next token. The end of the file stays.
  @inline(__always)
  mutating func advance() {
    guard position + 1 < leaves.count else { return }
    position += 1
    cursor = position
    if leaves[position].traits.contains(.isComment) { passComments() }
    kind = leaves[position].kind
    tokenIndex = Int(leaves[position].token)
  }

  /// All tokens up to the one at `end`, with nothing between them.
  mutating func tokens(upTo end: Int) {
    while tokenIndex < end { token() }
  }

  @inline(__always)
  mutating func token(if expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    token()
    return true
  }

  /// Whether the author ended a line in front of the next token.
  @inline(__always)
  var startsLine: Bool {
    leaves[position].traits.contains(.startsLine)
  }

  /// The kind of the token behind the next one.
  var nextKind: TokenKind {
    var next = min(position + 1, leaves.count - 1)
    while leaves[next].traits.contains(.isComment) { next += 1 }
    return leaves[next].kind
  }

  /// Whether an empty line stands in the next gap.
  @inline(__always)
  var hasBlankLine: Bool {
    leaves[cursor].newlines > 1
  }

  /// Whether the next token reads `word`.
  func isAt(_ word: StaticString) -> Bool {
    let start = Int(tokens[tokenIndex].start)
    let end = tokenIndex + 1 < tokens.count ? Int(tokens[tokenIndex + 1].start) : bytes.count
    guard end - start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where bytes[start + offset] != buffer[offset] { return false }
      return true
    }
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
    if hasComments { placeEndOfLine() }
    gap(.newline, flags: hasBlankLine && keepsBlankLine ? [.forced, .hasBlankLine] : .forced)
    if hasComments { placeWaiting() }
  }

  /// A line ends here if the rest does not fit.
  @inline(__always)
  mutating func fill(blanks: Int = 1, flags: WantedGap.Flags = []) {
    breakable(.fill, blanks: blanks, flags: flags)
  }

  /// A fill, and a scope of its own for what follows up to `endStack`.
  mutating func beginStack() {
    breakable(.stackBegin, blanks: 1, flags: [])
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
    breakable(.separator, blanks: 1, flags: [])
  }

  /// In front of a chain's member; gives the leaf's index.
  mutating func chainLink(_ flags: WantedGap.Flags) -> Int {
    breakable(.chainLink, blanks: 0, flags: flags)
  }

  /// Something that may break, and does where a comment asks for it.
  @inline(__always)
  @discardableResult
  private mutating func breakable(
    _ kind: WantedGap.Kind, blanks: Int, flags: WantedGap.Flags
  ) -> Int {
    if stringDepth > 0 { return gap(.blanks, blanks: blanks) }
    if hasComments { return breakWithComments(kind, blanks: blanks, flags: flags) }
    let keepsBlankLine = kind == .separator || kind == .chainLink
    return gap(
      kind, blanks: blanks,
      flags: keepsBlankLine && hasBlankLine ? flags.union(.hasBlankLine) : flags)
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
  mutating func open(blanks: Int = 0, flags: WantedGap.Flags = [], isForced: Bool = false) {
    guard stringDepth == 0 else {
      gap(.blanks, blanks: blanks)
      return
    }
    if hasComments { placeEndOfLine() }
    let isForced = isForced || startsLine || mustBreak
    scopes.append(OpenScope(leaf: cursor, mark: nil, forcingCount: forcings.count))
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
    let opening = scopes[scopes.count - 1].leaf
    endScope()
    if opening == cursor {
      // Nothing but a comment stands between the brackets, on the line of the first.
      gaps[cursor] = WantedGap(kind: .newline, flags: [.forced, .isUnfitting, .repeatsLevel])
    } else {
      gap(.close, blanks: blanks)
    }
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
    scopes.append(OpenScope(leaf: cursor, mark: marks.count, forcingCount: forcings.count))
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
    forcings.append(scope.leaf)
    if let mark = scope.mark {
      marks[mark].isForced = true
    } else {
      gaps[scope.leaf].flags.insert(.forced)
    }
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
    node < Int(record.endNode) && Int(nodes[node].firstToken) == tokenIndex
  }

  /// Takes what is left of a node.
  @inline(__always)
  mutating func finish(_ record: NodeRecord) {
    if node < Int(record.endNode) || tokenIndex < Int(record.endToken) { rest(of: record) }
  }

  private mutating func rest(of record: NodeRecord) {
    guard record.kind != .file else { return }
    while tokenIndex < Int(record.endToken) {
      if isAtChild(record) { child() } else { token() }
      if tokenIndex < Int(record.endToken) { blank() }
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
