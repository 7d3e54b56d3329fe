/// Reads identity, label and icon of one tab from where its dialect keeps them.
struct PartReader {
  let evaluator: Evaluator
  let modifiers: [Modifier]
  let selection: Selection?
  let project: Project
  let dialect: Dialect

  func modifier(of source: Dialect.Source?) -> Modifier? {
    guard case .modifier(let names) = source else { return nil }
    return modifiers.first { names.contains($0.name) }
  }

  /// Whether a modifier of the project's own may set label or tag: one that is declared with them, and any that
  /// speaks of tabs.
  var mayBeDecorated: Bool {
    modifiers.contains { modifier in
      if modifier.name == "modifier" || modifier.isOverload || modifier.givesTab { return true }
      if modifier.name.mentions("tab"), !PartReader.frameworkModifiers.contains(modifier.name),
        !dialect.modifierNames.contains(modifier.name)
      {
        return true
      }
      return project.decoratingModifiers.contains(modifier.name)
    }
  }

  private static let frameworkModifiers: Set<String> = [
    "tabItem", "tabViewStyle", "tabBarMinimizeBehavior", "tabViewBottomAccessory",
    "tabViewCustomization", "tabViewSidebarHeader", "tabViewSidebarFooter",
    "tabViewSidebarBottomBar", "tabPlacement",
  ]

  /// Reads what the dialect's sources give.
  func readParts(arguments: ArgumentList?, into tab: Tab) {
    readIdentity(arguments: arguments, into: tab)
    readCaptions(arguments: arguments, into: tab)
  }

  private func readIdentity(arguments: ArgumentList?, into tab: Tab) {
    switch dialect.id {
    case .argument(let labels):
      if let value = arguments?.first(labels)?.value { tab.identity = identity(value) }
    case .modifier:
      if let modifier = modifier(of: dialect.id) {
        tab.identity = modifier.arguments.all.first?.value.map(identity) ?? .unknown
        if hasSeveral(modifier.name) { tab.identity = .unknown }
      }
    case .property, .position: break
    case nil: tab.identity = .unknown
    }
  }

  /// Reads label and icon.
  func readCaptions(arguments: ArgumentList?, into tab: Tab) {
    readLabel(from: dialect.label, arguments: arguments, into: tab)
    readIcon(from: dialect.icon, label: dialect.label, arguments: arguments, into: tab)
  }

  private func hasSeveral(_ name: String) -> Bool {
    modifiers.filter { $0.name == name }.count > 1
  }

  func identity(_ expression: SyntaxNode) -> Tab.IdentityState {
    var evaluation = evaluator.evaluate(expression, expected: selection?.type ?? .unknown)
    evaluation.type = TypeResolver(project: project, file: evaluator.file).resolve(
      evaluation.type, at: expression)
    return .explicit(
      Tab.Identity(evaluation: evaluation, expression: expression, range: expression.range))
  }

  // MARK: - Label and icon

  private func readLabel(
    from source: Dialect.Source?, arguments: ArgumentList?, into tab: Tab
  ) {
    switch source {
    case .argument(let labels):
      guard let arguments else { return }
      if let value = arguments.first(labels)?.value {
        readLabelArgument(value, into: tab)
      } else if let closure = arguments.trailingClosure, tab.form == .view {
        // A closure behind a modifier's call has lost its label.
        readLabelView(closure, into: tab)
      } else if !arguments.unlabeled.isEmpty {
        tab.label = .unknown
      }
    case .modifier:
      guard let modifier = modifier(of: source) else { return }
      if let argument = modifier.arguments.all.first?.value {
        readLabelArgument(argument, into: tab)
      }
      if hasSeveral(modifier.name) { (tab.label, tab.icon) = (.unknown, .unknown) }
    case .property(let names):
      tab.label =
        property(names, of: tab).map { expression, file in
          LabelReader(evaluator: evaluator.deeper(in: file, bindings: [:])).known(expression)
        } ?? (hasProperty(names, tab) ? .unknown : .missing)
      tab.isLabelFromIdentity = true
    case .position, nil: tab.label = .unknown
    }
  }

  private func readIcon(
    from source: Dialect.Source?, label: Dialect.Source?, arguments: ArgumentList?,
    into tab: Tab
  ) {
    switch source {
    case .argument(let labels):
      guard let arguments, let argument = arguments.first(labels), let value = argument.value
      else { return }
      if value.drawsLabel {
        var reader = LabelReader(evaluator: evaluator)
        reader.read(value)
        tab.icon = reader.icon
      } else {
        let name = argument.label?.lowercased() ?? ""
        tab.icon = LabelReader(evaluator: evaluator).knownIcon(
          value, isSystem: name.contains("system") || name.contains("symbol"))
      }
    case .modifier where source == label: break
    case .modifier:
      guard let value = modifier(of: source)?.arguments.all.first?.value else { return }
      var reader = LabelReader(evaluator: evaluator)
      reader.read(value)
      tab.icon = reader.icon
    case .property(let names):
      tab.iconProperty = declaredProperty(names, tab)
      tab.icon =
        property(names, of: tab).map { expression, file in
          LabelReader(evaluator: evaluator.deeper(in: file, bindings: [:]))
            .knownIcon(expression, isSystem: true)
        } ?? (hasProperty(names, tab) ? .unknown : .missing)
    case .position, nil: tab.icon = .unknown
    }
  }

