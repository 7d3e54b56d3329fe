/// Initialisers: those that are written, and the one that a struct has without writing it.
extension CallTargets {
  func initializers(of type: InferredType) -> [CallTarget] {
    guard case .declared(let declared, let arguments) = type.unwrapped else { return [] }
    let parts = project.parts(of: declared)
    var found: [CallTarget] = []
    for part in parts {
      for member in part.members where member.kind == .initializerDeclaration {
        guard let function = FunctionDeclaration(member, file: part.file),
          let inference = inference.next(in: part.file)
        else { continue }
        found.append(
          target(function, as: .type(declared), result: .unknown, inference))
      }
    }
    let hasOwn = declared.members.contains { $0.kind == .initializerDeclaration }
    if !hasOwn, declared.node.ownToken(.structKeyword) != nil {
      found.append(memberwise(declared))
    }
    return found.map { target in
      var target = target
      let generics = declared.genericParameters
      target.isGeneric = target.isGeneric || !generics.isEmpty
      target.result = .declared(
        declared, arguments: arguments.isEmpty ? generics.map { .generic($0) } : arguments)
      if arguments.count == generics.count {
        let replaced = Dictionary(zip(generics, arguments), uniquingKeysWith: { first, _ in first })
        target.parameters = target.parameters.map { $0.replacing(replaced) }
      }
      return target
    }
  }

  /// The initialiser that a struct has without writing one.
  private func memberwise(_ type: TypeDeclaration) -> CallTarget {
    let inference = inference.next(in: type.file)
    let stored = type.variables.filter { $0.isPartOfMemberwiseInitializer }
    return CallTarget(
      declaration: .type(type),
      parameters: stored.map { variable in
        let type = inference?.type(of: Declaration.variable(variable)) ?? .unknown
        let isBinding = variable.hasAttribute("Binding")
        return CallTarget.Parameter(
          label: variable.name, declaration: .variable(variable),
          type: isBinding ? .wrapper(type) : type, isClosure: type.unwrapped.isFunction,
          isOptional: variable.initialValue != nil || !variable.isLet && type.isOptional
            || variable.hasAttribute("Environment", "Namespace"),
          isVariadic: false)
      },
      result: .unknown, isGeneric: false)
  }
}

extension VariableDeclaration {
  /// Whether the memberwise initialiser takes a value for it.
  var isPartOfMemberwiseInitializer: Bool {
    isStored && !isStatic && !(isLet && initialValue != nil)
  }
}
