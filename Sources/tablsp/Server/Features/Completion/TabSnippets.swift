import TabSpecParser

/// The ways to write another tab of a bar.
struct TabSnippets {
  let bar: TabBar
  let context: FileContext

  /// What is known for the places: an id that no tab has yet, the bar's selection.
  var values: [String: String] {
    var values: [String: String] = [:]
    values["SelectionValue"] = ValueSuggestions.unusedCase(of: bar, in: context)
    values["Binding<SelectionValue>"] = bar.selection?.expression.textOnOneLine
    return values
  }

  var all: [Suggestion] {
    switch bar.dialect.kind {
    case .system: return systemTabs
    case .preferenceKey: return [view(".tabBarItem", preferenceModifiers)]
    case .trait: return [view(".customTabItem", label(of: "customTabItem") + id(".id("))]
    case .itemView, .data, .configured: return bar.dialect.itemNames.flatMap(calls) + configured
    }
  }

  /// Those that look like the bar's other tabs come first.
  private var systemTabs: [Suggestion] {
    let isOld = bar.tabs.contains { $0.modifier("tabItem") != nil }
    let calls = calls(of: "Tab").map { suggestion in
      var suggestion = suggestion
      let hasValue = suggestion.signature?.contains("value:") ?? false
      if isOld || hasValue != (bar.selection != nil) { suggestion.rank = .possible }
      return suggestion
    }
    let isNew = bar.tabs.contains { $0.form == .call }
    var old = view(".tabItem", label(of: "tabItem") + (bar.selection == nil ? [] : id(".tag(")))
    if isNew { old.rank = .possible }
    let sections = isOld ? [] : self.calls(of: "TabSection")
    return (isOld ? [old] + calls : calls + [old]) + sections
  }

  /// Each way to call an item.
  private func calls(of name: String) -> [Suggestion] {
    InterfaceCatalogue(context: context).initializers(of: name, at: bar.call.suffix).map {
      callable in
      var suggestion = Suggestion(
        name, .tab, .fitting, text: callable.snippet(values: values, indent: context.indent),
        topic: ["name", name])
      suggestion.signature = String(callable.compoundName.dropFirst(name.count))
      return suggestion
    }
  }

  /// A view with the modifiers that make it a tab.
  private func view(_ modifier: String, _ pieces: [SnippetText.Piece]) -> Suggestion {
    Suggestion(
      "View()\(modifier)", .snippet, .fitting,
      text: SnippetText([.place("HomeView"), .text("()")] + pieces + [.end], plain: "View()"),
      detail: "a view as a tab", topic: ["modifier", String(modifier.dropFirst())])
  }

  private func label(of modifier: String) -> [SnippetText.Piece] {
    [
      .text("\n\(context.indent).\(modifier) { Label(\""), .place("title"),
      .text("\", systemImage: \""), .place("symbol"), .text("\") }"),
    ]
  }

  private func id(_ opening: String) -> [SnippetText.Piece] {
    [.text("\n\(context.indent)\(opening)"), .place(values["SelectionValue"] ?? "id"), .text(")")]
  }

  private var preferenceModifiers: [SnippetText.Piece] {
    [
      .text("\n\(context.indent).tabBarItem(tab: "), .place(values["SelectionValue"] ?? "id"),
      .text(", selection: "), .place(values["Binding<SelectionValue>"] ?? "$selection"), .text(")"),
    ]
  }

  /// Views with the modifiers that the configuration names.
  private var configured: [Suggestion] {
    guard bar.dialect.kind == .configured else { return [] }
    let callables = ConfiguredCallables(dialects: [bar.dialect])
    let names = callables.modifierNames
    guard let first = names.first else { return [] }
    let pieces = names.flatMap { name -> [SnippetText.Piece] in
      guard let callable = callables.modifiers(named: name).first else { return [] }
      let call = callable.snippet(values: values, indent: context.indent).pieces
      return [.text("\n\(context.indent).")] + call.filter { $0 != .end }
    }
    return [view(".\(first)", pieces)]
  }
}
