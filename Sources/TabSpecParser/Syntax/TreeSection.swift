/// A part of a file that holds whole items and whole lines: items that no line break parts stand in
/// one. The sections of a file tile its tokens but for the end of file.
package struct TreeSection: Sendable {
  /// The indices of its tokens, trivia at both ends included.
  package let tokens: Range<Int>
  /// The indices of its nodes.
  package let nodes: Range<Int>
}

extension SyntaxTree {
  /// The sections, in order; at least one.
  package var sections: [TreeSection] {
    var found: [TreeSection] = []
    var tokenStart = 0
    var nodeStart = 1
    var previousEnd = 0
    var node = 1
    while node < nodes.count {
      let record = nodes[node]
      if node > nodeStart,
        let boundary = boundary(from: previousEnd, to: Int(record.firstToken))
      {
        found.append(TreeSection(tokens: tokenStart..<boundary, nodes: nodeStart..<node))
        tokenStart = boundary
        nodeStart = node
      }
      previousEnd = Int(record.endToken)
      node = Int(record.endNode)
    }
    found.append(
      TreeSection(tokens: tokenStart..<tokens.count - 1, nodes: nodeStart..<nodes.count))
    return found
  }

  /// The index behind the first line break between two items; nil where there is none, or where
  /// something else than trivia follows it.
  private func boundary(from end: Int, to start: Int) -> Int? {
    guard end < start, tokens[start].hasNewlineBefore,
      let newline = (end..<start).first(where: { tokens[$0].kind == .newline }),
      tokens[newline..<start].allSatisfy(\.kind.isTrivia)
    else { return nil }
    return newline + 1
  }

  /// The bytes of a section.
  package func bytes(of section: TreeSection) -> Range<Int> {
    Int(tokens[section.tokens.lowerBound].start)..<Int(tokens[section.tokens.upperBound].start)
  }

  /// Whether a section holds the same bytes, tokens and nodes as a section of another tree.
  package func isSame(_ section: TreeSection, as other: TreeSection, of tree: SyntaxTree) -> Bool {
    section.tokens.count == other.tokens.count && section.nodes.count == other.nodes.count
      && text.hasSameBytes(bytes(of: section), as: tree.bytes(of: other), of: tree.text)
      && hasSameTokens(section, as: other, of: tree) && hasSameNodes(section, as: other, of: tree)
  }

  /// Both are asked of all sections of a file at each change: they read memory and nothing else.
  private func hasSameTokens(
    _ section: TreeSection, as other: TreeSection, of tree: SyntaxTree
  ) -> Bool {
    tokens.withUnsafeBufferPointer { own in
      tree.tokens.withUnsafeBufferPointer { others in
        let shift = other.tokens.lowerBound - section.tokens.lowerBound
        let start = own[section.tokens.lowerBound].start
        let byteShift = others[other.tokens.lowerBound].start &- start
        for index in section.tokens {
          var token = own[index]
          token.start &+= byteShift
          if token != others[index + shift] { return false }
        }
        return true
      }
    }
  }

  private func hasSameNodes(
    _ section: TreeSection, as other: TreeSection, of tree: SyntaxTree
  ) -> Bool {
    nodes.withUnsafeBufferPointer { own in
      tree.nodes.withUnsafeBufferPointer { others in
        let shift = other.nodes.lowerBound - section.nodes.lowerBound
        let tokenShift = other.tokens.lowerBound - section.tokens.lowerBound
        for index in section.nodes {
          let node = own[index].moved(tokens: tokenShift, nodes: shift)
          if node != others[index + shift] { return false }
        }
        return true
      }
    }
  }

  /// A tree of some of the sections alone, in their order: the bytes, tokens and nodes of a file
  /// that holds nothing else, read as they are read here. It has no findings.
  package func excerpt(_ sections: [TreeSection]) -> SyntaxTree {
    var bytes: [UInt8] = []
    var tokens: [Token] = []
    var nodes = [self.nodes[0]]
    bytes.reserveCapacity(sections.reduce(0) { $0 + self.bytes(of: $1).count })
    tokens.reserveCapacity(sections.reduce(1) { $0 + $1.tokens.count })
    nodes.reserveCapacity(sections.reduce(1) { $0 + $1.nodes.count })
    for section in sections {
      let range = self.bytes(of: section)
      let byteShift = bytes.count - range.lowerBound
      let tokenShift = tokens.count - section.tokens.lowerBound
      let nodeShift = nodes.count - section.nodes.lowerBound
      bytes += text.bytes[range]
      for index in section.tokens { tokens.append(self.tokens[index].moved(by: byteShift)) }
      for index in section.nodes {
        var node = self.nodes[index]
        // What is missing at an item's end stands empty where the next one begins.
        node.firstToken = min(node.firstToken, UInt32(section.tokens.upperBound))
        node.endToken = min(node.endToken, UInt32(section.tokens.upperBound))
        nodes.append(node.moved(tokens: tokenShift, nodes: nodeShift))
      }
    }
    let end = self.tokens[self.tokens.count - 1]
    tokens.append(end.moved(by: bytes.count - Int(end.start)))
    nodes[0].endToken = UInt32(tokens.count)
    nodes[0].endNode = UInt32(nodes.count)
    return SyntaxTree(
      text: SourceText(bytes: bytes), tokens: tokens, nodes: nodes, diagnostics: [],
      canBeReparsed: false)
  }
}

extension SourceText {
  /// Whether two stretches of texts are the same; looks at eight bytes at a time.
  fileprivate func hasSameBytes(
    _ range: Range<Int>, as otherRange: Range<Int>, of other: SourceText
  ) -> Bool {
    guard range.count == otherRange.count else { return false }
    return bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        let own = UnsafeRawBufferPointer(rebasing: own[range])
        let others = UnsafeRawBufferPointer(rebasing: others[otherRange])
        var index = 0
        while index + 8 <= own.count {
          let word = own.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if word != others.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
          index += 8
        }
        return own[index...].elementsEqual(others[index...])
      }
    }
  }
}

extension Token {
  /// The token where it stands after `count` more bytes before it.
  @inline(__always)
  func moved(by count: Int) -> Token {
    var token = self
    token.start &+= UInt32(truncatingIfNeeded: count)
    return token
  }
}

extension NodeRecord {
  /// The record after so many more tokens and nodes before it. Children of the root keep it.
  @inline(__always)
  func moved(tokens: Int, nodes: Int) -> NodeRecord {
    let tokens = UInt32(truncatingIfNeeded: tokens)
    let nodes = UInt32(truncatingIfNeeded: nodes)
    var record = self
    record.firstToken &+= tokens
    record.endToken &+= tokens
    record.endNode &+= nodes
    record.parent = parent > 0 ? parent &+ nodes : 0
    return record
  }
}
