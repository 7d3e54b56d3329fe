/// Dialects that a project declares itself: a container with a binding and a builder, and a method of `View` that names a
/// child to it by a value of the binding's type.
///
/// Only what is plain is taken, so that no other view with a binding becomes a bar.
struct DeclaredBars {
  private let project: Project
  private let methods: [Method]

  /// A method of `View` that may make a tab.
  private struct Method {
    let name: String
    let parameters: [ParameterList.Parameter]
    let genericParameters: [String]
  }

  /// The selection of a container: the label of its argument and the type of its value.
  private struct Binding {
    let label: String
    let type: ValueType
  }

  /// - Parameters:
  ///   - types: the project's types.
  ///   - extensions: its extensions of `View`.
  init(project: Project, extensions: [TypeDeclaration]) {
    self.project = project
    methods = extensions.flatMap { part in
      part.members.filter { $0.kind == .functionDeclaration }.compactMap { member in
        guard let token = member.declaredNameToken else { return nil }
        let type = TypeDeclaration(file: part.file, node: member, path: [])
        return Method(
          name: Identifier.name(ofToken: token, in: member.tree),
          parameters: ParameterList(member).parameters, genericParameters: type.genericParameters)
      }
    }
    .filter { method in
      let name = method.name.lowercased()
      return !method.parameters.isEmpty && (name.contains("tab") || name.contains("item"))
    }
  }

  /// The dialects of the containers among `types`.
  func dialects(of types: [TypeDeclaration]) -> [Dialect] {
    guard !methods.isEmpty else { return [] }
    return types.flatMap { type -> [Dialect] in
      guard let binding = selection(of: type), isContainer(type) else { return [] }
      return methods.compactMap { dialect(type, binding, $0) }
    }
  }

  private func isContainer(_ type: TypeDeclaration) -> Bool {
    guard type.node.kind == .typeDeclaration, !type.isProtocol else { return false }
    return type.inheritedTypes.contains { $0 == "View" || $0 == "SwiftUI.View" }
      && type.members.contains { member in
        (member.kind == .variableDeclaration || member.kind == .initializerDeclaration)
          && member.tokenIndices.contains { member.tree.token($0, is: "ViewBuilder") }
      }
  }

  /// The one binding that the container takes.
  private func selection(of type: TypeDeclaration) -> Binding? {
    let variables = type.variables.filter { $0.hasAttribute("Binding") }
    guard variables.count == 1, let variable = variables.first,
      let valueType = variable.declaredType
    else { return nil }
    let initializers = type.members.filter { $0.kind == .initializerDeclaration }
    guard !initializers.isEmpty else { return Binding(label: variable.name, type: valueType) }
    let labels = initializers.flatMap { ParameterList($0).parameters }.compactMap {
      parameter -> String? in
      guard case .binding(valueType) = parameter.type else { return nil }
      return parameter.label ?? "_"
    }
    guard let label = labels.first, Set(labels).count == 1 else { return nil }
    return Binding(label: label, type: valueType)
  }

  private func dialect(_ type: TypeDeclaration, _ binding: Binding, _ method: Method) -> Dialect? {
    let identities = method.parameters.filter { identifies($0, binding, of: type, method) }
    guard identities.count == 1, let identity = identities.first else { return nil }
    let selections = method.parameters.filter {
      if case .binding = $0.type { $0.label == binding.label } else { false }
    }
    return Dialect(
      kind: .preferenceKey, containers: [type.name],
      selectionLabels: [binding.label] + selections.compactMap(\.label),
      tab: .modifier([method.name]),
      id: .argument([identity.label ?? "_"]),
      label: text(["title", "label", "text", "name"], of: method, except: identity),
      icon: text(["systemImage", "icon", "iconName", "image"], of: method, except: identity),
      hasLimit: project.variable(named: "maxTabsShown", in: type) != nil)
  }

  /// Whether a parameter has the selection's type. A plain number or text must be called an identity too.
  private func identifies(
    _ parameter: ParameterList.Parameter, _ binding: Binding, of type: TypeDeclaration,
    _ method: Method
  ) -> Bool {
    let isNamedSo = ["tag", "id", "tab", "value", "for", "index"].contains(
      parameter.label ?? parameter.name)
    switch (parameter.type, binding.type.unwrapped) {
    case (.named(let name), .named(let wanted)):
      if method.genericParameters.contains(name) {
        return isNamedSo && type.genericParameters.contains(wanted)
      }
      return name == wanted && !type.genericParameters.contains(wanted)
    case (.integer, .integer), (.string, .string): return isNamedSo
    default: return false
    }
  }

  private func text(
    _ labels: [String], of method: Method, except identity: ParameterList.Parameter
  ) -> Dialect.Source? {
    let found = method.parameters.first { parameter in
      guard let label = parameter.label, labels.contains(label), label != identity.label else {
        return false
      }
      return parameter.type == .string || parameter.type == .named("LocalizedStringKey")
    }
    return found?.label.map { .argument([$0]) }
  }
}
