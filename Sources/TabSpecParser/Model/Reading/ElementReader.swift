/// Reads the tabs of a data bar: elements of an array, written in place, behind a name, or made from the cases of an enum.
struct ElementReader {
  let file: TabFile
  let project: Project
  let dialect: Dialect
  let selection: Selection?

  /// The tabs of `content`; nil where the elements are not known.
  func tabs(of content: SyntaxNode) -> [Tab]? {
    if content.kind == .arrayLiteral {
      return content.children.map { tab($0, at: $0, file: file) }
    }
    if let variable = namedArray(content), let array = variable.initialValue,
      array.kind == .arrayLiteral, !project.mayChange(variable)
    {
      return array.children.map { tab($0, at: content, file: variable.file) }
    }
    return mappedCases(content) ?? counted(content)
  }

  private func namedArray(_ content: SyntaxNode) -> VariableDeclaration? {
    let chain = Chain(content)
    var name = chain.primary.referencedName
    if name == "self" || name == "Self", chain.suffixes.count == 1 {
      name = chain.suffixes[0].referencedName
    } else if !chain.suffixes.isEmpty {
      return nil
    }
    guard let name else { return nil }
    let scope = Scope(project: project, file: file)
    guard case .variable(let variable) = scope.lookup(name, at: content, skipsLocals: false) else {
      return nil
    }
    return variable
  }

  /// `Kind.allCases.map { $0.tabItem }` and `.map(\.tabItem)`: an expression a case.
  private func mappedCases(_ content: SyntaxNode) -> [Tab]? {
    let chain = Chain(content)
    guard let map = chain.modifiers.last, map.name == "map", map.call == chain.suffixes.last,
      let property = property(of: map.arguments)
    else { return nil }
    guard let typeName = chain.primary.referencedName,
      chain.suffixes.first?.referencedName == "allCases", chain.suffixes.count == 3,
      let type = project.type(named: typeName, at: content, of: file),
      let enumeration = Enumeration(type, in: project), enumeration.hasAllCases
    else { return nil }
    return enumeration.cases.map { enumCase in
      guard
        let (expression, expressionFile) = enumeration.propertyExpression(
          property, for: enumCase.name)
      else { return tab(content, at: content, file: file, isOpaque: true) }
      return tab(expression, at: content, file: expressionFile)
    }
  }

  private func property(of arguments: ArgumentList) -> String? {
    guard arguments.all.count == 1, let value = arguments.all[0].value else { return nil }
    if value.kind == .keyPathExpression {
      let parts = Array(value.children)
      return parts.count == 1 ? parts[0].referencedName : nil
    }
    guard value.kind == .closureExpression else { return nil }
    let closure = ClosureView(value)
    guard closure.statements.count == 1, let body = closure.statements.first else { return nil }
    let chain = Chain(body)
    guard chain.primary.referencedName == (closure.parameterNames.first ?? "$0"),
      chain.suffixes.count == 1
    else { return nil }
    return chain.suffixes[0].referencedName
  }

  /// Any other array whose number of elements is known.
  private func counted(_ content: SyntaxNode) -> [Tab]? {
    guard
      case .array(let elements) = Evaluator(project: project, file: file).evaluate(content).value
    else { return nil }
    return elements.map { _ in tab(content, at: content, file: file, isOpaque: true) }
  }

  /// Whether an element without label would be one that lacks it: of data whose shape is known.
  private func hasTitle(_ chain: Chain) -> Bool {
    guard dialect.kind == .data else { return true }
    guard let name = chain.call?.name, dialect.itemNames.contains(name) else { return false }
    let declared = project.types(named: name)
    return declared.isEmpty
      || declared.contains { project.variable(named: "title", in: $0) != nil }
  }

  private func tab(
    _ node: SyntaxNode, at place: SyntaxNode, file: TabFile, isOpaque: Bool = false
  ) -> Tab {
    let chain = Chain(node)
    let tab = Tab(
      form: .element, node: file === self.file ? node : place, chain: chain, modifiers: [],
      conditions: [], repetition: .once, file: self.file)
    (tab.identity, tab.label, tab.icon) = (.unknown, .unknown, .unknown)
    tab.selectedIcon = .unknown
    guard !isOpaque else { return tab }
    let evaluator = Evaluator(project: project, file: file)
    let reader = PartReader(
      evaluator: evaluator, modifiers: chain.modifiers, selection: selection, project: project,
      dialect: dialect)
    if let arguments = chain.elementArguments {
      tab.element = Place(file: file, range: node.range)
      tab.identity = .missing
      if hasTitle(chain) { (tab.label, tab.icon) = (.missing, .missing) }
      reader.readParts(arguments: arguments, into: tab)
      tab.selectedIcon =
        arguments.value("selectedImage").map {
          LabelReader(evaluator: evaluator).knownIcon($0, isSystem: false)
        } ?? .missing
    } else if case .property = dialect.label {
      // The element is the case itself.
      tab.identity = reader.identity(node)
      reader.readCaptions(arguments: nil, into: tab)
      if dialect.id == nil { tab.identity = .unknown }
    }
    return tab
  }
}

extension Chain {
  /// The arguments of `TabItemData(…)` or `.init(…)`.
  var elementArguments: ArgumentList? {
    if let call, suffixes.count == 1 { return call.arguments }
    guard primary.kind == .implicitMember, primary.referencedName == "init", suffixes.count == 1,
      suffixes[0].kind == .callSuffix
    else { return nil }
    return ArgumentList(suffixes[0])
  }
}
