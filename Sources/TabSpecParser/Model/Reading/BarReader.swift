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
    let bar = TabBar(
      file: file, dialect: dialect, call: call, selection: selection, content: content,
      isEmpty: content.map(isEmpty) ?? false,
      look: BarLook(call: call, dialect: dialect, file: file),
      ownVisibleLimit: ownLimit(of: call, dialect: dialect),
      surroundingView: BarSurroundings.view(around: call),
      isExample: ExampleCode(file: file, project: project).contains(call.suffix),
      enclosingType: project.enclosingType(of: call.suffix, file: file))
    switch dialect.tab {
    case .element: readElements(into: bar)
    case .modifier, .call, .child:
      guard let content, content.kind == .closureExpression || content.kind == .arrayLiteral else {
        break
      }
      var reader = ContentReader(file: file, project: project)
      reader.read(content)
      bar.isComplete = reader.isComplete
      bar.sections = reader.sections
      bar.branches = reader.branches
      TabReader(file: file, project: project, dialect: dialect).read(reader.children, into: bar)
    }
    numberPositions(of: bar)
    if !bar.tabs.isEmpty, bar.tabs.allSatisfy(BarLook.hidesBar) {
      bar.isHidden = true
    }
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

  private func readElements(into bar: TabBar) {
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

  /// Gives each tab its place, as far as the tabs before it are known to be there.
  private func numberPositions(of bar: TabBar) {
    guard bar.dialect.id == .position else { return }
    var before: [TabCount.Item] = []
    /// The number of tabs before, as long as all of them are always there.
    var plainCount: Int? = 0
    var isCounted = bar.isComplete
    for index in bar.tabs.indices {
      let tab = bar.tabs[index]
      let item = TabCount.Item(tab)
      let place = isCounted ? plainCount ?? position(behind: before, of: tab) : nil
      bar.tabs[index].identity =
        tab.repetition == .once ? place.map { .position($0) } ?? .unknown : .unknown
      before.append(item)
      plainCount = item.conditions.isEmpty ? plainCount.map { $0 + item.count } : nil
      isCounted = isCounted && tab.repetition != .unknown
    }
  }

  /// The number of tabs before `tab` when that is there; nil where it is not always the same.
  private func position(behind before: [TabCount.Item], of tab: Tab) -> Int? {
    let met = before.filter { !$0.conditions.excludes(tab.conditions) }.map { item in
      TabCount.Item(
        conditions: item.conditions.filter { !tab.conditions.contains($0) }, count: item.count)
    }
    let count = TabCount.maximum(of: met)
    return count == TabCount.minimum(of: met) ? count : nil
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
}
