/// Reads the bars of a file into the model.
public struct BarReader {
  let file: TabFile
  let project: Project
  let dialects: [Dialect]

  /// - Parameter dialects: those of the configuration first, then the built-in ones.
  public init(file: TabFile, project: Project, dialects: [Dialect] = BuiltInDialects.all) {
    self.file = file
    self.project = project
    self.dialects = dialects
  }

  /// The bars in the order of their calls.
  public func bars() -> [TabBar] {
    BarFinder(file: file, project: project, dialects: dialects).bars().map(bar)
  }

  private func bar(_ call: Call, _ dialect: Dialect) -> TabBar {
    let arguments = call.arguments
    let argument = arguments.first(dialect.selectionLabels)
    let selection = argument.flatMap { SelectionReader(file: file, project: project).read($0) }
    let content = contentNode(of: arguments, dialect: dialect)
    let styles = dialect.kind == .system ? styleModifiers(of: call) : []
    var bar = TabBar(
      file: file, dialect: dialect, call: call, selection: selection, tabs: [], sections: [],
      branches: [], isComplete: false, content: content,
      isEmpty: content.map(isEmpty) ?? false, style: style(of: call, modifiers: styles),
      isHidden: isHidden(call.chain), ownVisibleLimit: ownLimit(of: call, dialect: dialect),
      modifiers: call.chain.modifiers, styleModifiers: styles,
      surroundingView: BarSurroundings.view(around: call),
      isExample: ExampleCode(file: file, project: project).contains(call.suffix),
      enclosingType: project.enclosingType(of: call.suffix, file: file))
    switch dialect.tab {
    case .element: readElements(into: &bar)
    case .modifier, .call, .child:
      guard let content, content.kind == .closureExpression || content.kind == .arrayLiteral else {
        break
      }
      var reader = ContentReader(file: file, project: project)
      reader.read(content)
      bar.isComplete = reader.isComplete
      bar.sections = reader.sections
      bar.branches = reader.branches
      TabReader(file: file, project: project, dialect: dialect).read(reader.children, into: &bar)
    }
    numberPositions(of: &bar)
    return bar
  }

  private func contentNode(of arguments: ArgumentList, dialect: Dialect) -> SyntaxNode? {
    let labeled = arguments.first(dialect.contentLabels)?.value
    guard dialect.kind != .data else { return labeled }
    return dialect.isContentTrailing
      ? arguments.trailingClosure ?? labeled : labeled ?? arguments.trailingClosure
  }

  private func isEmpty(_ content: SyntaxNode) -> Bool {
    switch content.kind {
    case .closureExpression: ClosureView(content).statements.isEmpty
    case .arrayLiteral: content.children.first == nil
    default: false
    }
  }

  private func readElements(into bar: inout TabBar) {
    guard var content = bar.content else { return }
    if content.kind == .closureExpression {
      let statements = ClosureView(content).statements
      guard statements.count == 1 else { return }
      content = statements[0]
    }
    let reader = ElementReader(
      file: file, project: project, dialect: bar.dialect, selection: bar.selection)
    guard let tabs = reader.tabs(of: content) else { return }
    bar.tabs = tabs
    bar.isComplete = true
    bar.isEmpty = tabs.isEmpty
  }

  /// Gives each tab its place, as far as the places before it are known.
  private func numberPositions(of bar: inout TabBar) {
    guard bar.dialect.id == .position else { return }
    var isKnown = bar.isComplete
    for index in bar.tabs.indices {
      isKnown = isKnown && bar.tabs[index].conditions.isEmpty && bar.tabs[index].repetition == .once
      bar.tabs[index].identity = isKnown ? .position(index) : .unknown
    }
  }

  // MARK: - The container

  private func ownLimit(of call: Call, dialect: Dialect) -> Int? {
    if let count = dialect.visibleTabs { return count }
    let evaluator = Evaluator(project: project, file: file)
    let label = dialect.visibleTabsArgument ?? "maxTabsShown"
    if let value = call.arguments.value(label) {
      return evaluator.evaluate(value).value.integerValue ?? .max
    }
    guard let type = project.type(named: call.name, at: call.suffix, of: file),
      let variable = project.variable(named: label, in: type)
    else { return nil }
    return evaluator.evaluate(variable).value.integerValue ?? .max
  }

  private func style(of call: Call, modifiers: [Modifier]) -> TabBar.Style {
    if let variant = call.arguments.value("variant"), variant.referencedName == "scrollable" {
      return .scrollable
    }
    var style = TabBar.Style.automatic
    for modifier in modifiers {
      guard let value = modifier.arguments.all.first?.value else { continue }
      let chain = Chain(value)
      switch chain.primary.referencedName ?? "" {
      case "page", "PageTabViewStyle", "carousel", "CarouselTabViewStyle", "verticalPage",
        "VerticalPageTabViewStyle":
        return .page
      case "sidebarAdaptable", "SidebarAdaptableTabViewStyle": style = .sidebarAdaptable
      case let name: style = .other(name)
      }
    }
    return style
  }

  private func isHidden(_ chain: Chain) -> Bool {
    chain.modifiers.contains { modifier in
      (modifier.name == "toolbar" || modifier.name == "toolbarVisibility")
        && modifier.arguments.all.first?.value?.referencedName == "hidden"
        && modifier.arguments.value("for")?.referencedName == "tabBar"
    }
  }

  /// The styles of a bar and of what it stands in: a style holds for everything inside.
  private func styleModifiers(of call: Call) -> [Modifier] {
    var found = call.chain.modifiers(named: "tabViewStyle")
    var node = call.chain.node.parent
    while let current = node {
      switch current.kind {
      case .postfixExpression: found += Chain(current).modifiers(named: "tabViewStyle")
      case .codeBlock, .memberBlock, .file: return found
      default: break
      }
      node = current.parent
    }
    return found
  }
}
