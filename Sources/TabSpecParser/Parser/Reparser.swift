/// Reads a text again of which a small part has changed: only the sections around the change are
/// lexed and parsed, the others move.
///
/// What comes out is what reading all of it gives. A section is lexed by itself where the old text
/// is settled and the last token before it is of the same kind; it is parsed by itself, as the
/// parser is between two items there and no item looks further than to the beginning of the next.
/// So the section before the change is read again too. Whatever is not sure reads the whole text.
struct Reparser {
  private let old: SyntaxTree
  private let text: SourceText
  private let language: TabFile.Language
  private let sections: [TreeSection]
  /// How many bytes at the beginning and at the end are the old ones.
  private let prefix: Int
  private let suffix: Int

  /// nil where the old tree can't help.
  init?(
    _ old: SyntaxTree, _ text: SourceText, prefix: Int, suffix: Int, language: TabFile.Language
  ) {
    guard old.canBeReparsed else { return nil }
    self.old = old
    self.text = text
    self.language = language
    self.prefix = prefix
    self.suffix = suffix
    sections = old.sections
  }

  /// A stretch of tokens that takes the place of some of the old ones.
  private struct Tokens {
    /// The indices of the old ones.
    let replaced: Range<Int>
    /// How many come instead.
    let count: Int
    let all: [Token]
  }

  /// nil where the whole text has to be read.
  func tree() -> SyntaxTree? {
    var first = sections.lastIndex { Int(old.tokens[$0.tokens.lowerBound].start) <= prefix } ?? 0
    first = max(first - 1, 0)
    while first > 0, hasReport(onFirstLineOf: sections[first]) { first -= 1 }
    let lexed = lexed(from: sections[first].tokens.lowerBound)
    guard let lexed else { return nil }
    var next: Int?
    let start = lexed.replaced.lowerBound
    let stretch = Parser.parseItems(of: text, lexed.all, from: start, language: language) {
      token, isReported in
      next = isReported ? nil : section(at: token, in: lexed)
      return next != nil
    }
    return spliced(stretch, lexed, from: first, to: next)
  }

  // MARK: - Tokens

  /// The tokens of the text, those from the old one at `start` on read again until they are the old
  /// ones; nil where they are not settled.
  private func lexed(from start: Int) -> Tokens? {
    // At the beginning of the file a token has no line break before it.
    var candidate = sections.dropFirst()
    let shift = text.bytes.count - old.text.bytes.count
    let output = Lexer.lex(
      text, from: Int(old.tokens[start].start), after: previousKind(before: start)
    ) { offset, previous in
      while let section = candidate.first,
        Int(old.tokens[section.tokens.lowerBound].start) + shift < offset
      {
        candidate.removeFirst()
      }
      guard text.bytes.count - offset <= suffix, let section = candidate.first,
        Int(old.tokens[section.tokens.lowerBound].start) + shift == offset
      else { return false }
      return previousKind(before: section.tokens.lowerBound) == previous
    }
    let isAtEnd = output.tokens.last?.kind == .endOfFile
    let end = isAtEnd ? old.tokens.count : candidate.first?.tokens.lowerBound ?? 0
    guard output.isSettled, bracketsMatch(in: start..<end) else { return nil }
    let kept = old.tokens.count - end
    let all = [Token](unsafeUninitializedCapacity: start + output.tokens.count + kept) {
      room, count in
      for index in 0..<start { room.initializeElement(at: index, to: old.tokens[index]) }
      count = start
      for token in output.tokens {
        room.initializeElement(at: count, to: token)
        count += 1
      }
      for index in end..<old.tokens.count {
        room.initializeElement(at: count, to: old.tokens[index].moved(by: shift))
        count += 1
      }
    }
    return Tokens(replaced: start..<end, count: output.tokens.count, all: all)
  }

