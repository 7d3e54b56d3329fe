import TabSpecParser

/// A loop gives its tabs identities of another type than the selection.
struct ForeachIDMismatch: Rule {
  let info = RuleInfo(
    id: "foreach-id-mismatch",
    severity: .warning,
    summary: "The ids that a `ForEach` gives to its tabs have another type than the selection",
    reason: """
      A tab without a tag of its own has the id of its element as tag. The bar looks for tags of the selection's type \
      only, so that none of these tabs can be selected.
      """,
    source: "https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)",
    wrong: .init(
      """
      struct Dish: Identifiable, Hashable {
          let id: Int
          let name: String
      }

      let dishes: [Dish]
      @Binding var dish: Dish

      TabView(selection: $dish) {
          ForEach(dishes) { item in
              Text(item.name).tabItem { Text(item.name) }
          }
      }
      """),
    right: .init(
      """
      struct Dish: Identifiable, Hashable {
          let id: Int
          let name: String
      }

      let dishes: [Dish]
      @Binding var dish: Dish

      TabView(selection: $dish) {
          ForEach(dishes) { item in
              Text(item.name).tabItem { Text(item.name) }.tag(item)
          }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard let selection = linted.bar.selection else { return }
    for mismatch in linted.loopMismatches {
      let notes = selection.declaration.map { declaration in
        let place = Place(file: declaration.file, range: declaration.nameRange)
        return [context.note("'\(selection.name)' is declared here", at: place)]
      }
      context.report(
        .foreachIDMismatch(
          mismatch.identity.evaluation.type.description, selection: selection.name,
          expected: mismatch.expected.description),
        at: mismatch.identity.range, bar: linted, tab: mismatch.tab, notes: notes ?? [])
    }
  }
}

extension String {
  fileprivate static func foreachIDMismatch(
    _ type: String, selection: String, expected: String
  ) -> String {
    "the ids of this ForEach are \(type) but '\(selection)' is \(expected); no tab of it can be selected"
  }
}
