import TabSpecParser

/// A comment that speaks to the linter: `// tablsp:ignore duplicate-id -- shows the same page`.
package struct Directive {
  package enum Verb: String, CaseIterable {
    case ignore
    case ignoreFile = "ignore-file"
    case ignoreBegin = "ignore-begin"
    case ignoreEnd = "ignore-end"
  }

  package struct RuleName {
    package let text: String
    package let range: TextRange
  }

  /// nil where the word behind `tablsp:` is none of the verbs.
  package let verb: Verb?
  /// The word behind `tablsp:`.
  package let word: RuleName
  package let rules: [RuleName]
  /// The comment's token.
  let token: Int
  package let range: TextRange
  /// Whether nothing but blanks stands before the comment in its line.
  let isAlone: Bool

  /// The directives of a file, in order. `format-off` and `format-on` speak to the formatter.
  package static func all(in tree: SyntaxTree) -> [Directive] {
    var found: [Directive] = []
    let tokens = tree.tokens
    for index in tokens.indices where tokens[index].kind == .lineComment {
      if let directive = Directive(comment: index, in: tree) { found.append(directive) }
    }
    return found
  }

  private static let marker = Array("tablsp:".utf8)

  private init?(comment index: Int, in tree: SyntaxTree) {
    range = tree.range(ofToken: index)
    let bytes = tree.text.bytes
    var position = range.byteIndices.lowerBound + 2
    let end = range.byteIndices.upperBound
    while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    let marker = Directive.marker
    guard position + marker.count <= end, bytes[position] == marker[0],
      bytes[position..<position + marker.count].elementsEqual(marker)
    else { return nil }
    var words = Directive.words(in: tree.text, from: position + marker.count, to: end)
    let first =
      words.isEmpty
      ? RuleName(text: "", range: .empty(at: TextOffset(position + marker.count)))
      : words.removeFirst()
    guard !first.text.hasPrefix("format-") else { return nil }
    word = first
    verb = Verb(rawValue: first.text)
    rules = words
    token = index
    isAlone = Directive.isAlone(index, in: tree)
  }

  /// The words up to `--`, commas aside.
  private static func words(in text: SourceText, from start: Int, to end: Int) -> [RuleName] {
    var words: [RuleName] = []
    var position = start
    while position < end {
      let byte = text.bytes[position]
      if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") {
        position += 1
        continue
      }
      var next = position
      while next < end, text.bytes[next] != 0x20, text.bytes[next] != 0x09,
        text.bytes[next] != UInt8(ascii: ",")
      {
        next += 1
      }
      let range = TextOffset(position)..<TextOffset(next)
      let word = text[range]
      if word == "--" { break }
      words.append(RuleName(text: word, range: range))
      position = next
    }
    return words
  }

  private static func isAlone(_ index: Int, in tree: SyntaxTree) -> Bool {
    var before = index - 1
    while before >= 0 {
      switch tree.tokens[before].kind {
      case .newline: return true
      case .whitespace, .byteOrderMark: before -= 1
      default: return false
      }
    }
    return true
  }
}
