/// What tab bars ask of the values in them: an id has the selection's type.
struct BarExpectations {
  let project: Project
  let file: TabFile

  /// By the index of its node, the type that the id of a tab or a selection must have.
  func types(of bars: [TabBar]) -> [Int: InferredType] {
    var types: [Int: InferredType] = [:]
    for bar in bars {
      let type = type(of: bar)
      guard !type.isUnknown else { continue }
      for tab in bar.tabs {
        if let expression = tab.id?.expression, expression.tree === file.tree {
          types[expression.index] = type
        }
      }
      guard let selection = bar.selection else { continue }
      if let constant = selection.constantValue {
        types[constant.index] = type
      } else if selection.expression.isImplicit {
        types[selection.expression.index] = type
      }
    }
    return types
  }

  /// The type of a bar's ids: that of the selection, else of an id that has one, else the only enum of the project with
  /// cases of these names.
  private func type(of bar: TabBar) -> InferredType {
    let inference = TypeInference(project: project, file: file)
    if let selection = bar.selection {
      let type = type(selection.type, at: selection.expression)
      if !type.isUnknown { return type }
      let expression = selection.expression
      let written =
        expression.isImplicit
        ? inference.expectedType(of: expression).wrappedValue
        : inference.type(of: expression).wrappedValue
      if !written.isUnknown { return written }
    }
    let expressions = bar.tabs.compactMap { $0.id?.expression }
    for expression in expressions where !expression.isImplicit {
      let type = inference.type(of: expression)
      if !type.isUnknown { return type }
    }
    return bar.selection == nil || bar.selection?.type.isKnown == false
      ? onlyEnum(with: expressions) : .unknown
  }

  private func type(_ type: ValueType, at node: SyntaxNode) -> InferredType {
    switch type {
    case .unknown: return .unknown
    case .integer: return .integer
    case .string: return .string
    case .boolean: return .boolean
    case .double: return .external("Double")
    case .optional(let wrapped):
      let inner = self.type(wrapped, at: node)
      return inner.isUnknown ? .unknown : .optional(inner)
    case .array(let element): return .sequence(self.type(element, at: node))
    case .binding(let value): return .wrapper(self.type(value, at: node))
    case .named(let name):
      let names = name.split(separator: ".").map(String.init)
      return TypeReference(project: project, file: file).type(named: names[...], at: node)
    }
  }

  private func onlyEnum(with expressions: [SyntaxNode]) -> InferredType {
    let names = Set(
      expressions.filter { $0.kind == .implicitMember }.compactMap(\.referencedName))
    guard !names.isEmpty else { return .unknown }
    let fitting = project.allTypes.filter { type in
      type.isEnum && names.isSubset(of: type.cases.map(\.name))
    }
    return fitting.count == 1 ? .declared(fitting[0], arguments: []) : .unknown
  }
}

extension Selection {
  /// The value in `.constant(…)`.
  var constantValue: SyntaxNode? {
    guard isConstant, let call = Chain(expression).suffixes.last, call.kind == .callSuffix else {
      return nil
    }
    return ArgumentList(call).unlabeled.first?.value
  }
}
