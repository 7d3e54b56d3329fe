import TabSpecParser

/// A tab looks the same whether it is selected or not.
struct SameSelectedIcon: Rule {
  let info = RuleInfo(
    id: "same-selected-icon",
    severity: .hint,
    summary: "The image of a tab's data and the one for its selected state are equal",
    reason:
      "The bar tells the selected tab by the other image; with two equal ones it shows nothing.",
    wrong: .init(
      """
      @State private var selectedIndex = 0

      CustomTabView(
          tabs: [
              TabItemData(image: "oven", selectedImage: "oven", title: "Recipes"),
              TabItemData(image: "jar", selectedImage: "jar-filled", title: "Pantry"),
          ],
          selectedIndex: $selectedIndex
      ) { index in
          PageView(index: index)
      }
      """),
    right: .init(
      """
      @State private var selectedIndex = 0

      CustomTabView(
          tabs: [
              TabItemData(image: "oven", selectedImage: "oven-filled", title: "Recipes"),
              TabItemData(image: "jar", selectedImage: "jar-filled", title: "Pantry"),
          ],
          selectedIndex: $selectedIndex
      ) { index in
          PageView(index: index)
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard linted.drawsLabels else { return }
    for (index, tab) in linted.bar.tabs.enumerated() {
      guard case .known(let plain, _, _) = tab.icon,
        case .known(let selected, _, _) = tab.selectedIcon, plain == selected,
        let element = tab.element
      else { continue }
      context.report(
        .sameSelectedIcon, at: element.range, in: element.file, bar: linted, tab: index)
    }
  }
}

extension String {
  fileprivate static let sameSelectedIcon = "selected and unselected look the same"
}
