import TabSpecParser

/// The labels that a call can have beside those that it has.
struct ArgumentSuggestions {
  let context: FileContext

  /// - Parameter argument: the `argument` that the placeholder is.
  func labels(at argument: SyntaxNode) -> [Suggestion] {
    guard let suffix = argument.parent, suffix.kind == .callSuffix, let callee = Callee(suffix)
    else { return [] }
    let catalogue = InterfaceCatalogue(context: context)
    let callables =
      callee.isMember
      ? catalogue.modifiers(named: callee.name)
      : catalogue.initializers(of: callee.name, at: suffix)
    let used = Set(ArgumentList(suffix).all.compactMap(\.label))
    let fitting = callables.filter { callable in
      used.isSubset(of: callable.parameters.compactMap(\.label))
    }
    var names: Set<String> = used
    let parameters = (fitting.isEmpty ? callables : fitting).flatMap(\.parameters)
    return parameters.compactMap { parameter in
      guard let label = parameter.label, names.insert(label).inserted else { return nil }
      return Suggestion(
        "\(label):", .argument, .fitting,
        text: SnippetText([.text("\(label): "), .end], plain: "\(label): "),
        detail: parameter.type)
    }
  }
}
