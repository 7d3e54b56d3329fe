import TabLint
import TabSpecParser

/// Says what a tab is: what selects it, its label and icon, and when it is there.
struct TabHover {
  let context: FileContext

  func hover(atToken token: Int) -> HoverText? {
    guard
      let found = tab(writtenAt: token, in: context.bars.reversed()) ?? tab(selectedAt: token)
        ?? tab(writtenAt: token, in: barsElsewhere(with: token))
    else { return nil }
    let description = TabDescription(tab: found.bar.tabs[found.index], index: found.index)
    return HoverText(
      range: context.tree.range(ofToken: token), markup: markup(of: description, in: found.bar))
  }

  private func tab(writtenAt token: Int, in bars: [TabBar]) -> (bar: TabBar, index: Int)? {
    for bar in bars {
      for (index, tab) in bar.tabs.enumerated() {
        if isPart(token, of: tab, in: bar) || isData(token, of: tab) { return (bar, index) }
      }
    }
    return nil
  }

  /// The bars of other files that may be made of what stands at a token: a list, or what an enum's properties give. Nowhere
  /// else is it worth reading all of the project.
  private func barsElsewhere(with token: Int) -> [TabBar] {
    let isInData = context.tree.innermostNode(atToken: token).ancestors.contains { node in
      [.arrayLiteral, .enumDeclaration, .extensionDeclaration].contains(node.kind)
    }
    return isInData ? context.projectBars.filter { $0.file !== context.file } : []
  }

  /// The tab that a number or a text selects, wherever it stands.
  private func tab(selectedAt token: Int) -> (bar: TabBar, index: Int)? {
    let found = context.reader.occurrences(at: context.tree.tokens[token].offset)
    guard let first = found.first, first.token == token, case .tab(let id) = first.symbol else {
      return nil
    }
    return context.reader.tabs(for: id).first
  }

  /// Whether the token is what the tab is written with: its call's or view's name, the names and labels of the arguments
  /// and modifiers that make it a tab, its id, label and icon; not what it shows.
  private func isPart(_ token: Int, of tab: Tab, in bar: TabBar) -> Bool {
    guard tab.node.tree === context.tree, tab.node != bar.content,
      tab.node.tokenIndices.contains(token)
    else { return false }
    if token == tab.node.firstToken || token == tab.chain.baseNameToken { return true }
    let offset = context.tree.tokens[token].offset
    if let id = tab.id, id.expression != nil, id.range.contains(offset) { return true }
    if let call = tab.chain.call, tab.form != .view, isPart(token, of: call.arguments) {
      return true
    }
    if tab.labelClosures.contains(where: { $0.tokenIndices.contains(token) }) { return true }
    return tab.modifiers.contains { modifier in
      bar.dialect.modifierNames.contains(modifier.name)
        && (modifier.nameToken == token || isPart(token, of: modifier.arguments))
    }
  }

  /// Whether the token is what the tab is made of elsewhere: its data in an array or an enum, the text or the picture that a
  /// property gives.
  private func isData(_ token: Int, of tab: Tab) -> Bool {
    let offset = context.tree.tokens[token].offset
    var places: [Place] = []
    if case .known(_, let place) = tab.label { places.append(place) }
    for case .known(_, let place, _) in [tab.icon, tab.selectedIcon] { places.append(place) }
    if places.contains(where: { $0.file === context.file && $0.range.contains(offset) }) {
      return true
    }
    guard let element = tab.element, element.file === context.file,
      element.range.contains(offset)
    else { return false }
    return tab.chain.baseNameToken == token
      || tab.chain.call.map { isPart(token, of: $0.arguments) } ?? false
  }

  /// Whether the token is in a list of arguments, but in no closure.
  private func isPart(_ token: Int, of arguments: ArgumentList) -> Bool {
    arguments.all.contains { argument in
      argument.labelToken == token
        || argument.value.map { $0.kind != .closureExpression && $0.tokenIndices.contains(token) }
          ?? false
    }
  }

  private func markup(of description: TabDescription, in bar: TabBar) -> Markup {
    let layout = BarLayout(bar, configuration: context.configuration)
    let place = "\(description.index + 1) of \(layout.countText) in "
    return Markup([
      .paragraph([.strong(description.name), .text(", "), .text(place), .code(bar.name)]),
      .list(lines(of: description, in: bar, layout)),
    ])
  }

  private func lines(
    of description: TabDescription, in bar: TabBar, _ layout: BarLayout
  ) -> [[Markup.Inline]] {
    let tab = description.tab
    var lines = [identity(of: description)]
    switch tab.label {
    case .missing: lines.append([.text("no label")])
    case .unknown: lines.append([.text("label not known here")])
    case .known(let text, _):
      lines.append([.text("label: \"\(text)\"" + (tab.isLabelFromIdentity ? " (from the id)" : ""))]
      )
    }
    if case .known(let name, _, let isSystem) = tab.icon {
      lines.append([.text(isSystem ? "system symbol: " : "image: "), .code(name)])
    }
    if case .known(let name, _, _) = tab.selectedIcon {
      lines.append([.text("image when selected: "), .code(name)])
    }
    if let badge = tab.modifier("badge")?.arguments.all.first?.value {
      lines.append([.text("badge: "), .code(badge.textOnOneLine)])
    }
    if let role = tab.role { lines.append([.text("role: "), .code(role)]) }
    if let section = description.section {
      lines.append([.text("section: "), .code(section)])
    }
    if let condition = description.condition {
      lines.append([.text("only if "), .code(condition)])
    }
    if let repetition = description.repetition { lines.append([.text(repetition)]) }
    if layout.hides(description.index) { lines.append([.text("behind \"More\"")]) }
    return lines
  }

  private func identity(of description: TabDescription) -> [Markup.Inline] {
    guard let id = description.id else {
      if case .missing = description.tab.identity { return [.text("no id")] }
      return [.text("id not known here")]
    }
    let type: [Markup.Inline] =
      description.idType.map { [.text(" ("), .code($0), .text(")")] } ?? []
    switch description.tab.identity {
    case .implied: return [.text("id: "), .code(id)] + type + [.text(", from the ForEach")]
    case .position: return [.text("id: "), .code(id)] + type + [.text(", its place")]
    default: return [.text("id: "), .code(id)] + type
    }
  }
}
