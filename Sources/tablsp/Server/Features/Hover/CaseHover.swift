import TabSpecParser

/// Says what a case of an enum is: its raw value, what the enum's properties give for it, and the tabs that it selects or
/// whose data it gives.
struct CaseHover {
  let context: FileContext

  func hover(atToken token: Int) -> HoverText? {
    guard let reference = CaseReference(token: token, in: context) else { return nil }
    let tabs = tabs(of: reference)
    guard !tabs.isEmpty || isOfBar(reference.enumeration) else { return nil }
    return HoverText(
      range: context.tree.range(ofToken: token), markup: markup(of: reference, tabs: tabs))
  }

  func markup(of reference: CaseReference) -> Markup {
    markup(of: reference, tabs: tabs(of: reference))
  }

  private func markup(
    of reference: CaseReference, tabs: [(bar: TabBar, tab: TabDescription)]
  ) -> Markup {
    let name = reference.enumCase.name
    let enumeration = reference.enumeration
    var head = "case \(name)"
    if let raw = enumeration.rawValue(of: name).description { head += " = \(raw)" }
    var lines: [[Markup.Inline]] = []
    for property in properties(of: enumeration) {
      guard let (expression, file) = enumeration.propertyExpression(property, for: name) else {
        continue
      }
      let value = Evaluator(project: context.project, file: file).evaluate(expression).value
      lines.append([
        .text("\(property): "), .code(value.description ?? expression.textOnOneLine),
      ])
    }
    lines += tabs.map { found in
      [
        .text("\(found.tab.name) of "), .code(found.bar.name),
        .text(found.bar.file === context.file ? "" : " in \(found.bar.file.name)"),
      ]
    }
    var blocks: [Markup.Block] = [
      .code("enum \(enumeration.name)\n\(head)", language: "swift")
    ]
    if !lines.isEmpty { blocks.append(.list(lines)) }
    if tabs.isEmpty, isOfBar(enumeration) {
      blocks.append(.paragraph([.text("No tab has this id.")]))
    }
    return Markup(blocks)
  }

  /// The computed properties of the enum that give texts, icons and the like, in the order of their declaration.
  private func properties(of enumeration: Enumeration) -> [String] {
    context.project.parts(of: enumeration.type).flatMap(\.variables)
      .filter { !$0.isStatic && $0.getter != nil }.map(\.name)
  }

  private func tabs(of reference: CaseReference) -> [(bar: TabBar, tab: TabDescription)] {
    let value = Value.member(type: reference.enumeration.name, name: reference.enumCase.name)
    let data = properties(of: reference.enumeration).compactMap {
      reference.enumeration.propertyExpression($0, for: reference.enumCase.name)
    }
    return context.projectBars.flatMap { bar in
      let usesCases = uses(reference.enumeration, bar)
      return bar.tabs.enumerated().compactMap { index, tab in
        let isSelected = usesCases && tab.idValue == value
        let isMade = data.contains { expression, file in
          tab.element.map { $0.file === file && $0.range == expression.range } ?? false
        }
        return isSelected || isMade ? (bar, TabDescription(tab: tab, index: index)) : nil
      }
    }
  }

  private func isOfBar(_ enumeration: Enumeration) -> Bool {
    context.projectBars.contains { uses(enumeration, $0) }
  }

  /// Whether ids of the bar are cases of the enum.
  private func uses(_ enumeration: Enumeration, _ bar: TabBar) -> Bool {
    context.enumeration(of: bar)?.type.node == enumeration.type.node
  }
}

extension TabFile {
  /// The last part of the path.
  var name: String {
    String(FilePath.lastPart(of: path))
  }
}
