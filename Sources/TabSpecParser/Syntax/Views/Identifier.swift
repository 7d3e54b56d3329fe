/// Names as they are meant: without backticks, `$` kept.
package enum Identifier {
  package static func name(ofToken index: Int, in tree: SyntaxTree) -> String {
    let bytes = tree.text.bytes[tree.range(ofToken: index).byteIndices]
    if bytes.first == UInt8(ascii: "`"), bytes.count > 2 {
      return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SyntaxNode {
  /// The name's token of a `memberSuffix` or an `implicitMember`; nil where the name is missing.
  public var memberNameToken: Int? {
    guard kind == .memberSuffix || kind == .implicitMember else { return nil }
    var index = firstToken + 1
    while index < tokenIndices.upperBound {
      if !tree.tokens[index].kind.isTrivia { return index }
      index += 1
    }
    return nil
  }

  /// The name of a `memberSuffix`, an `implicitMember` or a `nameExpression`.
  public var referencedName: String? {
    switch kind {
    case .nameExpression: Identifier.name(ofToken: firstToken, in: tree)
    case .memberSuffix, .implicitMember:
      memberNameToken.map { Identifier.name(ofToken: $0, in: tree) }
    default: nil
    }
  }

  /// The text of the node without comments, with every stretch of trivia as one blank.
  public var textOnOneLine: String {
    var result = ""
    for index in tokenIndices {
      let token = tree.tokens[index]
      if token.kind.isTrivia {
        if !result.hasSuffix(" ") { result += " " }
      } else {
        result += tree.text(ofToken: index)
      }
    }
    return result
  }

  /// The text of the node with every stretch of trivia as one blank, or none next to punctuation: equal for
  /// expressions that differ in layout only.
  public var normalizedText: String {
    var result = ""
    var separated = false
    for index in tokenIndices {
      let token = tree.tokens[index]
      if token.kind.isTrivia {
        separated = true
        continue
      }
      let text = tree.text(ofToken: index)
      if separated, let last = result.utf8.last, isWordByte(last), let first = text.utf8.first,
        isWordByte(first)
      {
        result += " "
      }
      result += text
      separated = false
    }
    return result
  }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch ByteClass.table[Int(byte)] {
  case .letter, .digit, .beyondASCII, .quote: true
  default: false
  }
}