  /// A text, or a closure or view that draws the label.
  private func readLabelArgument(_ value: SyntaxNode, into tab: Tab) {
    if value.drawsLabel {
      readLabelView(value, into: tab)
    } else {
      tab.label = LabelReader(evaluator: evaluator).known(value)
    }
  }

  private func readLabelView(_ view: SyntaxNode, into tab: Tab) {
    if view.kind == .closureExpression { tab.labelClosures.append(view) }
    var reader = LabelReader(evaluator: evaluator)
    reader.read(view)
    tab.label = reader.text
    tab.icon = reader.icon
    if case .missing = tab.label, reader.isNamedForAccessibility { tab.label = .unknown }
  }

  /// The expression that the first declared property of `names` gives for the tab's case.
  private func property(_ names: [String], of tab: Tab) -> (SyntaxNode, TabFile)? {
    guard let enumeration = enumeration(of: tab), case .member(_, let name) = tab.idValue else {
      return nil
    }
    for property in names where project.variable(named: property, in: enumeration.type) != nil {
      return enumeration.propertyExpression(property, for: name)
    }
    return nil
  }

  private func declaredProperty(_ names: [String], _ tab: Tab) -> String? {
    guard let enumeration = enumeration(of: tab) else { return nil }
    return names.first { project.variable(named: $0, in: enumeration.type) != nil }
  }

  private func hasProperty(_ names: [String], _ tab: Tab) -> Bool {
    guard let enumeration = enumeration(of: tab) else { return true }
    if names.contains(where: { project.variable(named: $0, in: enumeration.type) != nil }) {
      return true
    }
    if enumeration.rawType == .string, project.facts.readsRawValues { return true }
    return project.parts(of: enumeration.type).contains { part in
      part.variables.contains { isNamedLike(names, $0.name) } || !part.isPlainEnum
    }
  }

  /// Whether a property's name speaks of the same: `localizedTitle` for `title`; not `iconName` for `name`.
  private func isNamedLike(_ names: [String], _ property: String) -> Bool {
    let property = property.lowercased()
    return names.contains { property.hasSuffix($0.lowercased()) || property.hasPrefix($0) }
      && !["icon", "image", "symbol"].contains { property.contains($0) }
  }

  private func enumeration(of tab: Tab) -> Enumeration? {
    guard let id = tab.id else { return nil }
    let node = id.expression ?? tab.node
    return evaluator.enumeration(of: id.evaluation, at: node)
      ?? selection.flatMap {
        evaluator.enumeration(of: Evaluation(value: .unknown, type: $0.type), at: node)
      }
  }

  // MARK: - SwiftUI's Tab

  private var isNamedForAccessibility: Bool {
    modifiers.contains { $0.name == "accessibilityLabel" }
  }

  /// `Tab("Home", systemImage: "house", value: .home, role: .search) { … } label: { … }`
  func readSystemTab(_ call: Call, into tab: Tab) {
    let arguments = call.arguments
    tab.identity = arguments.value("value").map(identity) ?? .missing
    tab.role = arguments.value("role").flatMap { Chain($0) }.flatMap {
      $0.suffixes.last?.referencedName ?? $0.primary.referencedName
    }
    let reader = LabelReader(evaluator: evaluator)
    if let title = arguments.unlabeled.first?.value {
      tab.label = reader.known(title)
    } else if let closure = arguments.value("label") {
      readLabelView(closure, into: tab)
    }
    if case .missing = tab.label, tab.role != nil || isNamedForAccessibility {
      tab.label = .unknown
    }
    if let symbol = arguments.value("systemImage") {
      tab.icon = reader.knownIcon(symbol, isSystem: true)
    } else if let image = arguments.value("image") {
      tab.icon = reader.knownIcon(image, isSystem: false)
    } else if tab.role != nil || arguments.all.contains(where: { $0.isUnknownInTab }) {
      tab.icon = .unknown
    }
  }
}

extension TypeDeclaration {
  /// Whether no protocol of another module can give it properties.
  fileprivate var isPlainEnum: Bool {
    inheritedTypes.allSatisfy { Project.addsNoMembers($0) }
  }
}

extension ArgumentList.Argument {
  /// Whether a `Tab` of SwiftUI has no such argument, but one of an extension may.
  fileprivate var isUnknownInTab: Bool {
    guard let label else { return false }
    return !["systemImage", "image", "value", "role", "content", "label"].contains(label)
  }
}

extension Modifier {
  /// Whether it is one of the project's own with the name of the framework's: `.tabItem(tab: .home)`.
  var isOverload: Bool {
    guard name == "tabItem" else { return false }
    let arguments = arguments.all
    return arguments.count != 1 || arguments[0].labelToken != nil
  }

  /// Whether a closure that it gets makes a tab of the view: `.if(isMain) { $0.tag(0) }`.
  fileprivate var givesTab: Bool {
    guard name != "tabItem", let closure = arguments.all.last?.value,
      closure.kind == .closureExpression
    else { return false }
    let tree = closure.tree
    let parameter = ClosureView(closure).parameterNames.first ?? "$0"
    return (closure.calls(of: "tag") + closure.calls(of: "tabItem")).contains { suffix in
      guard let chain = suffix.parent else { return false }
      return tree.token(chain.firstToken, hasBytes: Array(parameter.utf8))
    }
  }
}

extension SyntaxNode {
  /// Whether an argument is a closure or a view that draws a label, not the label's text.
  fileprivate var drawsLabel: Bool {
    if kind == .closureExpression { return true }
    return Chain(self).call.map { FrameworkViews.names.contains($0.name) } ?? false
  }
}