  /// Whether the brackets among some of the old tokens are each other's partners.
  private func bracketsMatch(in range: Range<Int>) -> Bool {
    var depth = 0
    for index in range {
      switch old.tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail: depth -= 1
      default: continue
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// The kind of the last token before the one at `index` that is no trivia.
  private func previousKind(before index: Int) -> TokenKind {
    old.significantKind(before: index) ?? .endOfFile
  }

  /// The old section behind the changed tokens that begins with the token at `index`, where nothing
  /// before it reported on its line.
  private func section(at index: Int, in lexed: Tokens) -> Int? {
    let oldIndex = index - lexed.count + lexed.replaced.count
    guard index >= lexed.replaced.lowerBound + lexed.count else { return nil }
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if firstToken(of: sections[middle]) < oldIndex { low = middle + 1 } else { high = middle }
    }
    guard low < sections.count, firstToken(of: sections[low]) == oldIndex,
      sections[low].tokens.lowerBound >= lexed.replaced.upperBound,
      !hasReport(onFirstLineOf: sections[low])
    else { return nil }
    return low
  }

  /// The first token of a section's first item; one of the section before, where it has no items.
  private func firstToken(of section: TreeSection) -> Int {
    section.nodes.isEmpty ? -1 : Int(old.nodes[section.nodes.lowerBound].firstToken)
  }

  // MARK: - Findings

  /// Whether something was reported on the line that the section begins with: the section before it
  /// may have done so.
  private func hasReport(onFirstLineOf section: TreeSection) -> Bool {
    guard !old.diagnostics.isEmpty else { return false }
    let start = section.tokens.lowerBound
    let first = section.nodes.isEmpty ? start : firstToken(of: section)
    var end = first + 1
    while end < old.tokens.count, !old.tokens[end].hasNewlineBefore { end += 1 }
    let range =
      old.tokens[start].offset...(end < old.tokens.count ? old.tokens[end].offset : old.text.end)
    return old.diagnostics.contains { range.contains($0.range.lowerBound) }
  }

  // MARK: - Nodes

  /// The new tree, where the items from the section `first` up to the section `next` have been read
  /// again; nil is the end.
  private func spliced(
    _ stretch: Parser.Stretch, _ lexed: Tokens, from first: Int, to next: Int?
  ) -> SyntaxTree? {
    let firstNode = sections[first].nodes.lowerBound
    let nextNode = next.map { sections[$0].nodes.lowerBound } ?? old.nodes.count
    let tokenShift = lexed.count - lexed.replaced.count
    let nodeShift = firstNode + stretch.nodes.count - 1 - nextNode
    let nodeCount = old.nodes.count + nodeShift
    let nodes = [NodeRecord](unsafeUninitializedCapacity: nodeCount) { room, count in
      var root = old.nodes[0]
      root.endToken = UInt32(truncatingIfNeeded: lexed.all.count)
      root.endNode = UInt32(truncatingIfNeeded: nodeCount)
      room.initializeElement(at: 0, to: root)
      for index in 1..<firstNode { room.initializeElement(at: index, to: old.nodes[index]) }
      count = firstNode
      for record in stretch.nodes.dropFirst() {
        room.initializeElement(at: count, to: record.moved(tokens: 0, nodes: firstNode - 1))
        count += 1
      }
      for index in nextNode..<old.nodes.count {
        let record = old.nodes[index].moved(tokens: tokenShift, nodes: nodeShift)
        room.initializeElement(at: count, to: record)
        count += 1
      }
    }
    return SyntaxTree(
      text: text, tokens: lexed.all, nodes: nodes,
      diagnostics: diagnostics(stretch, from: first, to: next), canBeReparsed: true)
  }

  private func diagnostics(
    _ stretch: Parser.Stretch, from first: Int, to next: Int?
  ) -> [Diagnostic] {
    let shift = text.bytes.count - old.text.bytes.count
    let start = old.tokens[sections[first].tokens.lowerBound].offset
    let before = old.diagnostics.filter { $0.range.lowerBound < start }
    guard let next else { return before + stretch.diagnostics }
    let end = old.tokens[sections[next].tokens.lowerBound].offset
    let behind = old.diagnostics.filter { $0.range.lowerBound >= end }.map { $0.moved(by: shift) }
    return before + stretch.diagnostics + behind
  }
}

extension SyntaxTree {
  /// The tree of `text`, which begins with this tree's first `prefix` bytes and ends with its last
  /// `suffix` ones: what `parse` gives, in less time.
  package func reparsed(
    _ text: SourceText, prefix: Int, suffix: Int, language: TabFile.Language
  ) -> SyntaxTree {
    Reparser(self, text, prefix: prefix, suffix: suffix, language: language)?.tree()
      ?? .parse(text, language: language)
  }
}
