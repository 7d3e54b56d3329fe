/// Reads what `#if` asks into conditions.
struct BuildConditionReader {
  /// What `text`, a condition without blanks, says where it holds or does not.
  func conditions(_ text: Substring, holds: Bool) -> [Condition] {
    for (word, needed) in [("||", false), ("&&", true)] {
      let parts = split(text, at: word)
      guard parts.count > 1 else { continue }
      let whole = Condition(text: String(text), holds: holds, isBuildTime: true)
      guard holds == needed else { return [whole] }
      return [whole] + parts.flatMap { conditions($0, holds: holds) }.map(\.implied)
    }
    if text.first == "!" { return conditions(text.dropFirst(), holds: !holds) }
    if text.first == "(", text.last == ")" {
      return conditions(text.dropFirst().dropLast(), holds: holds)
    }
    let name = String(text)
    guard text.hasPrefix("os("), !holds || text.last == ")" else {
      return [Condition(text: name, holds: holds, isBuildTime: true)]
    }
    // One system of many: two of them are never there together.
    return [
      Condition(
        subject: "os", values: [name], isComplement: !holds, text: holds ? name : "!\(name)",
        isBuildTime: true)
    ]
  }

  /// The parts between `word` outside of parentheses.
  private func split(_ text: Substring, at word: String) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0, text[index...].hasPrefix(word) {
        parts.append(text[start..<index])
        index = text.index(index, offsetBy: word.count)
        start = index
      } else {
        index = text.index(after: index)
      }
    }
    return parts + [text[start...]]
  }
}

extension SyntaxNode {
  /// The condition of an `ifConfigClause`, blanks dropped; empty for `#else`.
  public var buildConditionText: String {
    var text = ""
    for index in tokenIndices.dropFirst() {
      let token = tree.tokens[index]
      if token.kind == .newline { break }
      if !token.kind.isTrivia { text += tree.text(ofToken: index) }
    }
    return text
  }
}
