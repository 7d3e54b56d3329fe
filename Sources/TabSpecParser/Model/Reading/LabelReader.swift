/// Reads what a label closure draws: its text, its icon, and whether something else may draw either.
struct LabelReader {
  let evaluator: Evaluator

  private(set) var text: Tab.Label = .missing
  private(set) var icon: Tab.Icon = .missing
  /// Whether an `accessibilityLabel` names what has no text.
  private(set) var isNamedForAccessibility = false

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  private var file: TabFile { evaluator.file }

  /// Reads the statements of a `tabItem` or `label:` closure, or a view that is handed over as an argument.
  mutating func read(_ content: SyntaxNode) {
    if content.kind == .closureExpression {
      for statement in ClosureView(content).statements { view(statement, isCertain: true) }
    } else {
      view(content, isCertain: true)
    }
  }

  private mutating func view(_ node: SyntaxNode, isCertain: Bool) {
    switch node.kind {
    case .variableDeclaration, .condition, .pattern, .attribute: return
    case .ifExpression, .switchExpression, .ifConfig, .ifConfigClause, .codeBlock, .switchCase:
      for child in node.children { view(child, isCertain: false) }
      return
    case .returnStatement:
      if let value = node.children.first { view(value, isCertain: isCertain) }
      return
    default: break
    }
    let chain = Chain(node)
    if chain.modifiers.contains(where: {
      $0.name == "accessibilityLabel" || $0.name == "accessibility"
    }) {
      isNamedForAccessibility = true
    }
    guard let call = chain.call else {
      if chain.baseName != "Color" { addUnknown() }
      return
    }
    switch call.name {
    case "Label": label(call, isCertain: isCertain)
    case "Text": addText(evaluatedText(call), isCertain: isCertain)
    case "Image": addImage(call, isCertain: isCertain)
    case "VStack", "HStack", "ZStack", "Group", "Button":
      if let closure = call.arguments.trailingClosure ?? call.arguments.value("content") {
        for statement in ClosureView(closure).statements { view(statement, isCertain: isCertain) }
      }
      if call.name == "Button", let title = call.arguments.unlabeled.first?.value {
        addText(known(title), isCertain: isCertain)
      }
      if let label = call.arguments.value("label") { read(label) }
    case "EmptyView", "Spacer", "Divider": break
    case _ where FrameworkViews.names.contains(call.name): break
    default: addUnknown()
    }
  }

  private mutating func label(_ call: Call, isCertain: Bool) {
    let arguments = call.arguments
    if let title = arguments.unlabeled.first?.value {
      addText(known(title), isCertain: isCertain)
    } else if let closure = arguments.value("title") ?? arguments.trailingClosure {
      read(closure)
    }
    if let symbol = arguments.value("systemImage") {
      addIcon(knownIcon(symbol, isSystem: true), isCertain: isCertain)
    } else if let image = arguments.value("image") {
      addIcon(knownIcon(image, isSystem: false), isCertain: isCertain)
    } else if let closure = arguments.value("icon") {
      read(closure)
    }
  }

  private mutating func addImage(_ call: Call, isCertain: Bool) {
    if call.arguments["label"] != nil { isNamedForAccessibility = true }
    if let symbol = call.arguments.value("systemName") {
      addIcon(knownIcon(symbol, isSystem: true), isCertain: isCertain)
    } else if let name = call.arguments.unlabeled.first?.value {
      addIcon(knownIcon(name, isSystem: false), isCertain: isCertain)
    } else {
      addIcon(.unknown, isCertain: isCertain)
    }
  }

  // MARK: - Parts

  private func evaluatedText(_ call: Call) -> Tab.Label {
    if let verbatim = call.arguments.value("verbatim") { return known(verbatim) }
    guard let first = call.arguments.unlabeled.first?.value else { return .unknown }
    return known(first)
  }

  /// The text of an expression, and where it is written.
  func known(_ node: SyntaxNode) -> Tab.Label {
    guard case .string(let text) = evaluator.evaluate(node).value else { return .unknown }
    return .known(text, place(of: node))
  }

  func knownIcon(_ node: SyntaxNode, isSystem: Bool) -> Tab.Icon {
    guard case .string(let name) = evaluator.evaluate(node).value else { return .unknown }
    return .known(name, place(of: node), isSystem: isSystem)
  }

  private func place(of node: SyntaxNode) -> Place {
    // A text in `String(localized: "…")` stands at its literal.
    let literal =
      node.kind == .stringLiteral ? node : node.descendants.first { $0.kind == .stringLiteral }
    return Place(file: file, range: (literal ?? node).range)
  }

  private mutating func addText(_ label: Tab.Label, isCertain: Bool) {
    guard case .missing = text else { return }
    text = isCertain ? label : .unknown
  }

  private mutating func addIcon(_ found: Tab.Icon, isCertain: Bool) {
    guard case .missing = icon else { return }
    icon = isCertain ? found : .unknown
  }

  private mutating func addUnknown() {
    addText(.unknown, isCertain: false)
    addIcon(.unknown, isCertain: false)
  }
}
