import TabSpecParser

/// A `tabItem` closure holds something that the bar never draws, or that never works in it.
struct UnsupportedLabelView: Rule {
  let info = RuleInfo(
    id: "unsupported-label-view",
    severity: .warning,
    summary: "A `tabItem` closure holds more than a text and an image, or what has no effect there",
    reason: """
      The bar takes the first text and the first image out of the closure and draws them its own way. Other views, \
      sizes, fonts, buttons and gestures are dropped without a word.
      """,
    source: "https://developer.apple.com/documentation/swiftui/view/tabitem(_:)",
    wrong: .init(
      """
      TabView {
          RecipesView().tabItem {
              Image("oven").resizable()
              Text("Recipes")
              Circle()
          }
          PantryView().tabItem { Label("Pantry", image: "jar") }
      }
      """),
    right: .init(
      """
      TabView {
          RecipesView().tabItem {
              Image("oven")
              Text("Recipes")
          }
          PantryView().tabItem { Label("Pantry", image: "jar") }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard linted.bar.dialect.kind == .system, linted.drawsLabels else { return }
    for (index, tab) in linted.bar.tabs.enumerated() where tab.form == .view {
      for closure in tab.labelClosures {
        var drawing = TabItemDrawing(project: context.project)
        drawing.read(LabelItem.items(in: closure))
        for part in drawing.unsupported {
          context.report(
            .unsupported(part), at: part.range, bar: linted, tab: index,
            fixIts: part.removal.map {
              [
                FixIt(
                  title: "Remove .\(part.name)", isSafe: false,
                  edits: [TextEdit(range: $0, replacement: "")])
              ]
            } ?? [])
        }
      }
    }
  }
}

extension String {
  fileprivate static func unsupported(_ part: TabItemDrawing.Unsupported) -> String {
    switch part.reason {
    case .secondText: "a tab item draws one text: this one isn't shown"
    case .secondImage: "a tab item draws one image: this one isn't shown"
    case .view: "a tab item draws a text and an image only: this \(part.name) isn't shown"
    case .button: "a \(part.name) in a tab item can't be tapped: the bar takes the tap"
    case .gesture: ".\(part.name) in a tab item is never called: the bar takes the tap"
    case .size: ".\(part.name) has no effect in a tab item: the bar sizes the image"
    case .font: "a tab item has the bar's font: this .\(part.name) has no effect"
    }
  }
}
