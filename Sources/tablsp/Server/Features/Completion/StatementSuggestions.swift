import TabSpecParser

/// What may stand where a statement begins: tabs in a bar, bars and declarations at the top, views in a body.
struct StatementSuggestions {
  let point: CompletionPoint
  let statement: SyntaxNode

  private var context: FileContext { point.context }

  var all: [Suggestion] {
    if let bar = ContentPosition.bar(of: statement, in: context) { return tabs(of: bar) }
    let keywords = KeywordSuggestions(point: point)
    if isInLabel { return labels + keywords.statements }
    if statement.parent?.kind == .file {
      return bars(.fitting) + keywords.declarations + views(.last)
    }
    return bars(.possible) + views(.general) + labels.map { $0.ranked(.general) }
      + keywords.statements + names
  }

  private func tabs(of bar: TabBar) -> [Suggestion] {
    let loops = ["ForEach", "Group"].flatMap { calls(of: $0, .view, .possible) }
    return TabSnippets(bar: bar, context: context).all + loops
      + KeywordSuggestions(point: point).statements + views(.general)
  }

  /// The containers, each way to call one.
  private func bars(_ rank: Suggestion.Rank) -> [Suggestion] {
    var names: [String] = []
    for name in context.linter.dialects.flatMap(\.containers)
    where !names.contains(name) && name != "TabbedView" {
      names.append(name)
    }
    return names.flatMap { calls(of: $0, .bar, rank) }
  }

  private func calls(
    of name: String, _ kind: Suggestion.Kind, _ rank: Suggestion.Rank
  ) -> [Suggestion] {
    InterfaceCatalogue(context: context).initializers(of: name, at: statement).map { callable in
      var suggestion = Suggestion(
        name, kind, rank, text: callable.snippet(values: selection, indent: context.indent),
        topic: ["name", name])
      suggestion.signature = String(callable.compoundName.dropFirst(name.count))
      return suggestion
    }
  }

  /// The first state in reach, for the selection of a new bar.
  private var selection: [String: String] {
    let state = ScopeNames(context: context).variables(at: statement).first {
      $0.hasAttribute("State", "Binding", "AppStorage", "SceneStorage")
    }
    return state.map { ["Binding<SelectionValue>": "$\($0.name)"] } ?? [:]
  }

  private var labels: [Suggestion] {
    ["Label", "Image", "Text"].flatMap { calls(of: $0, .view, .fitting) }
  }

  /// Whether the statement is in the closure that draws a tab's label.
  private var isInLabel: Bool {
    context.bars.contains { bar in
      bar.tabs.contains { $0.labelClosures.contains { $0 == statement.parent } }
    }
  }

  private func views(_ rank: Suggestion.Rank) -> [Suggestion] {
    ViewNames(context: context).all.map { name in
      Suggestion(
        name, .view, rank,
        text: SnippetText([.text("\(name)()"), .end], plain: "\(name)()"))
    }
  }

  /// The variables and types in reach.
  private var names: [Suggestion] {
    ScopeNames(context: context).variables(at: statement).map {
      Suggestion($0.name, .variable, .possible)
    } + TypeSuggestions(context: context).declared
  }
}

extension Suggestion {
  fileprivate func ranked(_ rank: Rank) -> Suggestion {
    var suggestion = self
    suggestion.rank = rank
    return suggestion
  }
}
