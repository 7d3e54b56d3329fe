import TabSpecParser

/// A bar's container is the very type that the bar stands in.
struct ContainerShadowed: Rule {
  let info = RuleInfo(
    id: "container-shadowed",
    severity: .warning,
    summary: "A bar's container has the name of the type around it",
    reason: """
      Inside the type its plain name means the type itself: the body makes another of its own kind, which makes \
      another, and the app runs out of stack.
      """,
    wrong: .init(
      """
      struct CustomTabView: View {
          @State private var activeIndex = 0

          var body: some View {
              CustomTabView(activeIndex: $activeIndex, variant: .filled) {
                  CustomTabItem(title: "Recipes") { RecipesView() }
                  CustomTabItem(title: "Pantry") { PantryView() }
              }
          }
      }
      """),
    right: .init(
      """
      struct KitchenView: View {
          @State private var activeIndex = 0

          var body: some View {
              CustomTabView(activeIndex: $activeIndex, variant: .filled) {
                  CustomTabItem(title: "Recipes") { RecipesView() }
                  CustomTabItem(title: "Pantry") { PantryView() }
              }
          }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard let type = bar.enclosingType, type.name == bar.name, !bar.isQualified, !isStatic(bar)
    else { return }
    context.report(
      .containerShadowed(bar.name), at: bar.nameRange, bar: linted,
      notes: [
        context.note(
          "'\(bar.name)' is declared here", at: Place(file: type.file, range: type.nameRange))
      ])
  }

  /// Whether the bar stands in a static member, which may well make one of its own type.
  private func isStatic(_ bar: TabBar) -> Bool {
    var node: SyntaxNode? = bar.call.suffix
    while let current = node, current.kind != .memberBlock {
      if current.kind == .variableDeclaration || current.kind == .functionDeclaration,
        current.ownToken(.staticKeyword) != nil
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension String {
  fileprivate static func containerShadowed(_ name: String) -> String {
    "'\(name)' is the type around it here: it shows itself without end"
  }
}
