import TabLint
import TabSpecParser

/// What may stand in a comment that speaks to the linter: the directive, and the rules that it names.
struct DirectiveSuggestions {
  let context: FileContext

  func answer(at offset: TextOffset) -> CompletionFinder.Answer? {
    let tree = context.tree
    let index = tree.tokenIndex(at: TextOffset(max(Int(offset.utf8) - 1, 0)))
    let range = tree.range(ofToken: index)
    guard tree.tokens[index].kind == .lineComment,
      offset >= range.lowerBound.advanced(by: 2)
    else { return nil }
    let start = range.lowerBound.advanced(by: 2)
    let before = tree.text[start..<offset]
    let behind = tree.text[offset..<range.upperBound]
    let typed = before.reversed().prefix { !" \t,".contains($0) }.reversed()
    let word = String(typed)
    let rest = behind.prefix { !" \t,".contains($0) }
    let wordStart = offset.advanced(by: -word.utf8.count)
    return CompletionFinder.Answer(
      insert: wordStart..<offset, replace: wordStart..<offset.advanced(by: rest.utf8.count),
      isBehindDot: false,
      suggestions: suggestions(word: word, before: before.dropLast(word.count)),
      isIncomplete: false)
  }

  private func suggestions(word: String, before: Substring) -> [Suggestion] {
    let words = before.split { " \t,".contains($0) }
    guard let first = words.first else {
      return "tablsp:".hasPrefix(word) || word.hasPrefix("tablsp:") ? verbs : []
    }
    let marker = "tablsp:"
    guard first.hasPrefix(marker),
      Directive.Verb(rawValue: String(first.dropFirst(marker.count))) != nil,
      !words.contains("--")
    else { return [] }
    return AllRules.infos.filter { !words.contains($0.id[...]) }.map { info in
      Suggestion(
        info.id, .rule, .fitting, detail: info.severity.rawValue, topic: ["rule", info.id])
    }
  }

  private var verbs: [Suggestion] {
    let linter = Directive.Verb.allCases.map { verb in
      Suggestion(
        "tablsp:\(verb.rawValue)", .keyword, .fitting,
        text: SnippetText(
          [.text("tablsp:\(verb.rawValue) "), .end], plain: "tablsp:\(verb.rawValue) "),
        topic: ["directive", verb.rawValue])
    }
    let formatter = ["tablsp:format-off", "tablsp:format-on"].map {
      Suggestion($0, .keyword, .possible)
    }
    return linter + formatter
  }
}
