import TabSpecParser

/// What may stand where a name or an expression begins.
struct NameSuggestions {
  let point: CompletionPoint

  private var context: FileContext { point.context }

  /// The expression that the name begins.
  private var expression: SyntaxNode {
    let parent = point.node.parent
    return parent?.kind == .postfixExpression ? parent ?? point.node : point.node
  }

  var all: [Suggestion] {
    guard let parent = expression.parent else { return [] }
    switch parent.kind {
    case .argument: return argument(parent)
    case .pattern: return ValueSuggestions(point: point).members(hasDot: false)
    case .codeBlock, .closureExpression, .switchCase, .file, .ifConfigClause:
      return StatementSuggestions(point: point, statement: expression).all
    default: return value(of: expression)
    }
  }

  // MARK: - Arguments

  private func argument(_ argument: SyntaxNode) -> [Suggestion] {
    let label = argument.parent.flatMap { suffix in
      ArgumentList(suffix).all.first { $0.node == argument }?.label
    }
    if label != nil { return value(of: expression) }
    let labels = ArgumentSuggestions(context: context).labels(at: argument)
    return labels + value(of: expression)
  }

  // MARK: - Values

  /// The members of the expected type, bindings for a selection, and the names in scope.
  private func value(of expression: SyntaxNode) -> [Suggestion] {
    let members = ValueSuggestions(point: point).members(hasDot: false)
    let takesBinding = takesBinding(expression)
    let scope = ScopeNames(context: context)
    let variables = scope.variables(at: expression).map { variable -> Suggestion in
      let isState = !variable.attributes.isEmpty
      let name = takesBinding && isState ? "$\(variable.name)" : variable.name
      let type = Evaluator(project: context.project, file: variable.file).evaluate(variable).type
      let rank: Suggestion.Rank = takesBinding ? (isState ? .best : .last) : .possible
      return Suggestion(
        name, .variable, rank, detail: type.isKnown ? type.description : nil)
    }
    let parameters = scope.parameters(at: expression).map {
      Suggestion($0, .variable, .possible)
    }
    let data = elementItems(of: expression)
    return data + members + variables + parameters + TypeSuggestions(context: context).declared
  }

  /// Whether the value is that of a selection: a container's, or a tab's.
  private func takesBinding(_ expression: SyntaxNode) -> Bool {
    guard let argument = expression.parent, argument.kind == .argument,
      let suffix = argument.parent,
      let label = ArgumentList(suffix).all.first(where: { $0.node == argument })?.label
    else { return false }
    return context.linter.dialects.contains { $0.selectionLabels.contains(label) }
  }

  /// The data of a tab, as an element of a data bar's array.
  private func elementItems(of expression: SyntaxNode) -> [Suggestion] {
    guard let array = expression.parent, array.kind == .arrayLiteral,
      let bar = context.bars.first(where: { $0.content == array })
    else { return [] }
    return TabSnippets(bar: bar, context: context).all
  }
}
