import TabSpecParser

/// The accessory below a bar's tabs is there even when it shows nothing.
struct EmptyBottomAccessory: Rule {
  let info = RuleInfo(
    id: "empty-bottom-accessory",
    severity: .warning,
    summary: "The closure of `tabViewBottomAccessory` is a lone `if` without `else`",
    reason: "The accessory keeps its capsule and its space when the closure gives no view.",
    source:
      "https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(isenabled:content:)",
    wrong: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
      }
      .tabViewBottomAccessory {
          if isTimerRunning { TimerView() }
      }
      """),
    right: .init(
      """
      TabView {
          Tab("Recipes", systemImage: "book") { RecipesView() }
          Tab("Pantry", systemImage: "cabinet") { PantryView() }
      }
      .tabViewBottomAccessory(isEnabled: isTimerRunning) {
          TimerView()
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    for modifier in linted.bar.modifiers where modifier.name == "tabViewBottomAccessory" {
      let arguments = modifier.arguments
      guard arguments["isEnabled"] == nil,
        let closure = arguments.trailingClosure ?? arguments.value("content"),
        let branch = loneBranch(of: closure)
      else { continue }
      context.report(
        .emptyBottomAccessory, at: branch.tree.range(ofToken: branch.firstToken), bar: linted)
    }
  }

  /// The `if` that is all the closure holds and may give nothing.
  private func loneBranch(of closure: SyntaxNode) -> SyntaxNode? {
    guard closure.kind == .closureExpression else { return nil }
    let statements = ClosureView(closure).statements
    guard statements.count == 1, statements[0].kind == .ifExpression else { return nil }
    let tree = statements[0].tree
    let ifs = statements[0].ownTokens.filter { tree.tokens[$0].kind == .ifKeyword }
    return ifs.count == statements[0].children(.codeBlock).count ? statements[0] : nil
  }
}

extension String {
  fileprivate static let emptyBottomAccessory =
    "the accessory keeps its space when this gives nothing; use isEnabled:"
}
