/// Names and what is chained to them.
extension Evaluator {
  func chain(_ chain: Chain, expected: ValueType) -> Evaluation {
    var position = 0
    var current: Evaluation
    if let call = chain.call {
      position = call.nameToken == chain.primary.firstToken ? 1 : 2
      current = evaluate(call, expected: expected)
    } else if let (result, used) = typeMember(chain) {
      (current, position) = (result, used)
    } else if chain.primary.kind == .nameExpression {
      current = name(chain, position: &position)
    } else if chain.primary.kind == .implicitMember, !chain.suffixes.isEmpty {
      return implicitChain(chain, expected: expected)
    } else if chain.primary.kind == .arrayLiteral || chain.primary.kind == .tupleExpression
      || chain.primary.kind == .stringLiteral
    {
      current = evaluate(chain.primary)
    } else {
      return .unknown
    }
    while position < chain.suffixes.count {
      let suffix = chain.suffixes[position]
      let next = position + 1 < chain.suffixes.count ? chain.suffixes[position + 1] : nil
      switch suffix.kind {
      case .memberSuffix:
        guard let member = suffix.referencedName else { return .unknown }
        if let next, next.kind == .callSuffix {
          current = call(of: member, arguments: ArgumentList(next), on: current)
          position += 1
        } else {
          current = self.member(member, of: current, at: suffix)
        }
      case .subscriptSuffix: current = element(of: current, arguments: ArgumentList(suffix))
      case .operatorSuffix where suffix.text == "!" || suffix.text == "?":
        current.type = current.type.unwrapped
      default: return .unknown
      }
      position += 1
    }
    return current
  }

  /// `.home` with something behind it: a case with associated values, or a property of the case.
  private func implicitChain(_ chain: Chain, expected: ValueType) -> Evaluation {
    var current = evaluate(chain.primary, expected: expected)
    for suffix in chain.suffixes {
      guard suffix.kind == .memberSuffix, let name = suffix.referencedName else {
        return Evaluation(value: .unknown, type: expected)
      }
      current = member(name, of: current, at: suffix)
    }
    return current
  }

  /// `Type.member` and `Outer.Type.member` at the beginning of a chain, and how many suffixes it takes.
  private func typeMember(_ chain: Chain) -> (Evaluation, Int)? {
    guard let first = chain.primary.referencedName, chain.primary.kind == .nameExpression,
      isTypeName(first)
    else { return nil }
    var typeName = first
    var position = 0
    while position < chain.suffixes.count, chain.suffixes[position].kind == .memberSuffix,
      let name = chain.suffixes[position].referencedName
    {
      position += 1
      if isTypeName(name), position < chain.suffixes.count {
        typeName += "." + name
        continue
      }
      if name == "self" { return nil }
      if position < chain.suffixes.count, chain.suffixes[position].kind == .callSuffix {
        // A case with associated values, or a static function.
        let known = project.type(named: typeName, at: chain.node, of: file)?.cases
          .contains { $0.name == name }
        return (
          Evaluation(value: .unknown, type: known == true ? .named(typeName) : .unknown),
          position + 1
        )
      }
      return (staticMember(name, ofTypeNamed: typeName, at: chain.node), position)
    }
    return nil
  }

  private func isTypeName(_ name: String) -> Bool {
    name.first?.isUppercase ?? false
  }

  /// A name, `$name` or `self.name`; takes what it used of the suffixes.
  private func name(_ chain: Chain, position: inout Int) -> Evaluation {
    guard var name = chain.primary.referencedName else { return .unknown }
    var skipsLocals = false
    if name == "self", bindings["self"] == nil, let first = chain.suffixes.first,
      first.kind == .memberSuffix,
      let member = first.referencedName
    {
      if chain.suffixes.count > 1, chain.suffixes[1].kind == .callSuffix { return .unknown }
      name = member
      position = 1
      skipsLocals = true
    }
    if name.hasPrefix("$"), bindings[name] == nil { name.removeFirst() }
    return variable(name, at: chain.node, skipsLocals: skipsLocals)
  }

  /// What the name of a variable gives at `node`.
  func variable(_ name: String, at node: SyntaxNode, skipsLocals: Bool = false) -> Evaluation {
    if !skipsLocals, let bound = bindings[name] { return bound }
    switch Scope(project: project, file: file).lookup(name, at: node, skipsLocals: skipsLocals) {
    case .variable(let variable): return constant(variable)
    case .parameter(let type): return Evaluation(value: .unknown, type: type)
    case .unknown: return bindings["self"].map { member(name, of: $0, at: node) } ?? .unknown
    }
  }

