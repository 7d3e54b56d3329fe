import TabSpecParser

/// What may stand behind a dot: members of a type, properties of a value, modifiers of a view.
struct MemberSuggestions {
  let point: CompletionPoint

  private var context: FileContext { point.context }

  var all: [Suggestion] {
    guard let chain = point.node.parent else { return [] }
    if let name = TypePrefix.name(before: point.node) {
      return members(ofTypeNamed: name)
    }
    let base = Array(chain.children.prefix { $0 != point.node })
    guard let first = base.first, first.kind != .literal else { return [] }
    if base.count == 1, first.kind == .nameExpression { return properties(of: first) }
    return modifiers(of: chain)
  }

  private func members(ofTypeNamed name: String) -> [Suggestion] {
    let type = ExpectedType(named: name, at: point.node, in: context)
    let found = ValueSuggestions(point: point).members(of: type, hasDot: true)
    guard case .declared(let type) = type else { return found }
    let names = Set(found.map(\.label))
    let others = context.project.parts(of: type).flatMap(\.variables)
      .filter { $0.isStatic && !names.contains($0.name) }
      .map { Suggestion($0.name, .variable, .possible) }
    let isIterable = type.isEnum && type.inheritedTypes.contains("CaseIterable")
    return found + others
      + (isIterable ? [Suggestion("allCases", .variable, .general, detail: "[\(type.name)]")] : [])
  }

  /// The properties of what a name stands for, `self` included.
  private func properties(of name: SyntaxNode) -> [Suggestion] {
    let inferred = context.reader.inference.type(of: name).wrappedValue.unwrapped
    let type =
      inferred.declaration
      ?? (name.text == "self"
        ? context.project.enclosingType(of: name, file: context.file) : nil)
    guard let type else { return [] }
    let raw =
      type.isEnum && !type.inheritedTypes.isEmpty
      ? [Suggestion("rawValue", .variable, .possible)] : []
    return context.project.parts(of: type).flatMap(\.variables).filter { !$0.isStatic }
      .map { Suggestion($0.name, .variable, .fitting, detail: $0.declaredType?.description) } + raw
  }

  // MARK: - Modifiers

  private func modifiers(of chain: SyntaxNode) -> [Suggestion] {
    let applied = Set(Chain(chain).modifiers.map(\.name))
    let own = groups(of: chain).flatMap(InterfaceCatalogue.modifiers) + configured(chain)
    let general =
      InterfaceCatalogue(context: context).declaredModifiers
      + InterfaceCatalogue.modifiers(of: .anyView)
    let values = self.values(for: chain)
    let fitting = own.map { callable in
      suggestion(callable, applied.contains(callable.name) ? .used : .fitting, values)
    }
    let names = Set(own.map(\.name))
    return fitting
      + general.filter { !names.contains($0.name) }.map { suggestion($0, .general, values) }
  }

  private func suggestion(
    _ callable: Callable, _ rank: Suggestion.Rank, _ values: [String: String]
  ) -> Suggestion {
    var suggestion = Suggestion(
      callable.name, .modifier, rank,
      text: callable.snippet(values: values, indent: context.indent),
      topic: ["modifier", callable.name])
    suggestion.signature = String(callable.compoundName.dropFirst(callable.name.count))
    return suggestion
  }

  /// What the chain is decides which modifiers are made for it.
  private func groups(of chain: SyntaxNode) -> [ModifierGroup] {
    let base = Chain(chain)
    if let bar = context.bars.first(where: { $0.call.chain.node == chain }) {
      return bar.dialect.kind == .system ? [.systemBar] : []
    }
    guard let bar = ContentPosition.bar(of: chain, in: context) else { return [] }
    switch bar.dialect.kind {
    case .system:
      return ["Tab", "TabSection"].contains(base.call?.name) ? [.systemTabCall] : [.systemTab]
    case .preferenceKey: return [.preferenceTab]
    case .trait: return [.traitTab]
    case .data, .itemView, .configured: return []
    }
  }

  private func configured(_ chain: SyntaxNode) -> [Callable] {
    guard let bar = ContentPosition.bar(of: chain, in: context), bar.dialect.kind == .configured
    else { return [] }
    let callables = ConfiguredCallables(dialects: [bar.dialect])
    return callables.modifierNames.flatMap(callables.modifiers)
  }

  /// The selection's name and an unused id, for the places of a snippet.
  private func values(for chain: SyntaxNode) -> [String: String] {
    guard let bar = ContentPosition.bar(of: chain, in: context) else { return [:] }
    return TabSnippets(bar: bar, context: context).values
  }
}

extension FileContext {
  /// A level of indentation, as the formatter writes it.
  var indent: String {
    switch configuration.format.indent {
    case .spaces(let count): String(repeating: " ", count: count)
    case .tab: "\t"
    }
  }
}
