/// Calls whose result can be told: texts, instances of data types, `map`.
extension Evaluator {
  /// The call of a name.
  func evaluate(_ call: Call, expected: ValueType) -> Evaluation {
    let arguments = call.arguments
    switch call.name {
    case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text":
      guard let first = arguments.all.first?.value else { return .unknown }
      return Evaluation(
        value: evaluate(first).value, type: call.name == "NSLocalizedString" ? .string : .unknown)
    case "String":
      guard let first = arguments.all.first else {
        return Evaluation(value: .unknown, type: .string)
      }
      if first.label == "localized" || first.labelToken == nil, let value = first.value,
        case .string(let text) = evaluate(value).value
      {
        return Evaluation(value: .string(text), type: .string)
      }
      return Evaluation(value: .unknown, type: .string)
    case "Int", "Double", "CGFloat": return number(call.name, of: arguments)
    case "Optional":
      guard let value = arguments.unlabeled.first?.value else { return .unknown }
      let inner = evaluate(value)
      return Evaluation(
        value: inner.value, type: inner.type.isKnown ? .optional(inner.type) : .unknown)
    case "Array":
      guard arguments.all.count == 1, let value = arguments.unlabeled.first?.value else {
        return .unknown
      }
      return evaluate(value)
    default: return instance(call, arguments: arguments)
    }
  }

  /// `Int(x)` of a number; of a text it would be optional.
  private func number(_ name: String, of arguments: ArgumentList) -> Evaluation {
    guard arguments.all.count == 1, let value = arguments.unlabeled.first?.value else {
      return .unknown
    }
    switch evaluate(value).type {
    case .integer, .double:
      return Evaluation(value: .unknown, type: name == "Int" ? .integer : .double)
    default: return .unknown
    }
  }

  private func instance(_ call: Call, arguments: ArgumentList) -> Evaluation {
    guard call.name.first?.isUppercase ?? false else {
      return .unknown
    }
    var values: [String: Value] = [:]
    for argument in arguments.all {
      guard let label = argument.label, let value = argument.value else { continue }
      values[label] = evaluate(value).value
    }
    if Project.isPlainIdentity(call.name) {
      return Evaluation(value: .unknown, type: .named(call.name))
    }
    guard let type = project.type(named: call.name, at: call.suffix, of: file), !type.isEnum else {
      return Evaluation(value: .instance(type: call.name, arguments: values), type: .unknown)
    }
    return Evaluation(
      value: .instance(type: call.name, arguments: values), type: .named(call.name))
  }

  /// The call of a member: `map`, `enumerated`, `reversed` and others that keep what is known.
  func call(of name: String, arguments: ArgumentList, on base: Evaluation) -> Evaluation {
    switch name {
    case "map", "compactMap", "flatMap":
      return map(base, arguments: arguments, isMap: name == "map")
    case "reversed":
      guard case .array(let elements) = base.value, arguments.all.isEmpty else { return .unknown }
      return Evaluation(value: .array(elements.reversed()), type: base.type)
    case "enumerated":
      guard case .array(let elements) = base.value, arguments.all.isEmpty else { return .unknown }
      let pairs = elements.enumerated().map { index, element in
        Value.instance(type: "", arguments: ["offset": .integer(index), "element": element])
      }
      return Evaluation(value: .array(pairs), type: .unknown)
    case "animation", "transaction": return base
    case "first", "last", "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast",
      "shuffled":
      guard case .array = base.type else { return .unknown }
      let isElement = name == "first" || name == "last"
      return Evaluation(value: .unknown, type: isElement ? .unknown : base.type)
    default: return .unknown
    }
  }

  private func map(_ base: Evaluation, arguments: ArgumentList, isMap: Bool) -> Evaluation {
    guard case .array(let elements) = base.value, isMap, arguments.all.count == 1,
      let transform = arguments.all[0].value
    else { return .unknown }
    var elementType = ValueType.unknown
    if case .array(let type) = base.type { elementType = type }
    let results = elements.map { element in
      apply(transform, to: Evaluation(value: element, type: elementType))
    }
    let type = results.first?.type ?? .unknown
    return Evaluation(
      value: .array(results.map(\.value)),
      type: .array(results.allSatisfy { $0.type == type } ? type : .unknown))
  }

  /// `{ $0.title }`, `{ item in item.title }` or `\.title` on a value.
  private func apply(_ transform: SyntaxNode, to element: Evaluation) -> Evaluation {
    if transform.kind == .keyPathExpression {
      var current = element
      for suffix in transform.children {
        guard suffix.kind == .memberSuffix, let name = suffix.referencedName else {
          return .unknown
        }
        current = member(name, of: current, at: suffix)
      }
      return current
    }
    guard transform.kind == .closureExpression else { return .unknown }
    let closure = ClosureView(transform)
    guard closure.statements.count == 1, let body = closure.statements.first else {
      return .unknown
    }
    var inner = deeper()
    inner.bindings[closure.parameterNames.first ?? "$0"] = element
    let expression = body.kind == .returnStatement ? body.children.first : body
    return expression.map { inner.evaluate($0) } ?? .unknown
  }
}

extension Project {
  /// Types of the frameworks whose values are identities and nothing else.
  static func isPlainIdentity(_ name: String) -> Bool {
    name == "UUID" || name == "Date" || name == "URL"
  }
}
