import TabSpecParser

/// What may stand as a value: the cases and members of the expected type, those first that are not used yet.
struct ValueSuggestions {
  let point: CompletionPoint

  private var context: FileContext { point.context }

  /// The cases that a leading dot can mean; where nothing says which, those of the enum of the bar around.
  func members(hasDot: Bool) -> [Suggestion] {
    let type = ExpectedType(context: context).type(of: point.node).unwrapped
    if let found = members(of: type, at: point.node, hasDot: hasDot) { return found }
    guard hasDot, !type.isKnown, let bar = context.bar(around: point.node) else { return [] }
    return members(of: ExpectedType.identityType(of: bar), at: point.node, hasDot: true) ?? []
  }

  /// The cases of a type of the project or of the framework; nil where it is neither's.
  func members(of type: ValueType, at node: SyntaxNode, hasDot: Bool) -> [Suggestion]? {
    guard case .named(let name) = type else { return nil }
    let dot = hasDot ? "" : "."
    if let declared = context.project.type(named: name, at: node, of: context.file) {
      return cases(of: declared, dot: dot) + constants(of: declared, dot: dot)
    }
    let cases = InterfaceCatalogue.frameworkCases(of: name)
    guard !cases.isEmpty else { return nil }
    return cases.map { item in
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
    guard case .named(let name) = ExpectedType.identityType(of: bar),
      let type = context.project.type(named: name, at: bar.call.suffix, of: bar.file)
    else { return nil }
    return type.cases.first { item in
      !bar.tabs.contains { tab in
        if case .member(_, let used) = tab.idValue { used == item.name } else { false }
      }
    }.map { ".\($0.name)" }
  }
}
