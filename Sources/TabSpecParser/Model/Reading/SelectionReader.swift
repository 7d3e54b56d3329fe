/// Reads what a bar is told to show.
struct SelectionReader {
  let file: TabFile
  let project: Project

  func read(_ argument: ArgumentList.Argument) -> Selection? {
    guard let expression = argument.value else { return nil }
    var selection = Selection(
      argument: argument, expression: expression, name: expression.normalizedText, isNamed: false,
      declaration: nil, type: .unknown, initial: .unknown, isConstant: false, storage: nil)
    let chain = Chain(expression)
    if let value = constant(chain) {
      let evaluated = Evaluator(project: project, file: file).evaluate(value)
      selection.isConstant = true
      selection.initial = evaluated.value
      selection.type = evaluated.type
    } else if let path = bindingPath(chain) {
      selection.name = path.joined(separator: ".")
      selection.isNamed = true
      resolve(path, at: expression, into: &selection)
    } else {
      plainValue(expression, into: &selection)
    }
    selection.type = TypeResolver(project: project, file: file).resolve(
      selection.type, at: expression)
    return selection
  }

  // MARK: - The argument

  /// The value in `.constant(…)` or `Binding.constant(…)`.
  private func constant(_ chain: Chain) -> SyntaxNode? {
    if chain.primary.kind == .implicitMember, chain.primary.referencedName == "constant",
      chain.suffixes.count == 1, chain.suffixes[0].kind == .callSuffix
    {
      return ArgumentList(chain.suffixes[0]).unlabeled.first?.value
    }
    guard chain.baseName == "Binding", chain.suffixes.count == 2,
      chain.suffixes[0].referencedName == "constant", chain.suffixes[1].kind == .callSuffix
    else { return nil }
    return ArgumentList(chain.suffixes[1]).unlabeled.first?.value
  }

  /// The names in `$selection`, `self.$selection`, `$model.page`, `model.$page`; an animation behind it does not matter.
  private func bindingPath(_ chain: Chain) -> [String]? {
    var names: [String] = []
    var hasDollar = false
    guard let first = chain.primary.referencedName, chain.primary.kind == .nameExpression else {
      return nil
    }
    names.append(first)
    var index = 0
    while index < chain.suffixes.count {
      let suffix = chain.suffixes[index]
      guard suffix.kind == .memberSuffix, let name = suffix.referencedName else { return nil }
      if index + 1 < chain.suffixes.count, chain.suffixes[index + 1].kind == .callSuffix {
        guard name == "animation" || name == "transaction" else { return nil }
        index += 2
        continue
      }
      names.append(name)
      index += 1
    }
    if names.first == "self" { names.removeFirst() }
    let plain = names.map { name -> String in
      guard name.hasPrefix("$") else { return name }
      hasDollar = true
      return String(name.dropFirst())
    }
    return hasDollar && !plain.isEmpty ? plain : nil
  }

  /// A value or a `Binding` that is not made with `$`.
  private func plainValue(_ expression: SyntaxNode, into selection: inout Selection) {
    let evaluated = Evaluator(project: project, file: file).evaluate(expression)
    if case .binding(let type) = evaluated.type {
      selection.type = type
      if expression.kind == .nameExpression, let name = expression.referencedName {
        selection.declaration = variable(name, at: expression)
      }
      return
    }
    guard file.language == .tabs else { return }
    selection.type = evaluated.type
    selection.initial = evaluated.value
    if expression.kind == .nameExpression, let name = expression.referencedName,
      let declaration = variable(name, at: expression)
    {
      selection.declaration = declaration
      selection.initial = Evaluator(project: project, file: file).evaluate(declaration).value
    }
  }

  // MARK: - The state behind it

  private func variable(_ name: String, at node: SyntaxNode) -> VariableDeclaration? {
    let scope = Scope(project: project, file: file)
    guard case .variable(let found) = scope.lookup(name, at: node, skipsLocals: false) else {
      return nil
    }
    return found
  }

  private func resolve(_ path: [String], at node: SyntaxNode, into selection: inout Selection) {
    let scope = Scope(project: project, file: file)
    switch scope.lookup(path[0], at: node, skipsLocals: false) {
    case .variable(let variable):
      if path.count == 1 {
        read(variable, into: &selection)
      } else {
        readModel(variable, path: path.dropFirst(), into: &selection)
      }
    case .parameter(let type):
      if path.count == 1, case .binding(let value) = type { selection.type = value }
    case .unknown: break
    }
  }

  private func read(_ variable: VariableDeclaration, into selection: inout Selection) {
    selection.declaration = variable
    let evaluated = Evaluator(project: project, file: file).evaluate(variable)
    selection.type = evaluated.type
    if case .binding(let type) = evaluated.type { selection.type = type }
    selection.storage = ["AppStorage", "SceneStorage"].first { variable.hasAttribute($0) }
    guard startsHere(variable) else { return }
    selection.initial = evaluated.value
  }

  /// Whether a variable's initial value is what the bar starts with: no binding, nothing that an initialiser sets.
  private func startsHere(_ variable: VariableDeclaration) -> Bool {
    let attributes = variable.attributes.filter { !$0.hasPrefix("Previewable") }
    let isState =
      attributes.allSatisfy { ["MainActor", "ObservationTracked", "Bindable"].contains($0) }
      || attributes.contains { ["State", "AppStorage", "SceneStorage", "Published"].contains($0) }
    guard isState, variable.isStored else { return false }
    if case .binding = variable.declaredType { return false }
    return !isSetElsewhere(variable)
  }

  /// Whether an initialiser of the type around a variable names it.
  private func isSetElsewhere(_ variable: VariableDeclaration) -> Bool {
    guard let type = project.enclosingType(of: variable.declaration, file: variable.file) else {
      return false
    }
    let name = variable.name
    for part in project.parts(of: type) {
      for initializer in part.members where initializer.kind == .initializerDeclaration {
        let tree = initializer.tree
        let isNamed = initializer.tokenIndices.contains { token in
          guard tree.tokens[token].kind == .identifier else { return false }
          let text = Identifier.name(ofToken: token, in: tree)
          return text == name || text == "_" + name
        }
        if isNamed { return true }
      }
    }
    return false
  }

  /// `$model.page`: the property of the model's type.
  private func readModel(
    _ variable: VariableDeclaration, path: ArraySlice<String>, into selection: inout Selection
  ) {
    let evaluator = Evaluator(project: project, file: variable.file)
    var type = evaluator.evaluate(variable).type
    var current = variable
    for name in path {
      if case .binding(let inner) = type { type = inner }
      guard case .named(let typeName) = type,
        let declared = project.type(named: typeName, at: current.declaration, of: current.file),
        let property = project.variable(named: name, in: declared)
      else { return }
      current = property
      type = evaluator.evaluate(property).type
    }
    selection.declaration = current
    selection.type = type
    selection.storage = ["AppStorage", "SceneStorage"].first { current.hasAttribute($0) }
    guard path.count == 1, variable.hasAttribute("State", "StateObject"), startsHere(current),
      let initial = variable.initialValue, let call = Chain(initial).call,
      call.arguments.all.isEmpty, call.name.first?.isUppercase ?? false
    else { return }
    selection.initial = evaluator.evaluate(current).value
  }
}
