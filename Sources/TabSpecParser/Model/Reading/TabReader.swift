/// Makes tabs of a container's children, as the dialect says.
struct TabReader {
  let file: TabFile
  let project: Project
  let dialect: Dialect

  func read(_ children: [TabContent], into bar: TabBar) {
    for child in children {
      switch tab(child, selection: bar.selection) {
      case .tab(let tab): bar.tabs.append(tab)
      case .several(let tab):
        bar.tabs.append(tab)
        bar.isComplete = false
      case .unknown: bar.isComplete = false
      case .none: break
      }
    }
  }

  /// What a child turns out to be.
  private enum Result {
    case tab(Tab)
    /// At least one tab.
    case several(Tab)
    /// No tab, or any number of them.
    case unknown
    case none
  }

  /// What the beginning of a child says about the rest of it.
  private enum Root {
    case framework
    /// A view of the project: it may set its own label and tag inside.
    case custom
    /// A property or a function: it may be several views.
    case opaque
  }

  private func root(of chain: Chain) -> Root {
    guard let name = chain.baseName else { return .opaque }
    if FrameworkViews.isView(name, in: project) { return .framework }
    guard let first = name.first, first.isUppercase else { return .opaque }
    if chain.call != nil { return .custom }
    return .opaque
  }

  private func tab(_ child: TabContent, selection: Selection?) -> Result {
    let modifiers = child.chain.modifiers + child.groupModifiers
    if child.isHiddenForGood(modifiers) { return .none }
    let evaluator = evaluator(for: child)
    let reader = PartReader(
      evaluator: evaluator, modifiers: modifiers, selection: selection, project: project,
      dialect: dialect)
    let tab = Tab(
      form: .view, node: child.node, chain: child.chain, modifiers: modifiers,
      conditions: child.conditions + child.hiddenConditions(modifiers),
      repetition: child.repetition, file: file)
    tab.sections = child.sections
    tab.loops = child.loops.map(\.call)
    switch dialect.tab {
    case .modifier(let names):
      guard let modifier = modifiers.first(where: { isTabModifier($0, names: names) }) else {
        return root(of: child.chain) == .framework ? .none : .unknown
      }
      tab.tabModifier = modifier
      tab.selection = modifier.arguments.first(dialect.selectionLabels).flatMap {
        SelectionReader(file: file, project: project).read($0)
      }
      reader.readParts(arguments: modifier.arguments, into: tab)
      leaveLabelOpen(of: tab, reader: reader, child: child)
      return .tab(tab)
    case .call(let names):
      guard let call = child.chain.call, names.contains(call.name) else {
        return root(of: child.chain) == .framework ? .none : .unknown
      }
      tab.form = .call
      reader.readParts(arguments: call.arguments, into: tab)
      leaveLabelOpen(of: tab, reader: reader, child: child)
      return .tab(tab)
    case .child: return readChild(child, reader: reader, into: tab)
    case .element: return .unknown
    }
  }

  /// A label that no modifier here gives may be given inside a view of the project's own.
  private func leaveLabelOpen(of tab: Tab, reader: PartReader, child: TabContent) {
    guard case .modifier = dialect.label, reader.modifier(of: dialect.label) == nil,
      root(of: child.chain) != .framework || reader.mayBeDecorated
    else { return }
    (tab.label, tab.icon) = (.unknown, .unknown)
  }

  /// A modifier makes a tab where it has the argument with the identity, if one is asked for.
  private func isTabModifier(_ modifier: Modifier, names: [String]) -> Bool {
    guard names.contains(modifier.name) else { return false }
    guard case .argument(let labels) = dialect.id, dialect.kind == .preferenceKey else {
      return true
    }
    return modifier.arguments.first(labels) != nil
  }

  private func evaluator(for child: TabContent) -> Evaluator {
    Evaluator(project: project, file: file, bindings: child.bindings)
  }

  // MARK: - Children that are tabs as they are

  private func readChild(_ child: TabContent, reader: PartReader, into tab: Tab) -> Result {
    if dialect.kind == .system, let call = child.chain.call, call.name == "Tab" {
      tab.form = .call
      let isSystemType =
        child.chain.isQualified || project.type(named: "Tab", at: child.node, of: file) == nil
      if isSystemType, SystemTab.takes(call.arguments, in: project) {
        reader.readSystemTab(call, into: tab)
      } else {
        // A type of the project's own, or an initialiser of its own that knows what is missing here.
        (tab.identity, tab.label, tab.icon) = (.unknown, .unknown, .unknown)
      }
      return .tab(tab)
    }
    let root = root(of: child.chain)
    let hasLabel = reader.modifier(of: dialect.label) != nil
    let hasIdentity = reader.modifier(of: dialect.id) != nil
    let mayHoldMore = !(hasLabel && hasIdentity) && (root != .framework || reader.mayBeDecorated)
    reader.readParts(arguments: child.chain.call?.arguments, into: tab)
    if case .modifier = dialect.id, !hasIdentity {
      tab.identity = identity(of: child, isOpen: hasLabel ? reader.mayBeDecorated : mayHoldMore)
    }
    if case .modifier = dialect.label, !hasLabel, mayHoldMore {
      (tab.label, tab.icon) = (.unknown, .unknown)
    }
    return root == .opaque && !hasLabel && !hasIdentity ? .several(tab) : .tab(tab)
  }

  private func identity(of child: TabContent, isOpen: Bool) -> Tab.IdentityState {
    if isOpen { return .unknown }
    guard let loop = child.loops.last else { return .missing }
    var evaluation = loop.identity
    evaluation.type = TypeResolver(project: project, file: file).resolve(
      evaluation.type, at: child.node)
    return .implied(
      Tab.Identity(evaluation: evaluation, expression: nil, range: loop.call.nameRange))
  }
}

extension TabContent {
  /// Whether `.hidden()` or `.hidden(true)` takes the tab out.
  fileprivate func isHiddenForGood(_ modifiers: [Modifier]) -> Bool {
    hiddenModifiers(modifiers).contains { modifier in
      guard let value = modifier.arguments.all.first?.value else {
        return modifier.arguments.all.isEmpty
      }
      return value.normalizedText == "true"
    }
  }

  /// `.hidden(condition)` is a condition.
  fileprivate func hiddenConditions(_ modifiers: [Modifier]) -> [Condition] {
    hiddenModifiers(modifiers).flatMap { modifier -> [Condition] in
      guard let value = modifier.arguments.all.first?.value, value.normalizedText != "false" else {
        return []
      }
      return ConditionReader().expression(value, holds: false)
    }
  }

  private func hiddenModifiers(_ modifiers: [Modifier]) -> [Modifier] {
    guard modifiers.contains(where: { $0.name == "hidden" }),
      chain.call?.name == "Tab" || !sections.isEmpty
    else { return [] }
    return modifiers.filter { $0.name == "hidden" }
  }
}
