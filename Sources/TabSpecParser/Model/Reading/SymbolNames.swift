/// The names of system symbols that a tab asks for, each with the literal that writes it.
public struct SymbolNames {
  private let project: Project

  public init(project: Project) {
    self.project = project
  }

  /// The known names: the tab's icon, and all that its label draws, in any branch.
  public func names(of tab: Tab) -> [(name: String, place: Place)] {
    var found: [(String, Place)] = []
    if case .known(let name, let place, isSystem: true) = tab.icon { found.append((name, place)) }
    if tab.form == .call, let value = tab.chain.call?.arguments.value("systemImage") {
      found += names(in: value, of: tab.file)
    }
    for closure in tab.labelClosures {
      for argument in closure.descendants where argument.kind == .argument {
        let tree = argument.tree
        guard
          tree.token(argument.firstToken, is: "systemName")
            || tree.token(argument.firstToken, is: "systemImage"),
          let value = argument.children.first
        else { continue }
        found += names(in: value, of: tab.file)
      }
    }
    return found
  }

  /// The names that an expression gives: one, or those of both branches of a ternary.
  private func names(in expression: SyntaxNode, of file: TabFile) -> [(String, Place)] {
    if expression.kind == .sequenceExpression,
      let ternary = expression.firstChild(.ternaryOperator),
      let first = ternary.children.first, let last = expression.children.suffix(1).first
    {
      return names(in: first, of: file) + names(in: last, of: file)
    }
    let icon = LabelReader(evaluator: Evaluator(project: project, file: file))
      .knownIcon(expression, isSystem: true)
    guard case .known(let name, let place, _) = icon else { return [] }
    return [(name, place)]
  }
}
