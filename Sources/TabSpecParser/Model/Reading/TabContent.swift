/// A child of a container: the expression, and what stands between it and the container.
struct TabContent {
  /// Calls of `ForEach` around a child, with the values of the loop's parameters in this round.
  struct Loop {
    let call: Call
    let bindings: [String: Evaluation]
    /// 0-based.
    let round: Int
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

  /// The same content with more conditions on the way; nil where one of them never holds in this round of a loop.
  func adding(_ more: [Condition]) -> TabContent? {
    let bindings = bindings
    var inner = self
    for condition in more {
      guard let bound = bindings[condition.subject] else {
        let isOfRound = bindings.keys.contains { condition.subject.contains($0) }
        inner.conditions.append(isOfRound ? condition.inRound(round) : condition)
        continue
      }
      guard let value = bound.value.conditionText else {
        inner.conditions.append(condition.inRound(round))
        continue
      }
      if condition.values.contains(value) == condition.isComplement { return nil }
    }
    return inner
  }

  /// Names this round of the loops around, so that what depends on it is not taken for the same in another one.
  private var round: String {
    loops.map { String($0.round) }.joined(separator: ".")
  }

  /// What the names of all loops around mean.
  var bindings: [String: Evaluation] {
    loops.reduce(into: [:]) { $0.merge($1.bindings) { _, inner in inner } }
  }
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
    let reader = ConditionReader()
    var failed: [Condition] = []
    var asked: [SyntaxNode] = []
    for part in node.children {
      guard part.kind == .codeBlock else {
        asked.append(part)
        continue
      }
      let inner = asked.isEmpty ? failed : failed + reader.conditions(asked)
      if !asked.isEmpty { failed += reader.negations(asked) }
      asked = []
      if let inner = outer.adding(inner) { block(part, in: inner) }
    }
  }

  private mutating func switchExpression(_ node: SyntaxNode, in outer: TabContent) {
    let view = SwitchView(node)
    if view.hasConditionalCases { isComplete = false }
    for (part, condition) in ConditionReader().cases(of: view) {
      guard let inner = outer.adding([condition]) else { continue }
      for statement in part.caseStatements { self.statement(statement, in: inner) }
    }
  }

  private mutating func ifConfig(_ node: SyntaxNode, in outer: TabContent) {
    let reader = BuildConditionReader()
    var failed: [Condition] = []
    for clause in node.children(.ifConfigClause) {
      var inner = outer
      inner.conditions += failed
      let text = clause.buildConditionText[...]
      if !text.isEmpty {
        inner.conditions += reader.conditions(text, holds: true)
        failed += reader.conditions(text, holds: false)
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
    let evaluator = Evaluator(project: project, file: file, bindings: outer.bindings)
    let collection = evaluator.evaluate(data)
    var elementType = ValueType.unknown
    if case .array(let type) = collection.type { elementType = type }
    let names = ClosureView(closure).parameterNames
    var inner = outer
    inner.groupModifiers += chain.modifiers
    if case .array(let elements) = collection.value,
      elements.count <= ContentReader.maximumExpansion
    {
      for (round, element) in elements.enumerated() {
        let value = Evaluation(value: element, type: elementType)
        inner.loops =
          outer.loops + [
            loop(call, names: names, element: value, round: round, evaluator: evaluator)
          ]
        block(closure, in: inner)
      }
      return
    }
    let unknown = Evaluation(value: .unknown, type: elementType)
    inner.loops.append(loop(call, names: names, element: unknown, round: 0, evaluator: evaluator))
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
    _ call: Call, names: [String], element: Evaluation, round: Int, evaluator: Evaluator
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
    return TabContent.Loop(
      call: call, bindings: bind(names, to: element), round: round, identity: identity)
  }

  /// One parameter is the element; two are the parts of a pair that `enumerated()` gives.
  private func bind(_ names: [String], to element: Evaluation) -> [String: Evaluation] {
    guard names.count > 1 else { return [names.first ?? "$0": element] }
    var bindings: [String: Evaluation] = [:]
    for name in names { bindings[name] = .unknown }
    if names.count == 2, case .instance("", let pair) = element.value {
      for (name, part) in zip(names, ["offset", "element"]) {
        bindings[name] = pair[part].map { Evaluation(value: $0, type: .unknown) }
      }
    }
    return bindings
  }
}

extension ArgumentList {
  /// The closure with the tabs of a `TabSection`.
  var sectionContent: SyntaxNode? {
    value("content") ?? trailingClosure
  }
}

extension Value {
  /// The value as conditions name it.
  fileprivate var conditionText: String? {
    switch self {
    case .member(_, let name): "." + name
    case .integer, .string, .boolean: description
    case .unknown, .null, .array, .instance: nil
    }
  }
}