  /// A variable's value where it can't change, else only its type.
  private func constant(_ variable: VariableDeclaration) -> Evaluation {
    let evaluated = evaluate(variable)
    guard variable.initialValue != nil || variable.getter != nil else {
      return Evaluation(value: .unknown, type: evaluated.type)
    }
    let isPlain = variable.attributes.allSatisfy { $0 == "State" || $0 == "MainActor" }
    let isConstant = isPlain && (variable.getter != nil || !project.mayChange(variable))
    // Who declares an empty array as a variable means to fill it.
    let isPlaceholder = !variable.isLet && evaluated.value == .array([])
    return isConstant && !isPlaceholder
      ? evaluated : Evaluation(value: .unknown, type: evaluated.type)
  }

  // MARK: - Members

  func member(_ name: String, of base: Evaluation, at node: SyntaxNode) -> Evaluation {
    switch name {
    case "hashValue": return Evaluation(value: .unknown, type: .integer)
    case "rawValue": return rawValue(of: base, at: node)
    case "count":
      guard case .array(let elements) = base.value else {
        return property(name, of: base, at: node)
      }
      return Evaluation(value: .integer(elements.count), type: .integer)
    case "indices":
      guard case .array(let elements) = base.value else {
        return property(name, of: base, at: node)
      }
      return Evaluation(
        value: .array(elements.indices.map { .integer($0) }), type: .array(.integer))
    case "first", "last":
      guard case .array(let elementType) = base.type else { return .unknown }
      guard case .array(let elements) = base.value,
        let element = name == "first" ? elements.first : elements.last
      else { return Evaluation(value: .unknown, type: .optional(elementType)) }
      return Evaluation(value: element, type: .optional(elementType))
    case "self": return base
    default: return property(name, of: base, at: node)
    }
  }

  private func rawValue(of base: Evaluation, at node: SyntaxNode) -> Evaluation {
    guard let enumeration = enumeration(of: base, at: node) else { return .unknown }
    guard case .member(_, let name) = base.value else {
      return Evaluation(value: .unknown, type: enumeration.rawType ?? .unknown)
    }
    return Evaluation(
      value: enumeration.rawValue(of: name), type: enumeration.rawType ?? .unknown)
  }

  /// The project's enum that a value is a case of.
  func enumeration(of base: Evaluation, at node: SyntaxNode) -> Enumeration? {
    let typeName: String
    switch (base.type.unwrapped, base.value) {
    case (.named(let name), _): typeName = name
    case (.unknown, .member(let name?, _)): typeName = name
    default: return nil
    }
    return project.type(named: typeName, at: node, of: file).flatMap {
      Enumeration($0, in: project)
    }
  }

  /// A property that a type of the project declares.
  private func property(_ name: String, of base: Evaluation, at node: SyntaxNode) -> Evaluation {
    if case .instance(_, let arguments) = base.value, let value = arguments[name] {
      return Evaluation(value: value, type: .unknown)
    }
    if let enumeration = enumeration(of: base, at: node),
      case .member(_, let caseName) = base.value,
      let (expression, file) = enumeration.propertyExpression(name, for: caseName)
    {
      let declared = project.variable(named: name, in: enumeration.type)?.declaredType ?? .unknown
      var inner = deeper(in: file, bindings: [:])
      inner.bindings["self"] = base
      let result = inner.evaluate(expression, expected: declared)
      let isSelf = declared == .named("Self")
      return Evaluation(
        value: result.value,
        type: isSelf ? base.type : declared.isKnown ? declared : result.type)
    }
    guard case .named(let typeName) = base.type.unwrapped,
      let type = project.type(named: typeName, at: node, of: file),
      let variable = project.variable(named: name, in: type)
    else { return .unknown }
    if variable.declaredType == .named("Self") {
      return Evaluation(value: .unknown, type: base.type)
    }
    return Evaluation(value: .unknown, type: deeper().evaluate(variable).type)
  }

  private func element(of base: Evaluation, arguments: ArgumentList) -> Evaluation {
    guard case .array(let elementType) = base.type else { return .unknown }
    guard case .array(let elements) = base.value, arguments.all.count == 1,
      let index = arguments.all[0].value.flatMap({ evaluate($0).value.integerValue }),
      elements.indices.contains(index)
    else { return Evaluation(value: .unknown, type: elementType) }
    return Evaluation(value: elements[index], type: elementType)
  }
}
