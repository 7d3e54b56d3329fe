import TabSpecParser

/// Writes suggestions as the client reads them.
struct CompletionItemWriter {
  let takes: LSP.ClientCapabilities.Completion
  let document: DocumentSnapshot
  let context: FileContext
  let answer: CompletionFinder.Answer

  /// In the order of their ranks.
  var items: [LSP.CompletionItem] {
    let sorted = answer.suggestions.enumerated().sorted {
      ($0.element.rank.rawValue, $0.offset) < ($1.element.rank.rawValue, $1.offset)
    }
    let best = sorted.first { $0.element.rank == .best }?.offset
    return sorted.enumerated().map { place, element in
      item(of: element.element, place: place, isBest: element.offset == best)
    }
  }

  private func item(of suggestion: Suggestion, place: Int, isBest: Bool) -> LSP.CompletionItem {
    let isSnippet = takes.snippets && suggestion.text.hasPlaces
    let signature = suggestion.signature
    let isFound = document.file.text[answer.insert].isEmpty || answer.isBehindDot
    var item = LSP.CompletionItem(
      label: suggestion.label + (takes.labelDetails ? "" : signature ?? ""))
    if takes.labelDetails, signature != nil || suggestion.detail != nil {
      item.labelDetails = LSP.CompletionItemLabelDetails(
        detail: signature, description: suggestion.detail)
    }
    item.kind = LSP.CompletionItemKind(suggestion.kind)
    if suggestion.isDeprecated, takes.deprecatedTag { item.tags = [.deprecated] }
    item.detail = suggestion.detail
    item.sortText = CompletionItemWriter.sortText(suggestion.rank, place)
    item.filterText = isFound ? suggestion.label : suggestion.label.withoutDot
    if isBest, takes.preselect { item.preselect = true }
    if isSnippet { item.insertTextFormat = .snippet }
    item.textEdit = edit(isSnippet ? suggestion.text.snippet : suggestion.text.plain)
    if suggestion.endsWithBracket, takes.commitCharacters { item.commitCharacters = [")", ","] }
    describe(&item, suggestion.topic)
    return item
  }

  /// Two digits are enough for the rank, four for the place.
  private static func sortText(_ rank: Suggestion.Rank, _ place: Int) -> String {
    let digits = String(place)
    return "\(rank.rawValue)" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  private func edit(_ text: String) -> LSP.CompletionEdit {
    let insert = document.range(of: answer.insert)
    guard takes.insertReplace else { return LSP.CompletionEdit(newText: text, range: insert) }
    return LSP.CompletionEdit(
      newText: text, insert: insert, replace: document.range(of: answer.replace))
  }

  private func describe(_ item: inout LSP.CompletionItem, _ topic: [String]) {
    guard !topic.isEmpty else { return }
    if takes.resolvesDocumentation {
      item.data = LSP.CompletionItemData(uri: document.uri, topic: topic)
    } else {
      item.documentation = CompletionDocumentation(context: context).markup(of: topic).map {
        LSP.MarkupContent($0, isMarkdown: takes.markdown)
      }
    }
  }
}

extension String {
  fileprivate var withoutDot: String {
    hasPrefix(".") ? String(dropFirst()) : self
  }
}

extension LSP.CompletionItemKind {
  init(_ kind: Suggestion.Kind) {
    switch kind {
    case .bar, .view: self = .struct
    case .tab: self = .class
    case .enumCase: self = .enumMember
    case .modifier: self = .method
    case .argument: self = .property
    case .variable: self = .variable
    case .type: self = .enum
    case .keyword: self = .keyword
    case .snippet: self = .snippet
    case .symbol: self = .value
    case .rule: self = .constant
    case .color: self = .color
    }
  }
}
