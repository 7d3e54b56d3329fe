import TabSpecParser

/// Compares a call's arguments with an initialiser's parameters.
enum CallMatch {
  enum Problem {
    case unknownLabel(String, TextRange)
    /// A parameter without default that gets no argument; by its label.
    case missing(String)
    /// An argument without label where one is needed.
    case unlabeled(String, TextRange)
  }

  /// What does not fit; empty where the call can be one of this initialiser.
  ///
  /// - Parameter language: an item without its closure is allowed in a `.tabs` file.
  static func problems(
    of arguments: ArgumentList, with initializer: ParameterList, language: TabFile.Language
  ) -> [Problem] {
    var open = initializer.parameters
    var problems: [Problem] = []
    for argument in arguments.all {
      if let label = argument.label {
        if let index = open.firstIndex(where: { $0.label == label }) {
          if !open[index].isVariadic { open.remove(at: index) }
        } else if argument.isTrailing, let index = open.firstIndex(where: \.isClosure) {
          open.remove(at: index)
          problems.append(.unknownLabel(label, argument.labelRange ?? argument.node.range))
        } else {
          problems.append(.unknownLabel(label, argument.labelRange ?? argument.node.range))
        }
      } else if argument.isTrailing {
        // A closure's type can have a name of its own.
        let index =
          open.firstIndex(where: \.isClosure)
          ?? open.lastIndex { !$0.hasDefault && !$0.type.isPlain }
        if let index { open.remove(at: index) }
      } else if let index = open.firstIndex(where: { $0.label == nil }) {
        if !open[index].isVariadic { open.remove(at: index) }
      } else if let index = open.firstIndex(where: { $0.label != nil && !$0.hasDefault }) {
        problems.append(.unlabeled(open[index].label ?? "", argument.node.range))
        open.remove(at: index)
      }
    }
    for parameter in open
    where !parameter.hasDefault && !parameter.isVariadic
      && !(parameter.isClosure && language == .tabs)
    {
      problems.append(.missing(parameter.label ?? parameter.name))
    }
    return problems
  }
}

extension ValueType {
  /// Whether values of the type are no closures.
  fileprivate var isPlain: Bool {
    switch self {
    case .integer, .double, .string, .boolean, .array, .binding: true
    case .unknown, .named, .optional: false
    }
  }
}

/// The initialisers of a type of the project.
package struct Initializers {
  package let all: [ParameterList]

  /// - Returns: nil where they can't be told: a class that inherits, a protocol, members made by a macro.
  package init?(of type: TypeDeclaration, in project: Project) {
    guard !type.isProtocol, !type.isEnum, !(type.isClass && !type.inheritedTypes.isEmpty) else {
      return nil
    }
    let parts = project.parts(of: type)
    let members = parts.flatMap(\.members)
    if members.contains(where: { $0.kind == .macroExpansion || $0.kind == .unparsed }) {
      return nil
    }
    let declared = members.filter { $0.kind == .initializerDeclaration }
    let isInBody = type.members.contains { $0.kind == .initializerDeclaration }
    var all = declared.map { ParameterList($0) }
    if !isInBody {
      guard !type.isClass || declared.isEmpty else { return nil }
      all.append(ParameterList(parameters: Initializers.memberwise(type)))
    }
    self.all = all
  }

  /// A parameter for each stored property that the initialiser takes.
  private static func memberwise(_ type: TypeDeclaration) -> [ParameterList.Parameter] {
    guard !type.isClass else { return [] }
    return type.variables.filter { $0.isStored && !$0.isStatic }.compactMap { variable in
      let isSet = variable.initialValue != nil
      if isSet, variable.isLet { return nil }
      if isSet, variable.isPrivate, variable.hasAttribute("State") { return nil }
      let isWrapperSet = variable.declaration.children(.attribute).contains {
        $0.ownToken(.leftParenthesis) != nil
      }
      let isInjected = variable.hasAttribute(
        "Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState", "Query",
        "FetchRequest", "AppStorage", "SceneStorage")
      let isOptionalVariable: Bool
      if case .optional = variable.declaredType, !variable.isLet {
        isOptionalVariable = true
      } else {
        isOptionalVariable = false
      }
      let type = variable.binding.firstChild(.typeAnnotation)?.firstChild(.type)
      let isClosure =
        (type.map(ParameterList.isClosureType) ?? false) || variable.hasAttribute("ViewBuilder")
      let written = type.map(\.textOnOneLine) ?? variable.declaredType?.description ?? "_"
      return ParameterList.Parameter(
        label: variable.name, name: variable.name, type: variable.declaredType ?? .unknown,
        typeText: variable.hasAttribute("Binding") ? "Binding<\(written)>" : written,
        isClosure: isClosure,
        hasDefault: isSet || isWrapperSet || isInjected || isOptionalVariable, isVariadic: false)
    }
  }
}
