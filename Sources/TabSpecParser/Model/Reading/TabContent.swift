/// A child of a container: the expression, and what stands between it and the container.
struct TabContent {
  /// Calls of `ForEach` around a child, with the value of the loop's parameter in this round.
  struct Loop {
    let call: Call
    let parameter: String?
    /// The element; unknown where the data is.
    let element: Evaluation
    /// The identity that the loop gives to its children.
    let identity: Evaluation
  }

  var node: SyntaxNode
  var chain: Chain
  var conditions: [Condition] = []
  var loops: [Loop] = []
  /// The calls of `TabSection` around it.
  var sections: [SyntaxNode] = []
  /// Modifiers of a `Group` around it, which hold for each child.
  var groupModifiers: [Modifier] = []
  var repetition: Tab.Repetition = .once
}

/// Walks the content of a container: conditions, loops and groups are transparent.
struct ContentReader {
  /// Loops with more elements stay one child.
  static let maximumExpansion = 64

  let file: TabFile
  let project: Project
  private(set) var children: [TabContent] = []
  private(set) var sections: [TabSection] = []
  /// The `if` and `switch` statements on the way to the children.
  private(set) var branches: [SyntaxNode] = []
  /// Whether everything was understood.
  private(set) var isComplete = true

  init(file: TabFile, project: Project) {
    self.file = file
    self.project = project
  }

  /// Reads the statements of a closure or the elements of an array.
  mutating func read(_ content: SyntaxNode) {
    let outer = TabContent(node: content, chain: Chain(content))
    if content.kind == .arrayLiteral {
      for element in content.children { child(element, in: outer) }
    } else {
      block(content, in: outer)
    }
  }

  private mutating func block(_ block: SyntaxNode, in outer: TabContent) {
    for statement in block.children { self.statement(statement, in: outer) }
  }

  private mutating func statement(_ node: SyntaxNode, in outer: TabContent) {
    switch node.kind {
    case .closureSignature, .condition, .pattern, .variableDeclaration, .functionDeclaration,
      .typealiasDeclaration, .attribute:
      break
    case .ifExpression:
      branches.append(node)
      ifExpression(node, in: outer)
    case .switchExpression:
      branches.append(node)
      switchExpression(node, in: outer)
    case .ifConfig: ifConfig(node, in: outer)
    case .returnStatement:
      if let value = node.children.first { child(value, in: outer) }
    case .forStatement, .guardStatement, .unparsed, .jumpStatement, .throwStatement:
      isComplete = false
    default: child(node, in: outer)
    }
  }

  // MARK: - Conditions

  private mutating func ifExpression(_ node: SyntaxNode, in outer: TabContent) {
    var failed: [Condition] = []
    var texts: [String] = []
    for part in node.children {
      guard part.kind == .codeBlock else {
        texts.append(part.normalizedText)
        continue
      }
      var inner = outer
      inner.conditions += failed
      if !texts.isEmpty {
        let text = texts.joined(separator: ", ")
        inner.conditions.append(.holds(text, true))
        failed.append(.holds(text, false))
      }
      texts = []
      block(part, in: inner)
    }
  }

  private mutating func switchExpression(_ node: SyntaxNode, in outer: TabContent) {
    let subject = SwitchView(node).subject?.normalizedText ?? ""
    for part in node.children where part.kind == .switchCase || part.kind == .ifConfig {
      guard part.kind == .switchCase else {
        isComplete = false
        continue
      }
      let patterns = part.children(.pattern).map(\.normalizedText).joined(separator: ", ")
      let branch = patterns.isEmpty ? "default" : patterns
      var inner = outer
      inner.conditions.append(
        Condition(key: "switch \(subject)", branch: branch, text: "\(subject) is \(branch)"))
      for statement in part.children where statement.kind != .pattern {
        self.statement(statement, in: inner)
      }
    }
  }

  private mutating func ifConfig(_ node: SyntaxNode, in outer: TabContent) {
    var failed: [Condition] = []
    for clause in node.children(.ifConfigClause) {
      var inner = outer
      inner.conditions += failed
      let text = clause.buildConditionText
      if !text.isEmpty {
        inner.conditions.append(.holds(text, true, isBuildTime: true))
        failed.append(.holds(text, false, isBuildTime: true))
      }
      block(clause, in: inner)
    }
  }

