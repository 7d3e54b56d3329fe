import TabSpecParser

/// What may stand as a value: the cases and members of the expected type, those first that are not used yet.
struct ValueSuggestions {
  let point: CompletionPoint

  private var context: FileContext { point.context }

  /// The cases that a leading dot can mean; where nothing says which, those of the enum of the bar around.
  func members(hasDot: Bool) -> [Suggestion] {
    if let type = ExpectedType(of: point.node, in: context) {
      return members(of: type, hasDot: hasDot)
    }
    guard hasDot, let bar = context.bar(around: point.node),
      let enumeration = context.enumeration(of: bar)
    else { return [] }
    return members(of: .declared(enumeration.type), hasDot: true)
  }

  /// The cases and constants of a type.
  func members(of type: ExpectedType, hasDot: Bool) -> [Suggestion] {
    let dot = hasDot ? "" : "."
    switch type {
    case .declared(let type): return cases(of: type, dot: dot) + constants(of: type, dot: dot)
    case .framework(let name): return ValueSuggestions.frameworkCases(of: name, dot: dot)
    }
  }

  private static func frameworkCases(of name: String, dot: String) -> [Suggestion] {
    InterfaceCatalogue.frameworkCases(of: name).map { item in
      var suggestion = Suggestion(
        dot + item.name, name == "Color" ? .color : .enumCase, .fitting, detail: name,
        topic: item.documentation.map { ["text", $0] } ?? [])
      suggestion.endsWithBracket = true
      return suggestion
    }
  }

  private func cases(of type: TypeDeclaration, dot: String) -> [Suggestion] {
    let used = usedNames(of: type)
    return type.cases.filter { $0.name != CompletionPoint.placeholder }.map { item in
      let text =
        item.hasAssociatedValues
        ? SnippetText(
          [.text("\(dot)\(item.name)("), .place(""), .text(")")], plain: dot + item.name)
        : SnippetText(dot + item.name)
      var suggestion = Suggestion(
        dot + item.name, .enumCase, used.contains(item.name) ? .used : .best, text: text,
        detail: type.name, topic: ["case", type.path.joined(separator: "."), item.name])
      suggestion.endsWithBracket = !item.hasAssociatedValues
      return suggestion
    }
  }

  /// The static constants of the type that are of the type.
  private func constants(of type: TypeDeclaration, dot: String) -> [Suggestion] {
    context.project.parts(of: type).flatMap(\.variables).filter { variable in
      variable.isStatic
        && Evaluator(project: context.project, file: variable.file).evaluate(variable).type
          .plainName == type.name
    }
    .map { Suggestion(dot + $0.name, .variable, .possible, detail: type.name) }
  }

  /// The cases that other tabs of the bar have, or other labels of the `switch`.
  private func usedNames(of type: TypeDeclaration) -> Set<String> {
    if let item = point.node.firstAncestor(.switchCase), let whole = item.parent,
      point.node.firstAncestor(.pattern)?.parent == item
    {
      return Set(SwitchView(whole).cases.flatMap(\.names))
    }
    guard let bar = context.bar(around: point.node) else { return [] }
    return Set(
      bar.tabs.compactMap { tab in
        guard case .member(let owner, let name) = tab.idValue, owner == nil || owner == type.name
        else { return nil }
        return name
      })
  }

  /// The name of a case that no tab of the bar has yet, as it is written behind a label.
  static func unusedCase(of bar: TabBar, in context: FileContext) -> String? {
    context.enumeration(of: bar)?.cases.first { item in
      !bar.tabs.contains { tab in
        if case .member(_, let used) = tab.idValue { used == item.name } else { false }
      }
    }.map { ".\($0.name)" }
  }
}
