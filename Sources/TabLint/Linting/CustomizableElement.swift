import TabSpecParser

/// A tab or a section of a system bar, as far as people may move it about.
struct CustomizableElement {
  let name: String
  let range: TextRange
  let startRange: TextRange
  let modifiers: [Modifier]
  let conditions: [Condition]
  /// nil for a section.
  let tab: Int?

  /// The sections of a bar and its tabs, in the order of the source.
  static func all(in bar: TabBar) -> [CustomizableElement] {
    guard bar.dialect.kind == .system else { return [] }
    let sections = bar.sections.map { section in
      CustomizableElement(
        name: "this section", range: section.range, startRange: section.startRange,
        modifiers: section.modifiers, conditions: section.conditions, tab: nil)
    }
    let tabs = bar.tabs.indices.filter { bar.tabs[$0].form == .call }.map { index in
      let tab = bar.tabs[index]
      return CustomizableElement(
        name: tab.role == "search" && tab.knownLabel == nil
          ? "the search tab" : tab.name(index: index),
        range: tab.range, startRange: tab.startRange,
        modifiers: tab.modifiers, conditions: tab.conditions, tab: index)
    }
    return (sections + tabs).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The argument of its `customizationID`.
  var identity: SyntaxNode? {
    modifiers.first { $0.name == "customizationID" }?.arguments.all.first?.value
  }

  /// Whether `customizationBehavior(.disabled, …)` takes it out everywhere.
  var isFixed: Bool {
    modifiers.contains { modifier in
      guard modifier.name == "customizationBehavior", modifier.buildConditions.isEmpty,
        modifier.arguments.all.first?.value?.referencedName == "disabled"
      else { return false }
      let places = Set(modifier.arguments.all.dropFirst().compactMap { $0.value?.referencedName })
      return places.contains("automatic") || places.isSuperset(of: ["sidebar", "tabBar"])
    }
  }

  /// Whether a modifier of the project's own may give it an identity.
  func mayBeNamed(in project: Project) -> Bool {
    modifiers.contains { modifier in
      project.extensions(named: "TabContent").contains { part in
        part.mentions("customizationID", inFunction: modifier.name)
      }
    }
  }
}