  // MARK: - Children

  private mutating func child(_ node: SyntaxNode, in outer: TabContent) {
    let chain = Chain(node)
    switch chain.call?.name {
    case "Group":
      if let closure = chain.call?.arguments.trailingClosure
        ?? chain.call?.arguments.value("content")
      {
        var inner = outer
        inner.groupModifiers += chain.modifiers
        block(closure, in: inner)
        return
      }
    case "TabSection":
      if let call = chain.call, let closure = call.arguments.sectionContent {
        var inner = outer
        inner.sections.append(node)
        sections.append(
          TabSection(
            call: call, modifiers: chain.modifiers, conditions: outer.conditions, file: file))
        inner.groupModifiers += chain.modifiers.filter { $0.name == "hidden" }
        block(closure, in: inner)
        return
      }
    case "ForEach":
      if let call = chain.call {
        forEach(call, chain: chain, in: outer)
        return
      }
    case "EmptyView" where chain.modifiers.isEmpty: return
    default: break
    }
    var child = outer
    child.node = node
    child.chain = chain
    children.append(child)
  }

  private mutating func forEach(_ call: Call, chain: Chain, in outer: TabContent) {
    let arguments = call.arguments
    guard let data = arguments.unlabeled.first?.value,
      let closure = arguments.trailingClosure ?? arguments.value("content")
    else {
      isComplete = false
      return
    }
    var bindings: [String: Evaluation] = [:]
    for loop in outer.loops { loop.parameter.map { bindings[$0] = loop.element } }
    let evaluator = Evaluator(project: project, file: file, bindings: bindings)
    let collection = evaluator.evaluate(data)
    var elementType = ValueType.unknown
    if case .array(let type) = collection.type { elementType = type }
    let parameter = ClosureView(closure).parameterNames.first ?? "$0"
    var inner = outer
    inner.groupModifiers += chain.modifiers
    if case .array(let elements) = collection.value,
      elements.count <= ContentReader.maximumExpansion
    {
      for element in elements {
        let value = Evaluation(value: element, type: elementType)
        inner.loops =
          outer.loops + [
            loop(call, parameter: parameter, element: value, evaluator: evaluator)
          ]
        block(closure, in: inner)
      }
      return
    }
    let unknown = Evaluation(value: .unknown, type: elementType)
    inner.loops.append(loop(call, parameter: parameter, element: unknown, evaluator: evaluator))
    if case .array(let elements) = collection.value {
      inner.repetition = .times(elements.count)
    } else {
      inner.repetition = .unknown
      isComplete = false
    }
    block(closure, in: inner)
  }

  /// A round of a loop: `id: \.self` and a range give the element as identity, another key path its property, no `id:`
  /// the element's `id`.
  private func loop(
    _ call: Call, parameter: String, element: Evaluation, evaluator: Evaluator
  ) -> TabContent.Loop {
    var identity = element
    if let path = call.arguments.value("id"), path.kind == .keyPathExpression {
      for suffix in path.children {
        guard suffix.kind == .memberSuffix, let name = suffix.referencedName else {
          identity = .unknown
          break
        }
        identity = name == "self" ? identity : evaluator.member(name, of: identity, at: suffix)
      }
    } else if call.arguments["id"] != nil {
      identity = .unknown
    } else if element.type != .integer {
      identity = evaluator.member("id", of: element, at: call.suffix)
    }
    return TabContent.Loop(call: call, parameter: parameter, element: element, identity: identity)
  }
}

extension ArgumentList {
  /// The closure with the tabs of a `TabSection`.
  var sectionContent: SyntaxNode? {
    value("content") ?? trailingClosure
  }
}

extension SyntaxNode {
  /// The condition of an `ifConfigClause`, blanks dropped; empty for `#else`.
  public var buildConditionText: String {
    var text = ""
    for index in tokenIndices.dropFirst() {
      let token = tree.tokens[index]
      if token.kind == .newline { break }
      if !token.kind.isTrivia { text += tree.text(ofToken: index) }
    }
    return text
  }
}
