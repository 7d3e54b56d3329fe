/// Finds what a call can mean in the project.
struct CallTargets {
  let inference: TypeInference

  init(_ inference: TypeInference) {
    self.inference = inference
  }

  var project: Project { inference.project }

  /// The targets that the arguments fit; where they fit none, the only one that there is. None where the project
  /// declares nothing that is called.
  ///
  /// - Parameter base: the type of what stands before the member that is called, where it is known already.
  func targets(of call: SyntaxNode, on base: InferredType? = nil) -> [CallTarget] {
    let all = candidates(of: call, on: base)
    let arguments = ArgumentList(call).all
    let fitting = all.filter { $0.assignments(of: arguments) != nil }
    let found = fitting.isEmpty && all.count == 1 ? all : fitting
    return found.map { resolvingGenerics(of: $0, arguments: arguments) }
  }

  /// Everything with the name that is called, whether the arguments fit or not.
  func candidates(of call: SyntaxNode, on base: InferredType? = nil) -> [CallTarget] {
    guard let callee = call.callee else { return [] }
    switch callee.kind {
    case .nameExpression:
      if callee.tree.tokens[callee.firstToken].kind == .selfTypeKeyword {
        return initializers(of: inference.selfType(at: callee))
      }
      guard let name = callee.referencedName else { return [] }
      return inference.names.declarations(named: name, at: callee).flatMap { declaration in
        targets(of: declaration, written: callee)
      }
    case .implicitMember:
      guard let expression = callee.parent, let name = callee.referencedName else { return [] }
      return members(
        named: name,
        of: base ?? .metatype(inference.implicitType(of: expression).unwrapped))
    case .memberSuffix:
      guard let name = callee.referencedName else { return [] }
      return members(named: name, of: base ?? inference.baseType(of: callee))
    default: return []
    }
  }

  private func members(named name: String, of base: InferredType) -> [CallTarget] {
    if name == "init" {
      if case .metatype(let type) = base { return initializers(of: type) }
      return initializers(of: base)
    }
    let base = base.isUnknown ? .view : base
    return inference.declarations(ofMember: name, of: base).flatMap { declaration in
      targets(of: declaration, written: nil).map { target in
        var target = target
        target.result = inference.replaceGenerics(in: target.result, of: base)
        return target
      }
    }
  }

  private func targets(of declaration: Declaration, written: SyntaxNode?) -> [CallTarget] {
    guard let inference = inference.next(in: declaration.file) else { return [] }
    switch declaration {
    case .function(let function):
      return [target(function, as: declaration, result: inference.result(of: function), inference)]
    case .enumCase(let enumCase):
      let parameters = ParameterDeclaration.all(in: enumCase.node, file: enumCase.file)
      let types = enumCase.node.firstChild(.parameterClause)?.children(.parameter) ?? []
      return [
        CallTarget(
          declaration: declaration,
          parameters: types.map { node in
            parameter(node, parameters.first { $0.node == node }, inference)
          },
          result: inference.type(of: declaration), isGeneric: false)
      ]
    case .type:
      let arguments = written?.firstChild(.genericArgumentClause)?.children(.type).map {
        self.inference.references.type($0)
      }
      guard case .metatype(let instance) = inference.type(of: declaration) else { return [] }
      if let arguments, let declared = instance.declaration {
        return initializers(of: .declared(declared, arguments: arguments))
      }
      return initializers(of: instance)
    case .variable, .parameter, .local:
      guard case .function(let types, let result) = inference.type(of: declaration) else {
        return []
      }
      let parameters = types.map { type in
        CallTarget.Parameter(
          label: nil, declaration: nil, type: type, isClosure: type.isFunction,
          isOptional: false, isVariadic: false)
      }
      return [
        CallTarget(
          declaration: declaration, parameters: parameters, result: result, isGeneric: false)
      ]
    case .genericParameter, .label: return []
    }
  }

  func target(
    _ function: FunctionDeclaration, as declaration: Declaration, result: InferredType,
    _ inference: TypeInference
  ) -> CallTarget {
    let isGeneric =
      function.node.firstChild(.genericParameterClause) != nil
      || !(project.enclosingType(of: function.node, file: function.file)?.genericParameters
        .isEmpty ?? true)
    return CallTarget(
      declaration: declaration,
      parameters: function.parameters.map { parameter($0.node, $0, inference) },
      result: result, isGeneric: isGeneric)
  }

  private func parameter(
    _ node: SyntaxNode, _ parameter: ParameterDeclaration?, _ inference: TypeInference
  ) -> CallTarget.Parameter {
    let written = node.firstChild(.type)
    let type =
      parameter.map { inference.type(of: $0) }
      ?? written.map { inference.references.type($0) } ?? .unknown
    let isVariadic = parameter?.isVariadic ?? false
    let declaration = parameter.flatMap { parameter -> Declaration? in
      guard parameter.labelToken != nil else { return nil }
      return parameter.isLabelledByName ? .parameter(parameter) : .label(parameter)
    }
    return CallTarget.Parameter(
      label: parameter?.label, declaration: declaration, type: isVariadic ? type.element : type,
      isClosure: type.unwrapped.isFunction, isOptional: parameter?.hasDefault ?? false,
      isVariadic: isVariadic)
  }

  // MARK: - Generics

  /// The target with the generic parameters that its arguments settle.
  private func resolvingGenerics(
    of target: CallTarget, arguments: [ArgumentList.Argument]
  ) -> CallTarget {
    guard target.isGeneric else { return target }
    var found: [String: InferredType] = [:]
    for (argument, index) in zip(arguments, target.partialAssignments(of: arguments)) {
      guard let index, let value = argument.value, value.kind != .implicitMember,
        value.kind != .closureExpression
      else { continue }
      target.parameters[index].type.match(inference.type(of: value), into: &found)
    }
    var target = target
    target.parameters = target.parameters.map { $0.replacing(found) }
    target.result = target.result.replacing(found)
    return target
  }
}

extension CallTarget.Parameter {
  func replacing(_ arguments: [String: InferredType]) -> CallTarget.Parameter {
    CallTarget.Parameter(
      label: label, declaration: declaration, type: type.replacing(arguments),
      isClosure: isClosure, isOptional: isOptional, isVariadic: isVariadic)
  }
}

extension InferredType {
  var isFunction: Bool {
    if case .function = self { true } else { false }
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }
}

extension SyntaxNode {
  /// What a `callSuffix` calls: the name or the member right before it.
  var callee: SyntaxNode? {
    guard kind == .callSuffix, let parent else { return nil }
    var previous: SyntaxNode?
    for child in parent.children {
      if child == self { return previous }
      previous = child
    }
    return nil
  }
}
