/// Makes the outline of a file: what it says about tabs, and nothing else.
public struct Outline {
  let file: TabFile
  let project: Project
  let bars: [TabBar]

  /// - Parameter bars: the file's bars.
  public init(of file: TabFile, in project: Project, bars: [TabBar]) {
    self.file = file
    self.project = project
    self.bars = bars
  }

  /// The outermost items, in the order of their places. A type is among them if something in it is.
  public func items() -> [OutlineItem] {
    let all = (types + states + bars.flatMap(items)).sorted { left, right in
      left.range.lowerBound != right.range.lowerBound
        ? left.range.lowerBound < right.range.lowerBound
        : left.range.upperBound > right.range.upperBound
    }
    var items: [OutlineItem] = []
    for item in all { Outline.insert(item, into: &items) }
    return items.compactMap(Outline.withoutEmptyTypes)
  }

  /// Puts an item into the last one that it lies in; items come in the order of their places.
  private static func insert(_ item: OutlineItem, into items: inout [OutlineItem]) {
    if let last = items.last, last.holds(item) {
      insert(item, into: &items[items.count - 1].children)
    } else {
      items.append(item)
    }
  }

  private static func withoutEmptyTypes(_ item: OutlineItem) -> OutlineItem? {
    var item = item
    item.children = item.children.compactMap(withoutEmptyTypes)
    switch item.kind {
    case .structure, .class, .protocol, .extension: return item.children.isEmpty ? nil : item
    case .bar, .section, .tab, .enumeration, .enumCase, .memberState, .state: return item
    }
  }

  // MARK: - Declarations

  private var types: [OutlineItem] {
    file.declarations.types.flatMap { entry -> [OutlineItem] in
      let node = SyntaxNode(tree: file.tree, index: entry.node)
      let type = TypeDeclaration(file: file, node: node, path: entry.path)
      let item = OutlineItem(
        type.outlineKind, type.name, detail: type.outlineDetail, range: node.range,
        nameRange: type.nameRange)
      guard let enumeration = Enumeration(type, in: project) else { return [item] }
      let cases = enumeration.cases.map { enumCase in
        OutlineItem(
          .enumCase, enumCase.name,
          detail: enumeration.rawValue(of: enumCase.name).description.map { "= " + $0 },
          range: enumCase.node.range, nameRange: enumCase.nameRange)
      }
      return [item] + cases
    }
  }

  /// The states of this file that bars of this file show.
  private var states: [OutlineItem] {
    var seen: Set<Int> = []
    return bars.compactMap { bar in
      guard let state = bar.selection?.declaration, state.file === file,
        seen.insert(state.nameToken).inserted
      else { return nil }
      return OutlineItem(
        state.isMember ? .memberState : .state, state.name,
        detail: state.declaredType?.description, range: state.declaration.range,
        nameRange: state.nameRange)
    }
  }

  // MARK: - Bars

  private func items(of bar: TabBar) -> [OutlineItem] {
    var item = OutlineItem(
      .bar, bar.name, detail: bar.selection?.name, range: bar.call.chain.node.range,
      nameRange: bar.nameRange)
    let tabs = tabs(of: bar)
    // Tabs that are written elsewhere stand in the bar all the same.
    item.children = tabs.filter { $0.range == bar.content?.range }
    let sections = bar.sections.filter { $0.file === file }.map { section in
      let title = section.call.arguments.unlabeled.first?.value.flatMap { StringLiteral($0)?.value }
      return OutlineItem(
        .section, Outline.visible(title) ?? section.call.name, range: section.range,
        nameRange: section.startRange)
    }
    return [item] + sections + tabs.filter { $0.range != bar.content?.range }
  }

  private func tabs(of bar: TabBar) -> [OutlineItem] {
    var seen: Set<SyntaxNode> = []
    return bar.tabs.enumerated().compactMap { index, tab in
      let isInside = tab.node.tree === file.tree && bar.call.range.overlaps(tab.range)
      guard isInside || bar.content != nil else { return nil }
      let range = isInside ? tab.range : bar.content?.range ?? bar.nameRange
      // The rounds of a loop are one place.
      if !tab.loops.isEmpty {
        guard seen.insert(tab.node).inserted else { return nil }
        let count = bar.tabs.filter { $0.node == tab.node }.count
        return OutlineItem(
          .tab, tab.chain.baseName ?? "tabs",
          detail: count > 1 ? "\(count) tabs" : nil, range: tab.range,
          nameRange: tab.startRange)
      }
      var nameRange = isInside ? tab.startRange : range
      if case .known(_, let place) = tab.label, place.file === file, isInside {
        nameRange = place.range
      }
      return OutlineItem(
        .tab, Outline.visible(tab.knownLabel) ?? tab.unlabelledName(index: index),
        detail: tab.idValue.description, range: range, nameRange: nameRange)
    }
  }

  /// A text that can be seen; nil for a blank one.
  private static func visible(_ text: String?) -> String? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return text
  }
}

extension OutlineItem {
  /// Whether another item lies in this one. Tabs that are made of the same source stand beside each other.
  fileprivate func holds(_ other: OutlineItem) -> Bool {
    guard range.lowerBound <= other.range.lowerBound, other.range.upperBound <= range.upperBound
    else { return false }
    return kind != other.kind || range != other.range
  }
}

extension Tab {
  /// What an outline calls a tab whose label is not known: its view, else its id, else its place.
  fileprivate func unlabelledName(index: Int) -> String {
    if form == .view, let view = chain.baseName { return view }
    return idValue.description ?? "tab \(index + 1)"
  }
}

extension TypeDeclaration {
  fileprivate var outlineKind: OutlineItem.Kind {
    if isExtension { return .extension }
    if isEnum { return .enumeration }
    if isProtocol { return .protocol }
    return isClass ? .class : .structure
  }

  fileprivate var outlineDetail: String? {
    if isExtension { return "extension" }
    return isEnum ? inheritedTypes.first : nil
  }
}
